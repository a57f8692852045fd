# Les consignes : ce qu’une place répond sans qu’on le lui demande. Un mot est le même dans tous les jeux qui l’ont.

order-word-ask = me demander
order-word-matters = me demander si cela me concerne
order-word-never = ne pas me demander
order-line = { $title } : { $value }

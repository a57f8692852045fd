# Les cartes Lieu de Fortune and Glory, telles que les images en parlent.

location-fortune-and-glory-kind = Lieu
location-fortune-and-glory-city = Ville : { $city }.

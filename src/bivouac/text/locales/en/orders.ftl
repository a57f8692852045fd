# Standing orders: what a seat answers without being asked. A word is the same in every game that has it.

order-word-ask = ask me
order-word-matters = ask me when it concerns me
order-word-never = do not ask me
order-line = { $title }: { $value }

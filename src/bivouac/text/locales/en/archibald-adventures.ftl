# The Adventures: the scene that the reader reads aloud, the answers, and what comes of each. `.o1` is the story of answer 1;
# where a die decides, `.w1` and `.l1` are how it goes on. What it does to the hero is said by the card's verbs.

adventure-archibald-sleeping-beetle = A beetle as big as a cart is asleep across the path. Each snore parts your hair, and not the way you like it. There is no room to go round. What now?
    .name = The snoring beetle
    .a1 = Climb over it on tiptoe
    .a2 = Sing it a lullaby
    .a3 = Tickle its foot, the third on the left
    .o1 = You reach the top. The shell is as slippery as a bar of soap.
    .w1 = Down the far side you go. It is the best slide in the garden, and you land running.
    .l1 = The beetle sneezes. You come down much later, exactly where you set out.
    .o2 = It smiles in its sleep, sighs, and lets go of what it was hugging.
    .o3 = It laughs, you laugh, the whole hedge laughs, and that does you a world of good. From up there somebody comes down to ask what is so funny.

adventure-archibald-ant-parade = Ants are crossing the path in single file, each with a crumb and no time. You can see neither the first nor the last. “Do move along,” says number 812. What do you do?
    .name = The ants’ parade
    .a1 = Slip into the line and look busy
    .a2 = Sit down and let them pass
    .a3 = Ask to speak to whoever is in charge
    .o1 = They hand you a crumb, keep some of your luggage at the customs, and off you march. It is the right way, too.
    .o2 = Around number 3,046 you nod off. When you wake up you feel splendid, and they are still passing.
    .o3 = A great silence falls over the line.
    .w3 = “Nobody has ever asked,” says the smallest one, and all of them want to give you something.
    .l3 = “I thought it was you,” says each to the next, all the way down the garden. You tiptoe off.

adventure-archibald-dew-drop = A dewdrop hangs from a blade of grass, right above the path. It is as tall as you, it trembles, and it cannot make up its mind. How do you get past?
    .name = The dewdrop
    .a1 = Help it out and drink a sip
    .a2 = Pull a face at your reflection
    .a3 = Run underneath, very fast
    .o1 = You put your lips to it, ever so gently.
    .w1 = It is cool, it tastes of mint, and it holds. You have seldom felt so well.
    .l1 = That sip was all it was holding on by. Splash.
    .o2 = Your reflection pulls a worse one. You laugh, and then you see what is shining in the grass behind it.
    .o3 = You are through like an arrow. Behind your back, it has made up its mind.

adventure-archibald-proud-snail = A snail fills the path from edge to edge. “You may pass for one compliment,” he says. “A good one.” He waits, one eye on each side of you. What do you tell him?
    .name = The proud snail
    .a1 = That he has a beautiful house
    .a2 = That he is really very fast
    .a3 = That nobody shines as he does
    .o1 = “Do come in.” It is cosy, the tea is hot, and the tour of the house takes all afternoon. Outside, the others get on with things.
    .o2 = He blushes. “You think so? First to that pebble, then.”
    .w2 = You win, by a good long while. He is so happy to have been in a race that he shows you his short cut.
    .l2 = You stop to wait for him. He does not stop. You have lost to a snail, and a bet is a bet.
    .o3 = Deeply moved, he gives you presents, and the path one more coat of shine. You leave sooner than you meant to, and backwards.

adventure-archibald-lost-sock = A sock has fallen from the giants’ washing line. It is as big as a circus tent, and something inside is humming a tune. What do you do?
    .name = The lost sock
    .a1 = Crawl in and hold your nose
    .a2 = Knock, as far as one can knock on a sock
    .a3 = Drag it into the nearest puddle
    .o1 = It is dark in there, and darker still toward the toes.
    .w1 = In the toes lies everything that ever got lost in the wash. Help yourself.
    .l1 = In the heel you meet the singer. She is a flea, and she was here first.
    .o2 = “Coming,” says a voice, and a parcel that smells of cake is pushed out. “Coming too,” says another voice, and that one does not sound friendly.
    .o3 = It drinks like a camel. Where there was a puddle there is now a path, and a very surprised boatman.

adventure-archibald-cricket-concert = A cricket in a tailcoat has just finished his great piece for one leg. He bows. You are the whole audience. Well?
    .name = The cricket’s concert
    .a1 = Clap until your hands hurt
    .a2 = Join in the chorus
    .o1 = He plays it all again, and once more for the back row. All over the garden people feel better and do not know why.
    .o2 = You take a deep breath. The cricket counts to four.
    .w2 = What a voice. The daisies open, and presents rain down on the stage.
    .l2 = It is a lovely duet, up to the high note. That one is answered from the sky, by somebody in a temper.

adventure-archibald-two-mushrooms = Two mushrooms grew up side by side and have never agreed on anything. “Tell us the truth,” they say, both at once. “Whose hat is the finer?” What is your verdict?
    .name = The two hats
    .a1 = The red one with the dots
    .a2 = The plain brown one
    .a3 = Neither, for want of a feather
    .o1 = The red one asks you for a souvenir of this great day and lends you its shade for a nap. And what a nap.
    .o2 = The brown one shows you a secret way between two roots. “And spread the news,” it adds. Whoever hears it first gets a present with it.
    .o3 = They look at each other. They look at you.
    .w3 = “A feather,” they breathe. You have just ended three weeks of war, and they know how to say thank you.
    .l3 = For the first time in their lives they agree. They shake their hats, and all that was on top lands on your head.

adventure-archibald-ladybird-spots = A ladybird is turning round and round. “I cannot see my own back,” she pants. “Count for me, will you? How many spots have I got?” It is hard to say, she will not keep still. What do you answer?
    .name = The ladybird’s spots
    .a1 = Seven
    .a2 = A hundred, at the very least
    .o1 = “Seven, like Mother.” She is so relieved that she empties her handbag into your arms.
    .o2 = “A hundred.” She has to sit down.
    .w2 = Then she feels like flying. She takes you along and sets you down a little further on.
    .l2 = Then she weeps for joy, and for a ladybird she weeps a great deal.

adventure-archibald-biscuit-crumb = A crumb of butter biscuit has come down from the world of the giants. It is as high as a house, and still warm. Your tummy says something. What do you do?
    .name = The crumb
    .a1 = Obey your tummy
    .a2 = Call everybody to the table
    .a3 = Climb up and make it roll
    .o1 = You eat the door, the stairs and half the roof. You feel wonderful, but nothing you wear will button any more.
    .o2 = They come from all over the garden, and nobody comes empty-handed.
    .o3 = A few quick steps backwards, and it begins to turn.
    .w3 = It turns like a dream. You cross half the meadow and wave to the crowd.
    .l3 = It turns faster than you do. For a short while the crumb is on top.

adventure-archibald-knitting-spider = A very small spider is knitting a very long jumper. It has eight sleeves. “It is for my brother,” she says, “but he never keeps still. Will you help?” How?
    .name = The jumper with eight sleeves
    .a1 = Try the jumper on
    .a2 = Hold the wool
    .o1 = An arm here, a leg there, and where does the head go?
    .w1 = It fits, if you fold your arms three times. You have never been so snug.
    .l1 = You are now part of the jumper. To get you out, she has to leave everything else inside.
    .o2 = You hold, she knits, and she tells you everything about everybody. It is most instructive. The others have not been idle either.

adventure-archibald-lost-seide = A very young Seide sits on a pebble and sniffs. His helmet comes down to his chin. “You haven’t seen eleven others like me?” he asks. “Only taller?” What do you do?
    .name = The lost Seide
    .a1 = Walk him to the crossroads
    .a2 = Point him down the other path
    .a3 = Offer to swap hats
    .o1 = On the way he gives you half his sandwich. Nobody has ever walked beside him before.
    .o2 = “Thank you ever so much,” he says, and marches off, left, right, left.
    .w2 = Eleven others hurry after him, all of them taller, and one drops something. Your way is clear, and you take it.
    .l2 = He is back in no time. He has found one of the eleven, and that one is not sniffing.
    .o3 = His helmet suits you, your things suit him, and wherever you pass, everybody salutes.

adventure-archibald-rude-echo = There is a hole in the ground, and an echo in it. You say good morning. “Who is asking?” says the echo. What do you reply?
    .name = The cheeky echo
    .a1 = Your name, as loud as you can
    .a2 = A question: is anybody down there
    .a3 = A secret, in a whisper
    .o1 = “Never heard of you,” says the echo, and passes it on. Soon every hole in the garden talks of you. Doors open before you, and the others pick up all the news.
    .o2 = There is a pause.
    .w2 = “No,” says the echo, and throws things at you until you believe it. Useful things.
    .l2 = “No,” says the echo. You wait a little. It really does seem to be nobody.
    .o3 = A secret is heavier than one thinks, and without it you breathe again. But the echo keeps nothing to itself, so one of the others hears what you had in store.

adventure-archibald-woodlouse-toll = A woodlouse has rolled up in the middle of the path. “Toll gate,” says a voice from inside the ball. “Password?” Nobody told you about a password. What do you try?
    .name = The toll ball
    .a1 = The magic word that parents mean
    .a2 = Open sesame
    .a3 = A friendly little push
    .o1 = “Correct,” says the voice. “That will be one card. And here is your change.”
    .o2 = “Sesame, sesame,” mutters the voice. “Wait, I am looking it up.”
    .w2 = “Here it is. It was my grandmother’s.” You get a biscuit for the road, and you are already further on.
    .l2 = “Ah. That one opens the sluice.” So it does.
    .o3 = It rolls, it giggles, it wants to go again. Then you are the ball. The onlookers laugh till they feel better, and pick up what falls from your pockets.

adventure-archibald-dandelion-flight = A dandelion is ready to go, all parachutes open. “Last call for the top of the garden,” says a seed, “or wherever the wind likes. One seat left.” Well?
    .name = Dandelion airlines
    .a1 = Climb aboard
    .a2 = Stay down here and blow with all your might
    .o1 = Up you go. From here the whole garden is one big salad.
    .w1 = The wind was going your way anyhow. You land as softly as a thought, a good bit further on.
    .l1 = The wind has left something at home. It turns round.
    .o2 = A hundred parachutes, a hundred wishes. One of them comes down for you, and some for the others too.

adventure-archibald-earthworm-ends = A worm comes out of the ground on your left, and goes on coming out on your right. “Delighted,” it says. You cannot tell which end has spoken. Where do you shake hands?
    .name = The polite worm
    .a1 = At the left end
    .a2 = At the right end
    .a3 = In the very middle
    .o1 = It is the head. It has wanted somebody to talk to for years, and will not let you go without a present.
    .o2 = It is the tail, and the tail is ticklish. You fly off in a beautiful curve, the right way, and land in the pond. The pond runs over.
    .o3 = “How tactful,” say both ends. The worm drinks a puddle to your health, and your health feels it at once.

adventure-archibald-talking-cocoon = A cocoon hangs beside the path. Somebody knocks, from the inside. “Is it spring yet?” asks a sleepy voice. What do you answer?
    .name = The cocoon
    .a1 = Yes, everybody is up
    .a2 = Not yet, go back to sleep
    .o1 = There is a crack, a yawn, and then one leg too many.
    .w1 = It is a butterfly, and a grateful one. It takes you along on its very first flight.
    .l1 = “It is freezing.” A rustle, a draught, and what you were wearing has moved into the cocoon.
    .o2 = “Five more minutes,” says the voice. It sounds so cosy that you lie down too.

adventure-archibald-stuck-bumblebee = A bumblebee has flown into a bellflower, head first and much too fast. All that shows is a large striped bottom, and it is cross. How do you help?
    .name = The stuck bumblebee
    .a1 = Pull
    .a2 = Push
    .a3 = Ring the bellflower
    .o1 = Pop. He comes out all at once and sits on you for a moment. He is so sorry that he empties both his baskets for you.
    .o2 = He goes in even deeper, right down to the nectar. There is enough for two, and the morning dew runs out over the doorstep.
    .o3 = Ding, dong. Heads turn, all over the meadow.
    .w3 = “Lunch.” The bumblebee backs out by himself, and lunch is delicious.
    .l3 = The first to arrive is a Moustik, with a napkin round its neck.

adventure-archibald-leaky-can = The giants’ watering can is dripping. Each drop is a bathtub, and there is one every ten seconds. Somebody should do something. You look around, and you are the only somebody. So?
    .name = The dripping can
    .a1 = Put a finger on the hole
    .a2 = Plug it with one of your things
    .a3 = Take a shower
    .o1 = It works. It works as long as you stand there, so you stand there. The others come by and wish you a pleasant day.
    .o2 = It could have been made for it. Not a drip, and a good deed does one good.
    .o3 = You soap your hair and sing. Here comes the next drop.
    .w3 = It is exactly right. Life is beautiful.
    .l3 = Nobody told you that the water comes straight from the well. It is so cold that it answers back.

adventure-archibald-glass-marble = A glass marble has come to a stop at the top of a slope. It is three times your height, and a green ribbon swims inside. It would take so little. What do you do?
    .name = The marble
    .a1 = Give it a push and jump on
    .a2 = Press your nose against it
    .o1 = It rolls. It rolls with you on top, toward a signpost with two arms.
    .w1 = It goes left, what luck. When it stops you have come a long way.
    .l1 = It goes right, to the pond. The pond moves up to the path.
    .o2 = How pretty it is, and what a lot of things have gathered at its foot. You look in once more. From the other side, an eye looks back.

adventure-archibald-hiccuping-toad = The hill in front of you says “Hic.” It is a toad, and he has had it since Tuesday. With each hiccup the whole path jumps. How do you cure him?
    .name = The toad with hiccups
    .a1 = Give him a fright
    .a2 = Make him drink from the far side of the glass
    .a3 = Make him hold his breath while you count
    .o1 = You creep round behind him. “Boo.”
    .w1 = He jumps. You were holding on to his toe, so you jump too, and he never does anything by halves.
    .l1 = He jumps, and he comes down. Luckily he is soft. Unluckily he is heavy.
    .o2 = Half of it goes into the toad and half of it over the path. But he is cured, and he thanks you handsomely.
    .o3 = At thirty he sighs. It is a long warm sigh that dries up the puddles and does everybody good.

adventure-archibald-three-boxes = A stag beetle has set up a stall with three boxes. “No peeping, no shaking, no sulking,” he says. “Which is it to be?”
    .name = The stag beetle’s stall
    .a1 = The large one
    .a2 = The small one
    .a3 = The one that hums
    .o1 = Inside is a box, and inside that another, and two of them are full. For the wrapping, he keeps something of yours.
    .o2 = It is an ointment for heroes, to be applied all over. You put down what you are wearing, and when you turn round he has sold it.
    .o3 = You lift the lid by a hair.
    .w3 = Out comes a gust of wind, hardly used. It puts you down a good way further on.
    .l3 = Out comes a Moustik who had been promised some peace and quiet.

adventure-archibald-feather-bed = A robin has lost a feather. It is the softest bed in the world, and beside it stands a sign: “Not before noon.” The small print fills eleven pages. What do you do?
    .name = The feather bed
    .a1 = Lie down at once
    .a2 = Read the small print to the end
    .a3 = Hold it up to the wind
    .o1 = Who asked what time it is? You sleep until four, and the others have had a busy day.
    .o2 = Page nine says that whoever has read so far may take what is under the pillow.
    .o3 = The feather quivers. So do you.
    .w3 = It takes off with you below it, and comes down where you were going anyway.
    .l3 = It takes off without you. You wave until it is very small.

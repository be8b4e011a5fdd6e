# Words of Moonlight's board; everything about its rules is in the title's catalogue.

moonlight-map = Map of the monastery
moonlight-room-here = { $room }, you are here
moonlight-room-free = { $room }: { $action }
moonlight-room-closed = { $room }: not now, why?
moonlight-room-plain = { $room }

moonlight-group-move = Free move
moonlight-group-convert-move = Move with an action
moonlight-group-sprint = Sprint, two doors
moonlight-group-convert-sprint = Sprint with an action
moonlight-group-ability = Once per game
moonlight-pack = member { $member } of { $members }, { $beaten } beaten

moonlight-noise = Your Noise
moonlight-noise-limit = a Werewolf attacks at { $limit }
moonlight-noise-value = Noise { $noise } of { $limit }
moonlight-noise-preview = { $choice }: { $foretold }
moonlight-noise-calm = You can Make Noise below { $quiet }
moonlight-noise-loud = Too loud to Make Noise

moonlight-brew = Your brew
moonlight-brew-phase = Phase { $phase } takes { $ingredient }
moonlight-box = Box { $phase }, { $ingredient }: { $value }
moonlight-box-empty = Box { $phase }, { $ingredient }: open
moonlight-boxes = Boxes I to VII
moonlight-stock = Stock
moonlight-stock-empty = no stock
moonlight-unit = { $what }, quality { $quality }
moonlight-wolf-line = Werewolves
moonlight-adjustment = Adjustment
moonlight-dirt = Dirt
moonlight-next-band = Next rating at { $from }: { $band }
moonlight-best-band = the best rating
moonlight-cards = Your cards
moonlight-no-cards = No cards yet. Search the Armory or pray in the Chapel.
moonlight-card-used = { $limit ->
    [night] used, ready next night
   *[other] used, ready next phase
}
moonlight-injured = Injured
moonlight-webbed = In a web

moonlight-decks = Decks
moonlight-decks-about = left / discarded
moonlight-deck-werewolves = Werewolves
moonlight-deck-equipment = Equipment
moonlight-deck-blessings = Blessings

moonlight-phase = Phase { $phase } of { $phases }
moonlight-phase-named = Phase { $phase } · { $name }
moonlight-setup = Choosing monks
moonlight-over = The night is over
moonlight-night = Night { $night }: { $name }
moonlight-omen = Omen: { $name }
moonlight-stars = { $stars ->
    [one] One star, { $rank }
   *[other] { $stars } stars, { $rank }
}

moonlight-story-roll = { $what }: rolled { $total }, needed { $need }+
moonlight-story-success = Success
moonlight-story-fail = Failed
moonlight-story-attack = Attack!
moonlight-story-hunt = The fight
moonlight-story-duel = Duel
moonlight-story-win = { $name } wins
moonlight-story-loss = { $name } loses
moonlight-story-tie = Tie
moonlight-story-flee = { $name } flees
moonlight-story-injured = seriously injured
moonlight-story-trophy = +{ $taste } Taste
moonlight-story-close = Close

## What to do, in the decision bar

moonlight-headline-choose-monk = Choose your monk for tonight
moonlight-headline-turn-step = { $walk ->
    [true] { $act ->
        [true] Walk to a lit room, or act here
       *[false] Walk to a lit room
    }
   *[false] { $act ->
        [true] Act here, or end the turn
       *[false] Use a card, or end the turn
    }
}
moonlight-headline-pre-roll-cards = Use cards for this roll?
moonlight-headline-make-noise = Make Noise or stay quiet?
moonlight-headline-keep-die = Choose the die you keep
moonlight-headline-pre-draw-cards = Use a card before you draw?
moonlight-headline-keep-equipment = Keep one Equipment card
moonlight-headline-keep-blessing = Keep one Blessing
moonlight-headline-hunt-pick = Choose the Werewolf you hunt
moonlight-headline-attack-pick = Attack! Choose the Werewolf you fight
moonlight-headline-fight-cards = Use cards for this fight?
moonlight-headline-flee = Flee, or fight on?
moonlight-headline-injury-card = Avoid the injury with a card?
moonlight-headline-blessed-dice = Roll one more Blessed die?
moonlight-headline-dirt-split = Where does your Dirt go?
moonlight-headline-dirt-target = Whose beer gets the Dirt?
moonlight-headline-mug-target = Whose beer do the mugs change?
moonlight-headline-blood-target = Choose a Werewolf you keep
moonlight-headline-ancestral-cards = Use crowned-ingredient cards?
moonlight-headline-brew-cards = Improve the brew, or fill the box
moonlight-headline-keepsake-pick = Choose a keepsake

moonlight-my-monk = Your monk
moonlight-deeds = What you can do here
moonlight-quiet = quietly
moonlight-loud = loudly
moonlight-quietly = { $deed }, { moonlight-quiet }
moonlight-loudly = { $deed }, { moonlight-loud }

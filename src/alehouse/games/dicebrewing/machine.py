"""Every step and decision of Dice Brewing by its number, decisions with the id that leaves the engine."""

from __future__ import annotations

from typing import Final

from alehouse.engine.machine import Machine
from alehouse.games.dicebrewing import actions, facts, hidden, observe, score, steps, view
from alehouse.games.dicebrewing.decisions.brewing import BrewDice, BrewImprove, BrewMain, BrewRewardDie, BrewRewardToken
from alehouse.games.dicebrewing.decisions.placement import PlaceMain, PlacePiece
from alehouse.games.dicebrewing.decisions.purchase import BuyDiscount, BuyMain
from alehouse.games.dicebrewing.decisions.school import SchoolReroll, SchoolSwapColour, SchoolSwapDie
from alehouse.games.dicebrewing.decisions.storage import StoreDice
from alehouse.games.dicebrewing.decisions.tokens import TokenPlay, TokenTarget, TokenVisit
from alehouse.games.dicebrewing.rules.brewing import TakeCard
from alehouse.games.dicebrewing.rules.season import RoundOver
from alehouse.games.dicebrewing.rules.setup import StartPlayer
from alehouse.games.dicebrewing.rules.tidyup import TidyUp
from alehouse.games.dicebrewing.rules.tokens import AT_BREW, AT_START, IN_TURN
from alehouse.games.dicebrewing.rules.turn import NextBrew, NextPlacement, NextPurchase, OpeningRoll, Visit
from alehouse.games.dicebrewing.state import DiceBrewingState

MACHINE: Final[Machine[DiceBrewingState]] = Machine(
    [
        (steps.START_PLAYER, StartPlayer()),
        (steps.OPENING_ROLL, OpeningRoll()),
        (steps.VISIT_W1, Visit(steps.VISIT_W1, AT_START, steps.TOKEN_W1, steps.NEXT_PLACEMENT)),
        (steps.NEXT_PLACEMENT, NextPlacement()),
        (steps.NEXT_PURCHASE, NextPurchase()),
        (steps.VISIT_W4, Visit(steps.VISIT_W4, AT_BREW, steps.TOKEN_W4, steps.NEXT_BREW)),
        (steps.NEXT_BREW, NextBrew()),
        (steps.TIDY_UP, TidyUp()),
        (steps.ROUND_OVER, RoundOver()),
    ],
    [
        (steps.TAKE_CARD, TakeCard()),
    ],
    [
        (steps.TOKEN_W1, TokenVisit("token-w1", AT_START, steps.TOKEN_W1)),
        (steps.PLACE_MAIN, PlaceMain("place-main")),
        (steps.PLACE_PIECE, PlacePiece("place-piece")),
        (steps.SCHOOL_REROLL, SchoolReroll("school-reroll")),
        (steps.SCHOOL_SWAP_COLOUR, SchoolSwapColour("school-swap-colour", actions.COLOUR_OF)),
        (steps.SCHOOL_SWAP_DIE, SchoolSwapDie("school-swap-die")),
        (steps.STORE_DICE, StoreDice("store-dice")),
        (steps.TOKEN_PLAY, TokenPlay("token-play", IN_TURN)),
        (steps.TOKEN_TARGET, TokenTarget("token-target")),
        (steps.BUY_MAIN, BuyMain("buy-main")),
        (steps.BUY_DISCOUNT, BuyDiscount("buy-discount")),
        (steps.TOKEN_W4, TokenVisit("token-w4", AT_BREW, steps.TOKEN_W4)),
        (steps.BREW_MAIN, BrewMain("brew-main")),
        (steps.BREW_IMPROVE, BrewImprove("brew-improve")),
        (steps.BREW_DICE, BrewDice("brew-dice")),
        (steps.BREW_REWARD_DIE, BrewRewardDie("brew-reward-die", actions.COLOUR_OF)),
        (steps.BREW_REWARD_TOKEN, BrewRewardToken("brew-reward-token", actions.WIN_TOKEN)),
    ],
    guess=hidden.guess,
    view=view.view,
    sees_more=view.sees_more,
    observe=observe.observe,
    facts=facts.facts,
    score=score.score,
    total=score.total,
    ranks=score.ranks,
)

"""All steps and decisions of Moonlight Brewers: number, class, and the id that a decision has outside the engine."""

from __future__ import annotations

from typing import Final

from alehouse.engine.machine import Machine
from alehouse.games.moonlight import actions, steps
from alehouse.games.moonlight.decisions.brew import AncestralCards, BrewCards
from alehouse.games.moonlight.decisions.choose_monk import ChooseMonk
from alehouse.games.moonlight.decisions.dirt import DirtSplit, DirtTarget
from alehouse.games.moonlight.decisions.draw import FaceWerewolf, KeepCard, PreDrawCards
from alehouse.games.moonlight.decisions.fight import FightCards, Flee
from alehouse.games.moonlight.decisions.idle_card import BloodTarget, MugTarget
from alehouse.games.moonlight.decisions.injury import BlessedDice, InjuryCard
from alehouse.games.moonlight.decisions.keepsake import KeepsakePick
from alehouse.games.moonlight.decisions.roll import KeepDie, MakeNoise, PreRollCards
from alehouse.games.moonlight.decisions.turn_step import Turn, TurnStep
from alehouse.games.moonlight.rules import brew, dirt, draw, duel, fight, injury, noise, roll, setup, turn
from alehouse.games.moonlight.state import MoonlightState

MACHINE: Final[Machine[MoonlightState]] = Machine(
    [
        (steps.BEGIN_NIGHT, setup.BeginNight()),
        (steps.BEGIN_PHASE, turn.BeginPhase()),
        (steps.BEGIN_TURN, turn.BeginTurn()),
        (steps.TURN, Turn()),
        (steps.BREW, brew.Brew()),
        (steps.ENTER, turn.Enter()),
        (steps.END_TURN, turn.EndTurn()),
        (steps.END_NIGHT, turn.EndNight()),
        (steps.PRE_ROLL, roll.PreRoll()),
        (steps.OFFER_NOISE, roll.OfferNoise()),
        (steps.CAST, roll.Cast()),
        (steps.RESOLVE, roll.Resolve()),
        (steps.CHECK_NOISE, noise.CheckNoise()),
        (steps.PRE_DRAW, draw.PreDraw()),
        (steps.DRAW, draw.Draw()),
        (steps.LEFT_ICONS, fight.LeftIcons()),
        (steps.PRE_FIGHT, fight.PreFight()),
        (steps.CAST_FIGHT, fight.CastFight()),
        (steps.MAYBE_FLEE, fight.MaybeFlee()),
        (steps.COMPARE, fight.Compare()),
        (steps.AFTER_FIGHT, fight.AfterFight()),
        (steps.RIGHT_ICONS, fight.RightIcons()),
        (steps.CLOSE_FIGHT, fight.CloseFight()),
        (steps.DUEL_COMPARE, duel.CompareDuel()),
        (steps.INJURY, injury.Injury()),
        (steps.BLESSED, injury.Blessed()),
        (steps.CAST_BLESSED, injury.CastBlessed()),
        (steps.RESOLVE_BLESSED, injury.ResolveBlessed()),
        (steps.DIRT, dirt.GatherDirt()),
        (steps.ANCESTRAL, brew.Ancestral()),
    ],
    [
        (steps.CHOOSE_MONK, ChooseMonk("chooseMonk")),
        (steps.TURN_STEP, TurnStep("turnStep")),
        (steps.PRE_ROLL_CARDS, PreRollCards("preRollCards", actions.ROLL)),
        (steps.MAKE_NOISE, MakeNoise("makeNoise")),
        (steps.KEEP_DIE, KeepDie("keepDie")),
        (steps.PRE_DRAW_CARDS, PreDrawCards("preDrawCards", actions.DRAW)),
        (steps.KEEP_EQUIPMENT, KeepCard("keepEquipment")),
        (steps.KEEP_BLESSING, KeepCard("keepBlessing")),
        (steps.HUNT_PICK, FaceWerewolf("huntPick")),
        (steps.ATTACK_PICK, FaceWerewolf("attackPick")),
        (steps.FIGHT_CARDS, FightCards("fightCards", actions.FIGHT)),
        (steps.FLEE, Flee("flee")),
        (steps.INJURY_CARD, InjuryCard("injuryCard", actions.BEAR)),
        (steps.BLESSED_DICE, BlessedDice("blessedDice", actions.ROLL)),
        (steps.DIRT_SPLIT, DirtSplit("dirtSplit")),
        (steps.DIRT_TARGET, DirtTarget("dirtTarget")),
        (steps.MUG_TARGET, MugTarget("mugTarget")),
        (steps.BLOOD_TARGET, BloodTarget("bloodTarget")),
        (steps.ANCESTRAL_CARDS, AncestralCards("ancestralCards", actions.ADD)),
        (steps.BREW_CARDS, BrewCards("brewCards", actions.BREW)),
        (steps.KEEPSAKE_PICK, KeepsakePick("keepsakePick")),
    ],
    [steps.BEGIN_NIGHT, steps.BEGIN_PHASE, steps.BEGIN_TURN, steps.END_TURN, steps.END_NIGHT],
)

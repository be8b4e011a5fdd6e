"""All steps and decisions of Moonlight Brewers: number, class, and the id that a decision has outside the engine."""

from __future__ import annotations

from typing import Final

from alehouse.engine.machine import Machine, nobody
from alehouse.games.moonlight import actions, facts, observe, score, steps, view
from alehouse.games.moonlight.decisions.brew import AncestralCards, BrewCards
from alehouse.games.moonlight.decisions.cards import BloodTarget, KeepsakePick, MugTarget
from alehouse.games.moonlight.decisions.choose_monk import ChooseMonk
from alehouse.games.moonlight.decisions.dirt import DirtSplit, DirtTarget
from alehouse.games.moonlight.decisions.draw import FaceWerewolf, KeepCard, PreDrawCards
from alehouse.games.moonlight.decisions.fight import FightCards, Flee
from alehouse.games.moonlight.decisions.injury import BlessedDice, InjuryCard
from alehouse.games.moonlight.decisions.roll import KeepDie, MakeNoise, PreRollCards
from alehouse.games.moonlight.decisions.turn_step import TurnStep
from alehouse.games.moonlight.rules import brew, cards, dirt, draw, duel, fight, idle, injury, noise, roll, setup, turn
from alehouse.games.moonlight.state import MoonlightState

MACHINE: Final[Machine[MoonlightState]] = Machine(
    [
        (steps.BEGIN_NIGHT, setup.BeginNight()),
        (steps.BEGIN_PHASE, turn.BeginPhase()),
        (steps.BEGIN_TURN, turn.BeginTurn()),
        (steps.END_TURN, turn.EndTurn()),
        (steps.END_NIGHT, turn.EndNight()),
    ],
    [
        (steps.ENTER, brew.Enter()),
        (steps.CAST, roll.Cast()),
        (steps.RESOLVE, roll.Resolve()),
        (steps.CHECK_NOISE, noise.CheckNoise()),
        (steps.DRAW, draw.Draw()),
        (steps.DRAW_CARDS, draw.DrawCards()),
        (steps.CARD_ICONS, idle.CardIcons()),
        (steps.LEFT_ICONS, fight.LeftIcons()),
        (steps.PRE_FIGHT, fight.PreFight()),
        (steps.CAST_FIGHT, fight.CastFight()),
        (steps.MAYBE_FLEE, fight.MaybeFlee()),
        (steps.COMPARE, fight.Compare()),
        (steps.AFTER_FIGHT, fight.AfterFight()),
        (steps.RIGHT_ICONS, fight.RightIcons()),
        (steps.CLOSE_FIGHT, fight.CloseFight()),
        (steps.DUEL_COMPARE, duel.CompareDuel()),
        (steps.LEFT_EFFECTS, fight.LeftEffects()),
        (steps.BEFORE_ICONS, fight.BeforeIcons()),
        (steps.USED_ICONS, fight.UsedIcons()),
        (steps.INJURY, injury.Injury()),
        (steps.CAST_BLESSED, injury.CastBlessed()),
        (steps.RESOLVE_BLESSED, injury.ResolveBlessed()),
        (steps.DIRT, dirt.GatherDirt()),
    ],
    [
        (steps.CHOOSE_MONK, ChooseMonk("choose-monk")),
        (steps.TURN_STEP, TurnStep("turn-step")),
        (steps.PRE_ROLL_CARDS, PreRollCards("pre-roll-cards", actions.ROLL)),
        (steps.MAKE_NOISE, MakeNoise("make-noise")),
        (steps.KEEP_DIE, KeepDie("keep-die")),
        (steps.PRE_DRAW_CARDS, PreDrawCards("pre-draw-cards", actions.DRAW)),
        (steps.KEEP_EQUIPMENT, KeepCard("keep-equipment")),
        (steps.KEEP_BLESSING, KeepCard("keep-blessing")),
        (steps.HUNT_PICK, FaceWerewolf("hunt-pick")),
        (steps.ATTACK_PICK, FaceWerewolf("attack-pick")),
        (steps.FIGHT_CARDS, FightCards("fight-cards", actions.FIGHT)),
        (steps.FLEE, Flee("flee")),
        (steps.INJURY_CARD, InjuryCard("injury-card", actions.BEAR)),
        (steps.BLESSED_DICE, BlessedDice("blessed-dice", actions.ROLL)),
        (steps.DIRT_SPLIT, DirtSplit("dirt-split")),
        (steps.DIRT_TARGET, DirtTarget("dirt-target")),
        (steps.MUG_TARGET, MugTarget("mug-target")),
        (steps.BLOOD_TARGET, BloodTarget("blood-target")),
        (steps.ANCESTRAL_CARDS, AncestralCards("ancestral-cards", actions.ADD)),
        (steps.BREW_CARDS, BrewCards("brew-cards", actions.BREW)),
        (steps.KEEPSAKE_PICK, KeepsakePick("keepsake-pick")),
    ],
    guess=cards.guess,
    view=view.view,
    sees_more=nobody,
    observe=observe.observe,
    facts=facts.facts,
    score=score.score,
    total=score.points,
    ranks=score.ranks,
)

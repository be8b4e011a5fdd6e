"""The table of all steps and decisions: number, what it does, and the id that leaves the engine."""

from __future__ import annotations

from typing import Final

from alehouse.engine.machine import Machine
from alehouse.games.brewcrafters import actions, facts, observe, score, steps, view
from alehouse.games.brewcrafters.decisions.annual import Annual
from alehouse.games.brewcrafters.decisions.brewery import BreweryAction, Install, Part, Portion
from alehouse.games.brewcrafters.decisions.brewing import BrewDiscount, BrewSlot, Mash
from alehouse.games.brewcrafters.decisions.complex_actions import FarmGive, FarmPick, Secret, TradeGet, TradeGive
from alehouse.games.brewcrafters.decisions.gain import Discard, GainAdvanced, GainBasic
from alehouse.games.brewcrafters.decisions.hiring import Agency, FreeAction, PickPartner, PickWorker
from alehouse.games.brewcrafters.decisions.lab import BuildingSpace, LabYeast, Mark, Swap, Track
from alehouse.games.brewcrafters.decisions.place import Extra, Place
from alehouse.games.brewcrafters.decisions.windows import EndTurn
from alehouse.games.brewcrafters.rules import secret, turn
from alehouse.games.brewcrafters.rules.annual import BeginWinter
from alehouse.games.brewcrafters.rules.benefit import Benefits
from alehouse.games.brewcrafters.rules.brew import FinishBrewing
from alehouse.games.brewcrafters.rules.community import CommunityHarvest, CommunityOverflow
from alehouse.games.brewcrafters.rules.farm import OwnFarms
from alehouse.games.brewcrafters.rules.season import PayCosts, Restock
from alehouse.games.brewcrafters.state import BrewCraftersState

MACHINE: Final[Machine[BrewCraftersState]] = Machine(
    [
        (steps.BEGIN_SEASON, turn.BeginSeason()),
        (steps.BEGIN_WINTER, BeginWinter()),
        (steps.WINTER_TURN, turn.WinterTurn()),
        (steps.RESTOCK, Restock()),
        (steps.MARKET_TURN, turn.MarketTurn()),
        (steps.EXTRA_LAP, turn.ExtraLap()),
        (steps.BREWERY_TURN, turn.BreweryTurn()),
        (steps.CLOSE_SEASON, turn.CloseSeason()),
        (steps.OWN_FARMS, OwnFarms()),
        (steps.COMMUNITY_HARVEST, CommunityHarvest()),
        (steps.PAY_COSTS, PayCosts()),
        (steps.END_SEASON, turn.EndSeason()),
    ],
    [
        (steps.COMMUNITY_OVERFLOW, CommunityOverflow()),
        (steps.BENEFITS, Benefits()),
        (steps.FINISH_BREWING, FinishBrewing()),
    ],
    [
        (steps.PLACE, Place("market-place", steps.PLACE)),
        (steps.EXTRA, Extra("market-extra", steps.EXTRA)),
        (steps.GAIN_BASIC, GainBasic("gain-basic", actions.TAKE_BASIC, small=True)),
        (steps.GAIN_ADVANCED, GainAdvanced("gain-advanced", actions.TAKE_ADVANCED, small=True)),
        (steps.DISCARD, Discard("discard", actions.DISCARD, small=True)),
        (steps.PICK_WORKER, PickWorker("worker-pick", actions.HIRE)),
        (steps.PICK_PARTNER, PickPartner("partner-pick", actions.PARTNER)),
        (steps.FREE_ACTION, FreeAction("worker-free")),
        (steps.END_TURN, EndTurn("turn-end", steps.END_TURN)),
        (steps.BREWERY_ACTION, BreweryAction("brewery-action", steps.BREWERY_ACTION)),
        (steps.PART, Part("process-part", steps.PART)),
        (steps.BREW_SLOT, BrewSlot("brew-slot")),
        (steps.BREW_DISCOUNT, BrewDiscount("brew-discount", actions.WAIVE, small=True)),
        (steps.MASH, Mash("brew-mash")),
        (steps.PORTION, Portion("collab-portion", actions.CONTRIBUTE)),
        (steps.TRACK, Track("lab-track", actions.RESEARCH_TRACK)),
        (steps.MARK, Mark("lab-mark", actions.MARK, small=True)),
        (steps.BUILDING_SPACE, BuildingSpace("lab-space", actions.RESERVE, small=True)),
        (steps.SWAP, Swap("lab-swap")),
        (steps.LAB_YEAST, LabYeast("lab-yeast", small=True)),
        (steps.INSTALL, Install("install-pick", actions.INSTALL_TILE)),
        (steps.ANNUAL, Annual("annual-next", steps.ANNUAL)),
        (steps.TRADE_GIVE, TradeGive("trade-give", actions.TRADE_GIVE)),
        (steps.TRADE_GET, TradeGet("trade-get", small=True)),
        (steps.AGENCY, Agency("agency-pick")),
        (steps.FARM_GIVE, FarmGive("farm-give", actions.FARM_GIVE)),
        (steps.FARM_PICK, FarmPick("farm-pick", actions.FARM_PICK, small=True)),
        (steps.SECRET, Secret("secret-pick", actions.DEVELOP)),
    ],
    guess=secret.guess,
    view=view.view,
    sees_more=view.sees_more,
    observe=observe.observe,
    facts=facts.facts,
    score=score.score,
    total=score.total,
    ranks=score.ranks,
)

"""What a player would expect to be able to do now and cannot, each with its rule and numbers."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.refusal import Refusal
from alehouse.engine.state import OVER
from alehouse.games.brewcrafters import actions, reasons, steps
from alehouse.games.brewcrafters.content import (
    ANY_ADVANCED,
    BIT,
    CROP,
    FARM,
    HOPS_INFUSERS,
    KINDS,
    NUM_TRACKS,
    STOREHOUSE_2,
    WITH_COMMUNITY_FARM,
    WITH_SECRET_RECIPE,
)
from alehouse.games.brewcrafters.rules.brew import cost, may_brew
from alehouse.games.brewcrafters.rules.collaborate import in_play, may_collaborate, may_contribute, portion_of
from alehouse.games.brewcrafters.rules.community import may_give, may_use_farm
from alehouse.games.brewcrafters.rules.farm import may_harvest, may_plant
from alehouse.games.brewcrafters.rules.install import may_install, may_install_any
from alehouse.games.brewcrafters.rules.interns import NEEDED
from alehouse.games.brewcrafters.rules.lab import may_advance, may_research
from alehouse.games.brewcrafters.rules.market import helpers, may_place, needs_loan
from alehouse.games.brewcrafters.rules.partnership import may_exchange
from alehouse.games.brewcrafters.rules.secret import may_develop, may_develop_any
from alehouse.games.brewcrafters.schema import BUILDINGS, INGREDIENTS, TRACKS
from alehouse.games.brewcrafters.state import NONE, BrewCraftersState

Refused = list[tuple[int, Refusal]]
Numbers = dict[str, object]


def refusal(reason: i64, args: Numbers) -> Refusal:
    rule, key = reasons.REASONS[reason]
    return Refusal(rule, key, args)


def refused(s: BrewCraftersState) -> Refused:
    if s.to_act == OVER:
        return []
    step = s.stack[-1] >> 8
    arg = s.stack[-1] & 255
    if step == steps.PLACE:
        return _windows(s) + _places(s, [actions.PLACE])
    if step == steps.EXTRA:
        p = s.acting()
        helper = [actions.SEND_HELPER] if helpers(s, p) > 0 else []
        intern = [actions.SEND_INTERN] if p.interns > 0 else []
        return _windows(s) + _places(s, helper + intern)
    if step == steps.BREWERY_ACTION:
        return _windows(s) + _brewery(s)
    if step == steps.END_TURN or step == steps.ANNUAL:
        return _windows(s)
    if step == steps.PART:
        return _parts(s, arg)
    if step == steps.BREW_SLOT:
        return _brews(s)
    if step == steps.GAIN_BASIC:
        return _mixes(s, arg & 7, arg >> 3)
    if step == steps.GAIN_ADVANCED:
        return _same_types(arg >> 4)
    return _cards(s, step)


def _cards(s: BrewCraftersState, step: i64) -> Refused:
    if step == steps.PORTION:
        return _portions(s)
    if step == steps.TRACK:
        return _tracks(s)
    if step == steps.INSTALL:
        return _tiles(s)
    if step == steps.SECRET:
        return _secrets(s)
    if step == steps.PICK_PARTNER:
        return _partners(s)
    if step == steps.TRADE_GIVE:
        return _trades(s)
    if step == steps.FARM_GIVE:
        return _farm_gifts(s)
    if step == steps.BREW_DISCOUNT:
        return _waivers(s)
    return []


# -- the market ---------------------------------------------------------------------------------


def _places(s: BrewCraftersState, families: list[int]) -> Refused:
    found: Refused = []
    p = s.acting()
    content = s.content
    for index in content.layout(s.seats, s.complex).spots:
        spot = content.spots[index]
        reason = may_place(s, p, spot)
        args: Numbers = {"space": content.space_ids[spot.space]}
        if reason == reasons.ALLOWED and needs_loan(s, p, spot):
            reason = reasons.NO_MONEY
            args = {"need": content.intern_price, "have": p.money}
        elif reason == reasons.SECOND_SHIFT_TOO_EARLY:
            args = {"need": content.second_shift_batches, "have": p.batches}
        elif reason == reasons.THIRD_SHIFT_TOO_EARLY:
            args = {"need": content.third_shift_batches, "have": p.batches}
        elif reason == reasons.TOO_FEW_INTERNS:
            args = {"need": NEEDED, "have": s.intern_supply}
        if reason != reasons.ALLOWED:
            found += [(family + index, refusal(reason, args)) for family in families]
    return found


def _mixes(s: BrewCraftersState, amount: i64, most_yeast: i64) -> Refused:
    content = s.content
    found: Refused = []
    for mix in range(content.first_mix[amount], content.first_mix[amount + 1]):
        if content.mix_yeast[mix] > most_yeast:
            args: Numbers = {"most": most_yeast, "yeast": content.mix_yeast[mix]}
            found.append((actions.TAKE_BASIC + mix, refusal(reasons.TOO_MUCH_YEAST, args)))
    return found


def _same_types(taken: i64) -> Refused:
    return [
        (actions.TAKE_ADVANCED + what, refusal(reasons.SAME_TYPE, {"what": INGREDIENTS[what]}))
        for what in range(ANY_ADVANCED, KINDS)
        if taken & BIT[what - ANY_ADVANCED]
    ]


def _partners(s: BrewCraftersState) -> Refused:
    return [
        (actions.PARTNER + kind, refusal(reasons.NO_PARTNERSHIP_LEFT, {}))
        for kind in range(len(s.partners_left))
        if s.partners_left[kind] == 0
    ]


def _trades(s: BrewCraftersState) -> Refused:
    stock = s.acting().stock
    return [
        (actions.TRADE_GIVE + what, refusal(reasons.NOT_STORED, {"what": INGREDIENTS[what]}))
        for what in range(KINDS)
        if stock[what] == 0
    ]


def _farm_gifts(s: BrewCraftersState) -> Refused:
    found: Refused = []
    for crop in range(len(CROP)):
        reason = may_give(s, s.acting(), crop)
        if reason != reasons.ALLOWED:
            found.append((actions.FARM_GIVE + crop, refusal(reason, {"what": INGREDIENTS[CROP[crop]]})))
    return found


# -- windows ------------------------------------------------------------------------------------


def _windows(s: BrewCraftersState) -> Refused:
    """Partnerships and a Farm that the player has and cannot use now."""
    found: Refused = []
    p = s.acting()
    for kind in range(len(p.partners)):
        if p.partners[kind] == 0:
            continue
        for give in range(3):
            reason = may_exchange(s, p, kind, give)
            if reason == reasons.NOT_STORED:
                args: Numbers = {"what": INGREDIENTS[give]}
            else:
                args = {"need": s.content.partners[kind].price, "have": p.money}
            if reason != reasons.ALLOWED:
                found.append((actions.EXCHANGE + kind * 3 + give, refusal(reason, args)))
    if p.built & BIT[FARM] == 0:
        return found
    for crop in range(len(CROP)):
        reason = may_plant(s, p, crop)
        if reason != reasons.ALLOWED:
            found.append((actions.PLANT + crop, refusal(reason, {"what": INGREDIENTS[CROP[crop]]})))
    for plot in range(len(p.plots)):
        reason = may_harvest(s)
        if p.plots[plot] != NONE and reason != reasons.ALLOWED:
            found.append((actions.HARVEST + plot, refusal(reason, {"what": INGREDIENTS[p.plots[plot]]})))
    return found


# -- the brewery --------------------------------------------------------------------------------


def _brewery(s: BrewCraftersState) -> Refused:
    p = s.acting()
    asked = [(actions.RESEARCH, may_research(p)), (actions.INSTALL, may_install_any(p))]
    if s.complex & WITH_COMMUNITY_FARM:
        asked.append((actions.COMMUNITY_FARM, may_use_farm(s, p)))
    if s.complex & WITH_SECRET_RECIPE:
        asked.append((actions.SECRET_RECIPE, may_develop_any(s)))
    return [(code, refusal(reason, {})) for code, reason in asked if reason != reasons.ALLOWED]


def _parts(s: BrewCraftersState, done: i64) -> Refused:
    found = _windows(s) if done else []
    reason = may_collaborate(s)
    if done & steps.COLLABORATED == 0 and in_play(s) and reason != reasons.ALLOWED:
        found.append((actions.COLLABORATE, refusal(reason, {})))
    return found


def _portions(s: BrewCraftersState) -> Refused:
    found: Refused = []
    stock = s.acting().stock
    for what in range(KINDS):
        reason = may_contribute(s, what)
        portion = portion_of(what)
        args: Numbers = {}
        if reason == reasons.PORTION_TAKEN:
            args = {"portion": s.content.portion_ids[portion], "other": s.collaboration[portion] + 1}
        elif reason == reasons.PORTION_COST:
            args = {"what": INGREDIENTS[what], "need": s.content.portions[portion].amount, "have": stock[what]}
        if reason != reasons.ALLOWED:
            found.append((actions.CONTRIBUTE + what, refusal(reason, args)))
    return found


def _brews(s: BrewCraftersState) -> Refused:
    """Public and own recipes whose style is closed or whose ingredients are missing."""
    found: Refused = []
    p = s.acting()
    for r in range(len(s.content.recipes)):
        if (s.public | p.secrets) & BIT[r] == 0:
            continue
        recipe = s.content.recipes[r]
        reason = may_brew(s, p, recipe)
        args: Numbers = {}
        if reason == reasons.STYLE_CLOSED:
            args = {"recipe": s.content.recipe_ids[s.content.basic_of[recipe.style]]}
        elif reason == reasons.MISSING:
            for what in range(KINDS):
                need = cost(s, p, recipe, what)
                if need > p.stock[what]:
                    args = {"what": INGREDIENTS[what], "need": need, "have": p.stock[what]}
                    break
        if reason != reasons.ALLOWED:
            found.append((actions.BREW + r, refusal(reason, args)))
    return found


def _waivers(s: BrewCraftersState) -> Refused:
    return [
        (actions.WAIVE + what, refusal(reasons.NOT_PAID, {"what": INGREDIENTS[what]}))
        for what in range(3)
        if s.paid[what] == 0
    ]


def _tracks(s: BrewCraftersState) -> Refused:
    p = s.acting()
    return [
        (actions.RESEARCH_TRACK + track, refusal(reasons.TRACK_FINISHED, {"track": TRACKS[track]}))
        for track in range(NUM_TRACKS)
        if may_advance(p, track) != reasons.ALLOWED
    ]


def _tiles(s: BrewCraftersState) -> Refused:
    found: Refused = []
    for building in range(STOREHOUSE_2, HOPS_INFUSERS + 1):
        reason = may_install(s.acting(), building)
        if reason != reasons.ALLOWED:
            found.append((actions.INSTALL_TILE + building, refusal(reason, {"tile": BUILDINGS[building]})))
    return found


def _secrets(s: BrewCraftersState) -> Refused:
    found: Refused = []
    for r in range(len(s.content.recipes)):
        reason = may_develop(s, r)
        if s.content.advanced & BIT[r] and reason != reasons.ALLOWED:
            found.append((actions.DEVELOP + r, refusal(reason, {"recipe": s.content.recipe_ids[r]})))
    return found

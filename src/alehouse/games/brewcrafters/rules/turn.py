"""The machine: what a season is made of, what is legal now, and what an action leads to.

A season (rules BC-027 to BC-031) is a pile of steps: the annual step of Winter, restock, the laps of the Market
Phase, extra laps, the laps of the Brewery Phase, and its close. A turn is a decision with END_TURN beneath it;
an action lays further decisions on top. Everything runs by itself until somebody has a real choice.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.state import OVER
from alehouse.games.brewcrafters import actions, events, reasons, steps
from alehouse.games.brewcrafters.rules import agency, community, farm, market, secret, traders
from alehouse.games.brewcrafters.rules.annual import (
    begin_winter,
    finish,
    legal_benefits,
    take_benefit,
    take_worker_benefit,
    winter_turn,
)
from alehouse.games.brewcrafters.rules.benefit import grant
from alehouse.games.brewcrafters.rules.brew import (
    brew,
    can_mash,
    finish_brewing,
    knows_secrets,
    leave_empty,
    legal_brews,
    legal_waivers,
    mash,
    waive,
)
from alehouse.games.brewcrafters.rules.brewery import (
    act,
    brewery_turn,
    legal_actions,
    legal_parts,
    parts_are_over,
    take_part,
)
from alehouse.games.brewcrafters.rules.collaborate import contribute, legal_portions, no_portion
from alehouse.games.brewcrafters.rules.gain import (
    discard,
    fits,
    legal_advanced,
    legal_basic,
    legal_discard,
    take_advanced,
    take_basic,
)
from alehouse.games.brewcrafters.rules.install import install, legal_installs, may_install_any
from alehouse.games.brewcrafters.rules.lab import (
    advance,
    choose_rep,
    choose_yeast,
    legal_marks,
    legal_spaces,
    legal_swaps,
    legal_tracks,
    mark,
    may_research,
    reserve,
    stop_swap,
    swap,
)
from alehouse.games.brewcrafters.rules.partnership import legal_partners, pick_partner
from alehouse.games.brewcrafters.rules.season import begin_season, close_season, end_season, pay_costs, restock
from alehouse.games.brewcrafters.rules.window import is_window, use_window, windows
from alehouse.games.brewcrafters.rules.worker import legal_workers, pick_worker
from alehouse.games.brewcrafters.state import BrewCraftersState


def run(s: BrewCraftersState) -> None:
    """Takes steps until a player has at least two options, or the game is over."""
    while s.stack:
        top = s.stack[-1]
        step = top >> 8
        arg = top & 255
        if step >= steps.FIRST_AUTOMATIC:
            take_step(s, step, arg)
        elif is_idle(s, step, arg):
            s.stack.pop()
        else:
            acts = options(s, step, arg)
            if len(acts) > 1 or (step == steps.BREW_SLOT and knows_secrets(s.acting())):
                # BC-204: with a secret in hand every slot is asked for, or silence would tell what cannot be brewed
                s.to_act = s.active
                return
            resolve(s, acts[0])
    s.to_act = OVER


def take_step(s: BrewCraftersState, step: i64, arg: i64) -> None:
    """What happens without anybody's choice."""
    if step == steps.BENEFITS:
        grant(s)
    elif step == steps.FINISH_BREWING:
        finish_brewing(s)
    elif step == steps.MARKET_TURN:
        market.market_turn(s, arg)
    elif step == steps.BREWERY_TURN:
        brewery_turn(s, arg)
    elif step == steps.EXTRA_LAP:
        market.extra_lap(s, arg)
    elif step == steps.BEGIN_SEASON:
        begin_season(s)
    elif step == steps.BEGIN_WINTER:
        begin_winter(s)
    elif step == steps.WINTER_TURN:
        winter_turn(s, arg)
    elif step == steps.RESTOCK:
        restock(s)
    elif step == steps.CLOSE_SEASON:
        close_season(s)
    elif step == steps.OWN_FARMS:
        farm.settle_farm(s, arg)
    elif step == steps.COMMUNITY_HARVEST:
        community.share(s)
    elif step == steps.COMMUNITY_OVERFLOW:
        community.settle_overflow(s, arg)
    elif step == steps.PAY_COSTS:
        pay_costs(s)
    else:
        end_season(s)


def is_idle(s: BrewCraftersState, step: i64, arg: i64) -> bool:
    """Whether a decision has nothing to decide and falls away."""
    if step == steps.DISCARD:
        return fits(s)
    elif step == steps.END_TURN:
        return len(windows(s)) == 0  # BC-075
    elif step == steps.PART:
        return parts_are_over(s, arg)
    elif step == steps.BREW_DISCOUNT:
        return len(legal_waivers(s)) == 0
    elif step == steps.MASH:
        return not can_mash(s, s.acting())
    elif step == steps.ANNUAL:
        return s.acting().annual == 0
    elif step == steps.FREE_ACTION:
        return not free_action_is_possible(s, arg)
    return False


def options(s: BrewCraftersState, step: i64, arg: i64) -> vec[i64]:
    """All codes of a decision."""
    acts = vec[i64]()
    if step == steps.PLACE:
        return market.legal_places(s)
    elif step == steps.BREW_SLOT:
        return legal_brews(s)
    elif step == steps.BREWERY_ACTION:
        return legal_actions(s)
    elif step == steps.DISCARD:
        return legal_discard(s)
    elif step == steps.GAIN_BASIC:
        return legal_basic(s, arg)
    elif step == steps.GAIN_ADVANCED:
        return legal_advanced(s, arg)
    elif step == steps.END_TURN:
        return append(windows(s), actions.END_TURN)
    elif step == steps.PART:
        return legal_parts(s, arg)
    elif step == steps.PORTION:
        return legal_portions(s)
    elif step == steps.TRACK:
        return legal_tracks(s)
    elif step == steps.INSTALL:
        return legal_installs(s)
    elif step == steps.EXTRA:
        return market.legal_extras(s)
    elif step == steps.PICK_WORKER:
        return legal_workers(s)
    elif step == steps.PICK_PARTNER:
        return legal_partners(s)
    elif step == steps.MASH:
        acts = append(acts, actions.MASH)
        return append(acts, actions.NO_MASH)
    elif step == steps.ANNUAL:
        return legal_benefits(s)
    elif step == steps.FREE_ACTION:
        acts = append(acts, actions.TAKE_FREE)
        return append(acts, actions.DECLINE_FREE)
    elif step == steps.MARK:
        return legal_marks(s)
    elif step == steps.BUILDING_SPACE:
        return legal_spaces(s)
    elif step == steps.SWAP:
        return legal_swaps(s)
    elif step == steps.LAB_YEAST:
        acts = append(acts, actions.TAKE_YEAST)
        return append(acts, actions.TAKE_REP)
    elif step == steps.BREW_DISCOUNT:
        return legal_waivers(s)
    elif step == steps.TRADE_GIVE:
        return traders.legal_gifts(s)
    elif step == steps.TRADE_GET:
        return traders.legal_returns(s, arg)
    elif step == steps.AGENCY:
        return agency.legal_agency(s)
    elif step == steps.FARM_GIVE:
        return community.legal_gifts(s)
    elif step == steps.FARM_PICK:
        return community.legal_picks(s)
    return secret.legal_secrets(s)


def legal(s: BrewCraftersState) -> vec[i64]:
    """The codes of the pending decision."""
    if s.to_act == OVER:
        return vec[i64]()
    top = s.stack[-1]
    return options(s, top >> 8, top & 255)


def play(s: BrewCraftersState, code: i64) -> None:
    """Plays a legal code and runs on to the next decision."""
    resolve(s, code)
    run(s)


def resolve(s: BrewCraftersState, code: i64) -> None:
    """What one code does; each family has one reader."""
    family = code & ~63
    arg = code & 63
    if is_window(code):
        use_window(s, code)
    elif family == actions.PLAIN:
        resolve_plain(s, code)
    elif family == actions.PLACE or family == actions.BORROW_AND_PLACE:
        market.place(s, arg)
    elif family == actions.DISCARD:
        discard(s, arg)
    elif family == actions.BREW:
        brew(s, arg)
    elif family == actions.TAKE_BASIC:
        take_basic(s, arg)
    elif family == actions.TAKE_ADVANCED:
        take_advanced(s, arg)
    elif family == actions.RESEARCH_TRACK:
        advance(s, arg)
    elif family == actions.INSTALL_TILE:
        install(s, arg)
    elif family == actions.CONTRIBUTE:
        contribute(s, arg)
    elif family == actions.HIRE or family == actions.BORROW_AND_HIRE:
        if s.stack[-1] >> 8 == steps.AGENCY:
            agency.pick(s, arg)
        else:
            pick_worker(s, arg)
    elif family == actions.SEND_HELPER or family == actions.BORROW_AND_SEND_HELPER:
        market.send(s, arg, market.HELPER)
    elif family == actions.SEND_INTERN or family == actions.BORROW_AND_SEND_INTERN:
        market.send(s, arg, market.INTERN)
    elif family == actions.PARTNER:
        pick_partner(s, arg)
    elif family == actions.WAIVE:
        waive(s, arg)
    elif family == actions.MARK:
        mark(s, arg)
    elif family == actions.RESERVE:
        reserve(s, arg)
    elif family == actions.SWAP:
        swap(s, arg // 3, arg % 3)
    elif family == actions.BENEFIT:
        take_benefit(s, arg)
    elif family == actions.WORKER_BENEFIT:
        take_worker_benefit(s, arg)
    elif family == actions.TRADE_GIVE:
        traders.give(s, arg)
    elif family == actions.TRADE_GET:
        traders.get(s, arg)
    elif family == actions.FARM_GIVE:
        community.give(s, arg)
    elif family == actions.FARM_PICK:
        community.pick(s, arg)
    else:
        secret.develop(s, arg)


def resolve_plain(s: BrewCraftersState, code: i64) -> None:
    """Codes without argument."""
    if code == actions.END_TURN or code == actions.NO_MASH:
        s.stack.pop()
    elif code == actions.LEAVE_EMPTY:
        leave_empty(s)
    elif actions.PROCESS_COLLAB <= code <= actions.PASS:
        act(s, code)
    elif actions.PROCESS <= code <= actions.DONE:
        take_part(s, code)
    elif code == actions.MASH:
        mash(s)
    elif code == actions.NO_PORTION:
        no_portion(s)
    elif code == actions.STOP_SWAP:
        stop_swap(s)
    elif code == actions.TAKE_YEAST:
        choose_yeast(s)
    elif code == actions.TAKE_REP:
        choose_rep(s)
    elif code == actions.TAKE_FREE:
        take_free_action(s)
    elif code == actions.DECLINE_FREE:
        s.stack.pop()
        s.tell(events.DECLINE_FREE, s.active)
    elif code == actions.FINISH:
        finish(s)
    elif code == actions.HOLD:
        market.hold(s)
    elif code == actions.DECLINE_HELPER:
        market.decline_helper(s)
    elif code == actions.SKIP:
        market.skip(s)
    else:
        agency.pick_none(s)


# -- a free action that comes with a hire (BC-007, BC-084) --------------------------------------


def free_action_is_possible(s: BrewCraftersState, w: i64) -> bool:
    p = s.acting()
    worker = s.content.workers[w]
    if worker.hire_install and may_install_any(p) == reasons.ALLOWED:
        return True
    return worker.hire_research and may_research(p) == reasons.ALLOWED


def take_free_action(s: BrewCraftersState) -> None:
    w = s.stack.pop() & 255
    p = s.acting()
    worker = s.content.workers[w]
    if worker.hire_research and may_research(p) == reasons.ALLOWED:
        s.push(steps.TRACK)
    if worker.hire_install and may_install_any(p) == reasons.ALLOWED:
        s.push(steps.INSTALL, w + 1)

"""The course of the game: phases, turns, and the machine that runs one step after the other.

A phase: every monk takes a turn. A turn: one free move and two actions in any order, each action may become a
move; then the BREW window and the sheet entry (MB-027 to MB-036).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.state import OVER
from alehouse.games.moonlight import actions, events, reasons, steps
from alehouse.games.moonlight.content import ANYONE, BIT, BLOOD, MUGS
from alehouse.games.moonlight.rules import brew, dice, dirt, draw, duel, fight, hermit, injury, move, noise, roll, setup
from alehouse.games.moonlight.rules.cards import spend, usable
from alehouse.games.moonlight.rules.omen import reveal
from alehouse.games.moonlight.rules.sheet import season, shown_total
from alehouse.games.moonlight.state import NEVER, MoonlightState

USUAL_CHOICES: Final = 12  # of a turn's step; with more the list grows by copying

# -- the machine --------------------------------------------------------------------------------


def run(s: MoonlightState) -> None:
    """Executes steps until somebody must decide or the game is over."""
    while len(s.stack) > 0:
        step = s.stack[-1]
        if step < steps.FIRST_AUTOMATIC:
            return
        s.pop()
        if step < steps.PRE_ROLL:
            _run_turn(s, step)
        elif step < steps.PRE_DRAW:
            _run_roll(s, step)
        elif step < steps.LEFT_ICONS:
            _run_draw(s, step)
        elif step < steps.INJURY:
            _run_fight(s, step)
        else:
            _run_rest(s, step)
    s.to_act = OVER


def _run_turn(s: MoonlightState, step: i64) -> None:
    if step == steps.TURN:
        _turn(s)
    elif step == steps.BEGIN_TURN:
        _begin_turn(s)
    elif step == steps.BREW:
        brew.brew(s)
    elif step == steps.ENTER:
        _enter(s)
    elif step == steps.END_TURN:
        _end_turn(s)
    elif step == steps.BEGIN_PHASE:
        _begin_phase(s)
    elif step == steps.BEGIN_NIGHT:
        setup.begin_night(s)
    else:
        _end_night(s)


def _run_roll(s: MoonlightState, step: i64) -> None:
    if step == steps.PRE_ROLL:
        roll.pre_roll(s)
    elif step == steps.OFFER_NOISE:
        roll.offer_noise(s)
    elif step == steps.CAST:
        roll.cast(s)
    elif step == steps.RESOLVE:
        roll.resolve(s)
    else:
        noise.check(s)


def _run_draw(s: MoonlightState, step: i64) -> None:
    if step == steps.PRE_DRAW:
        draw.pre_draw(s)
    else:
        draw.draw(s)


def _run_fight(s: MoonlightState, step: i64) -> None:
    if step == steps.LEFT_ICONS:
        fight.left_icons(s)
    elif step == steps.PRE_FIGHT:
        fight.pre_fight(s)
    elif step == steps.CAST_FIGHT:
        fight.cast_fight(s)
    elif step == steps.MAYBE_FLEE:
        fight.maybe_flee(s)
    elif step == steps.COMPARE:
        fight.compare(s)
    elif step == steps.AFTER_FIGHT:
        fight.after_fight(s)
    elif step == steps.RIGHT_ICONS:
        fight.right_icons(s)
    elif step == steps.CLOSE_FIGHT:
        fight.close_fight(s)
    else:
        duel.compare(s)


def _run_rest(s: MoonlightState, step: i64) -> None:
    if step == steps.INJURY:
        injury.injury(s)
    elif step == steps.BLESSED:
        injury.blessed(s)
    elif step == steps.CAST_BLESSED:
        injury.cast_blessed(s)
    elif step == steps.RESOLVE_BLESSED:
        injury.resolve_blessed(s)
    elif step == steps.DIRT:
        dirt.gather(s)
    else:
        brew.ancestral(s)


# -- phases and turns ---------------------------------------------------------------------------


def _begin_phase(s: MoonlightState) -> None:
    """MB-026, MB-126, MB-226 used cards are readied; the first player starts, or his left neighbour with the abbot."""
    s.phase += 1
    for p in s.players:
        p.used &= ~s.content.per_phase
    if s.rotating and s.phase > 0:
        s.first = (s.first + 1) % s.seats
    s.turn = s.first
    s.turns_left = s.seats
    s.tell(events.PHASE, s.phases[s.phase])
    s.push(steps.BEGIN_TURN)
    if s.hermit:
        reveal(s)


def _begin_turn(s: MoonlightState) -> None:
    """MB-028 one free move and two actions."""
    s.free_move = True
    s.actions_left = 2
    s.sprint_used = False
    s.hunt_used = False
    s.filthy_used = False
    s.rolled = False
    s.crown_bonus = 0
    s.push(steps.TURN)


def _turn(s: MoonlightState) -> None:
    """Asks for the next step of the turn; with nothing left but ending it, the turn ends."""
    if move.may_move(s) != reasons.ALLOWED and len(legal_turn(s)) == 1:
        s.push(steps.BREW)
    else:
        s.push(steps.TURN_STEP)
        s.to_act = s.turn


def _enter(s: MoonlightState) -> None:
    brew.enter(s)
    s.push(steps.END_TURN)
    if s.phase + 1 == len(s.phases) and hermit.beast_comes(s):
        hermit.beast_attacks(s)


def _end_turn(s: MoonlightState) -> None:
    """MB-033, MB-036, MB-136 the web falls off; then the next player, the next phase or the count."""
    p = s.players[s.turn]
    if p.web_until == s.phase:
        p.web_until = NEVER
    s.turns_left -= 1
    if s.turns_left > 0:
        s.turn = (s.turn + 1) % s.seats
        s.push(steps.BEGIN_TURN)
    elif s.phase + 1 < len(s.phases):
        s.push(steps.BEGIN_PHASE)
    else:
        s.push(steps.END_NIGHT)


def _end_night(s: MoonlightState) -> None:
    for seat in range(s.seats):
        s.tell(events.SCORE, seat, shown_total(s.players[seat]))
    if s.hermit:
        hermit.end_night(s)
    if len(s.stack) == 0:
        s.tell(events.END)


# -- the steps of a turn ------------------------------------------------------------------------


def _idle_cards(s: MoonlightState) -> i64:
    """MB-011 cards for the own turn: bells, two mugs, and wolf blood if a werewolf is kept."""
    cards = usable(s, s.turn, s.content.idle)
    if cards & s.content.blood and not s.players[s.turn].kept:
        cards &= ~s.content.blood
    return cards


def legal_turn(s: MoonlightState) -> vec[i64]:
    p = s.players[s.turn]
    room = s.content.rooms[p.room]
    codes = vec[i64](capacity=USUAL_CHOICES)
    if move.may_move(s) == reasons.ALLOWED:
        family: i64 = actions.MOVE if s.free_move else actions.CONVERT_MOVE
        for door in room.doors:
            codes = append(codes, family + door)
        if s.sprint and move.may_sprint(s) == reasons.ALLOWED:
            family = actions.SPRINT if s.free_move else actions.CONVERT_SPRINT
            for end in room.two_doors:
                codes = append(codes, family + end)
    if s.actions_left > 0:
        if p.injured:
            codes = append(codes, actions.RECOVER)
        else:
            for act in room.actions:
                if roll.may_act(s, act) == reasons.ALLOWED:
                    codes = append(codes, actions.ACT + act)
            if s.duel:
                for seat in range(s.seats):
                    if seat != s.turn and duel.may_duel(s, seat) == reasons.ALLOWED:
                        codes = append(codes, actions.DUEL + seat)
    cards = _idle_cards(s)
    if cards:
        for card in range(len(s.content.cards)):
            if cards & BIT[card]:
                codes = append(codes, actions.USE + card)
    if brew.can_alchemy(s):
        codes = brew.add_alchemy(s, codes)
    if brew.can_ancestral(s):
        codes = brew.add_ancestral(s, codes)
    return append(codes, actions.END_TURN)


def play_turn(s: MoonlightState, code: i64) -> None:
    if code == actions.END_TURN:
        s.push(steps.BREW)
        return
    s.push(steps.TURN)
    family = code >> 6
    argument = code & 63
    if family == actions.MOVE >> 6 or family == actions.CONVERT_MOVE >> 6:
        move.move(s, argument)
    elif family == actions.ACT >> 6:
        roll.announce(s, argument)
    elif family == actions.SPRINT >> 6 or family == actions.CONVERT_SPRINT >> 6:
        move.sprint(s, argument)
    elif code == actions.RECOVER:
        injury.recover(s)
    elif family == actions.DUEL >> 6:
        duel.begin(s, argument)
    elif family == actions.USE >> 6:
        _use_idle(s, argument)
    elif family == actions.ANCESTRAL >> 6:
        brew.begin_ancestral(s, argument)
    else:
        brew.alchemy(s, code)


def _use_idle(s: MoonlightState, card: i64) -> None:
    """MB-132, MB-137, MB-140 bells, mugs and blood."""
    spend(s, s.turn, card)
    c = s.content.cards[card]
    s.used_card = card
    if c.effect == MUGS:
        if c.what == ANYONE and s.seats > 1:
            s.push(steps.MUG_TARGET)
            s.to_act = s.turn
        else:
            treat(s, s.turn)
    elif c.effect == BLOOD:
        if len(s.players[s.turn].kept) > 1:
            s.push(steps.BLOOD_TARGET)
            s.to_act = s.turn
        else:
            pour_blood(s, s.players[s.turn].kept[0])
    else:
        noise.ring(s, s.turn, card)
        s.push(steps.CHECK_NOISE)


def treat(s: MoonlightState, seat: i64) -> None:
    """MB-137 two mugs change one beer's adjustment."""
    amount = s.content.cards[s.used_card].amount
    s.players[seat].adjustment += amount
    s.tell(events.ADJUST, s.turn, amount, seat)


def pour_blood(s: MoonlightState, wolf: i64) -> None:
    """MB-140 wolf blood on one kept werewolf."""
    p = s.players[s.turn]
    for index in range(len(p.kept)):
        if p.kept[index] == wolf:
            season(p, index, s.content.cards[s.used_card].amount)
            s.tell(events.BLOOD, s.turn, wolf, p.tastes[index])


# -- decisions ----------------------------------------------------------------------------------


def legal(s: MoonlightState) -> vec[i64]:
    """What the pending decision offers."""
    if s.to_act == OVER:
        return vec[i64]()
    step = s.stack[-1]
    if step == steps.TURN_STEP:
        return legal_turn(s)
    if step == steps.MAKE_NOISE:
        return vec[i64]([actions.MAKE_NOISE, actions.STAY_QUIET])
    if step == steps.PRE_ROLL_CARDS:
        return roll.legal_pre_roll(s)
    if step == steps.KEEP_DIE:
        return dice.legal_keep_die(s)
    if step == steps.PRE_DRAW_CARDS:
        return draw.legal_pre_draw(s)
    if step <= steps.ATTACK_PICK and step >= steps.KEEP_EQUIPMENT:
        return draw.legal_pick(s)
    if step == steps.FIGHT_CARDS:
        return fight.legal_fight_cards(s)
    if step == steps.FLEE:
        return vec[i64]([actions.FLEE, actions.STAND])
    if step == steps.INJURY_CARD:
        return injury.legal_cards(s, s.content.hearts, actions.BEAR)
    if step == steps.BLESSED_DICE:
        return injury.legal_cards(s, s.content.two_dice, actions.ROLL)
    if step == steps.BREW_CARDS:
        return brew.legal_brew(s)
    if step == steps.DIRT_SPLIT:
        return dirt.legal_split(s)
    if step == steps.DIRT_TARGET:
        return dirt.legal_target(s)
    if step == steps.CHOOSE_MONK:
        return setup.legal_monk(s)
    if step == steps.ANCESTRAL_CARDS:
        return brew.legal_ancestral_cards(s)
    if step == steps.KEEPSAKE_PICK:
        return hermit.legal_keepsake(s)
    codes = vec[i64]()
    if step == steps.MUG_TARGET:
        for seat in range(s.seats):
            codes = append(codes, actions.TREAT + seat)
    else:
        for wolf in s.players[s.turn].kept:
            codes = append(codes, actions.BLOOD + wolf)
    return codes


def play(s: MoonlightState, code: i64) -> None:
    """Takes the pending decision and runs on to the next."""
    step = s.pop()
    if step == steps.TURN_STEP:
        play_turn(s, code)
    elif step == steps.MAKE_NOISE:
        roll.play_make_noise(s, code)
    elif step == steps.PRE_ROLL_CARDS:
        roll.play_pre_roll(s, code)
    elif step == steps.KEEP_DIE:
        dice.play_keep_die(s, code)
    elif step == steps.PRE_DRAW_CARDS:
        draw.play_pre_draw(s, code)
    elif step <= steps.ATTACK_PICK and step >= steps.KEEP_EQUIPMENT:
        draw.settle(s, code & 63)
    elif step == steps.FIGHT_CARDS:
        fight.play_fight_cards(s, code)
    elif step == steps.FLEE:
        fight.play_flee(s, code)
    elif step == steps.INJURY_CARD:
        injury.play_injury_card(s, code)
    elif step == steps.BLESSED_DICE:
        injury.play_blessed_dice(s, code)
    elif step == steps.BREW_CARDS:
        brew.play_brew(s, code)
    elif step == steps.DIRT_SPLIT:
        dirt.play_split(s, code & 63)
    elif step == steps.DIRT_TARGET:
        dirt.throw(s, code & 63)
    elif step == steps.CHOOSE_MONK:
        setup.play_monk(s, code)
    elif step == steps.ANCESTRAL_CARDS:
        brew.play_ancestral_cards(s, code)
    elif step == steps.KEEPSAKE_PICK:
        hermit.play_keepsake(s, code)
    elif step == steps.MUG_TARGET:
        treat(s, code & 63)
    else:
        pour_blood(s, code & 63)
    run(s)

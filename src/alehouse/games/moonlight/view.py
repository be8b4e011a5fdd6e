"""What a viewer may see. Only the order of decks is hidden (MB-007)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.state import ALL, OVER
from alehouse.games.moonlight import steps
from alehouse.games.moonlight.content import BIT, BLESSINGS, EQUIPMENT, WEREWOLVES
from alehouse.games.moonlight.rules.cards import deck, pile
from alehouse.games.moonlight.rules.roll import difficulty, roll_bonus
from alehouse.games.moonlight.rules.sheet import shown_total, units, wolf_line
from alehouse.games.moonlight.schema import ABILITIES, INGREDIENTS, MAX_QUALITY
from alehouse.games.moonlight.score import band, points
from alehouse.games.moonlight.state import DUEL, HUNT, NO_FIGHT, NO_ONE, MoonlightPlayer, MoonlightState

Shown = dict[str, object]


def view(s: MoonlightState, viewer: i64) -> Shown:
    content = s.content
    over = s.to_act == OVER
    shown: Shown = {
        "title": "moonlight",
        "seats": s.seats,
        "to_act": s.to_act + 1,
        "decision": "" if over else steps.DECISIONS[s.stack[-1]],
        "phase": s.phases[s.phase] + 1 if s.phase >= 0 else 0,
        "phases": [phase + 1 for phase in s.phases],
        "first": s.first + 1,
        "turn": s.turn + 1,
        "actions_left": s.actions_left,
        "free_move": s.free_move,
        "sprint_used": s.sprint_used,
        "hunt_used": s.hunt_used,
        "attack_limit": s.attack_limit,
        "quiet_limit": s.quiet_limit,
        "board": [_board_action(s, act) for act in range(len(content.deeds))],
        "players": [_player(s, seat) for seat in range(s.seats)],
        "decks": {
            "werewolves": _deck(s, WEREWOLVES, content.wolf_ids, viewer),
            "equipment": _deck(s, EQUIPMENT, content.card_ids, viewer),
            "blessings": _deck(s, BLESSINGS, content.card_ids, viewer),
        },
        "roll": _roll(s),
        "dice": list(s.dice) if not over and s.stack[-1] == steps.KEEP_DIE else [],
        "drawn": [(content.wolf_ids if s.draw_deck == WEREWOLVES else content.card_ids)[card] for card in s.drawn],
        "fight": _fight(s),
    }
    if s.hermit:
        shown["hermit"] = _hermit(s, viewer)
    return shown


def card_names(s: MoonlightState, mask: i64) -> list[str]:
    return [s.content.card_ids[card] for card in range(len(s.content.cards)) if mask & BIT[card]]


def _player(s: MoonlightState, seat: i64) -> Shown:
    p = s.players[seat]
    content = s.content
    return {
        "seat": seat + 1,
        "monk": content.monk_ids[p.monk] if p.monk != NO_ONE else "",
        "abilities": [ABILITIES[a] for a in range(len(ABILITIES)) if p.abilities & BIT[a]],
        "room": content.room_ids[p.room],
        "noise": p.noise,
        "injured": p.injured,
        "webbed": p.web_until >= s.phase and p.web_until >= 0,
        "stock": _stock(p),
        "boxes": list(p.boxes),
        "cards": card_names(s, p.cards),
        "used": card_names(s, p.used & p.cards),
        "werewolves": [
            {"id": content.wolf_ids[p.kept[index]], "taste": p.tastes[index]} for index in range(len(p.kept))
        ],
        "wolf_line": wolf_line(p),
        "adjustment": p.adjustment,
        "dirt": p.dirt,
        "alchemy_used": p.alchemy_used,
        "ancestral_used": p.ancestral_used,
        "attacks": p.attacks,
        "injuries": p.injuries,
        "total": shown_total(p),
        "place": s.place(seat),
        "band": band(s, seat),
    }


def _board_action(s: MoonlightState, act: i64) -> Shown:
    """An action of the board with the number it needs now and what the monk on turn adds to his die."""
    deed = s.content.deeds[act]
    return {
        "what": s.content.deed_ids[act],
        "room": s.content.room_ids[deed.room],
        "need": difficulty(s, act),
        "bonus": roll_bonus(s, act),
        "noise": deed.noise,
    }


def _stock(p: MoonlightPlayer) -> list[Shown]:
    held: list[Shown] = []
    for ingredient in range(5):
        for quality in range(1, MAX_QUALITY + 1):
            for copy in range(units(p, ingredient, quality)):
                held.append({"what": INGREDIENTS[ingredient], "quality": quality})
    return held


def _deck(s: MoonlightState, which: i64, names: list[str], viewer: i64) -> Shown:
    cards = deck(s, which)
    shown: Shown = {"left": len(cards), "discard": [names[card] for card in pile(s, which)]}
    if viewer == ALL:
        shown["cards"] = [names[card] for card in reversed(cards)]
    return shown


def _roll(s: MoonlightState) -> Shown:
    """The roll being prepared: what, needed number, bonuses so far."""
    if s.to_act == OVER:
        return {}
    step = s.stack[-1]
    before = step == steps.PRE_ROLL_CARDS or step == steps.MAKE_NOISE
    if not before and not (step == steps.KEEP_DIE and s.fight == NO_FIGHT):
        return {}
    noisy: i64 = s.content.making_noise_bonus if s.made_noise else 0
    return {
        "what": s.content.deed_ids[s.act],
        "need": difficulty(s, s.act),
        "bonus": s.bonus + roll_bonus(s, s.act) + noisy,
        "dice": 1 + s.more_dice,
        "made_noise": s.made_noise,
    }


def _fight(s: MoonlightState) -> Shown:
    if s.fight == NO_FIGHT:
        return {}
    if s.fight == DUEL:
        return {
            "kind": "duel",
            "seat": s.turn + 1,
            "other": s.foe_seat + 1,
            "own_die": s.fight_die if s.side == 1 else 0,
        }
    shown: Shown = {"kind": "hunt" if s.fight == HUNT else "attack", "seat": s.turn + 1}
    if len(s.stack) > 0 and s.stack[-1] not in (steps.PRE_DRAW_CARDS, steps.HUNT_PICK, steps.ATTACK_PICK):
        shown["werewolf"] = s.content.wolf_ids[s.fight_card]
        shown["member"] = s.fight_member + 1
        shown["beaten"] = s.fight_beaten
        shown["taste"] = s.fight_taste
        if s.stack[-1] == steps.FLEE:
            shown["own_die"] = s.shown
    return shown


def _hermit(s: MoonlightState, viewer: i64) -> Shown:
    content = s.content
    shown: Shown = {
        "night": s.night + 1,
        "night_id": content.night_ids[s.night],
        "omen": content.omen_ids[s.omen] if s.omen != NO_ONE else "",
        "stars": list(s.stars),
        "tasks": list(s.task_stars),
        "total": points(s, 0),
        "rank": content.rank(points(s, 0)),
    }
    if viewer == ALL:
        shown["omens"] = [content.omen_ids[omen] for omen in reversed(s.omens)]
    return shown

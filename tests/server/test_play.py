"""Playing over the wire: creating, joining, deciding, and what everybody hears of it."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest
from tests.server.served import Served, Talk

from alehouse.engine.fairness import commitment
from alehouse.engine.record import read_record
from alehouse.games import LIBRARY
from alehouse.lab.verify import verify
from alehouse.server.bot_pool import BotPool
from alehouse.server.connections import LimitedSocket
from alehouse.table import pace
from alehouse.table.errors import TableError

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def play_to_the_end(talks: list[Talk], rng: Random) -> None:
    """Everybody decides at random whenever it is their turn."""

    async def play(talk: Talk) -> None:
        while talk.state["status"] == "playing":
            player_view = talk.state["player_view"]
            if player_view["legal"]:
                answer = await talk.act(rng=rng)
                assert answer["type"] == "ack", answer
                await talk.version(answer["version"])
            else:
                await talk.next()

    await asyncio.gather(*[play(talk) for talk in talks])


async def test_two_people_and_a_bot_play_a_whole_game_with_honest_dice(served: Served) -> None:
    made = await served.table(seats=3, bots={"3": "random"}, start=False, settings={"start_when_full": True})
    status, joined = await served.post(f"/api/tables/{made['table']}/join", {"name": "Bob", "invite": made["invite"]})
    assert status == 200
    assert joined["seats"] == [2]
    async with served.talk(made["table"], made["token"]) as ann, served.talk(made["table"], joined["token"]) as bob:
        published = ann.heard[0]["table"]["commitment"]
        assert ann.state["secret"] == ""
        await play_to_the_end([ann, bob], Random(7))
        assert ann.state == {
            **bob.state,
            "seats": ann.state["seats"],
            "player_view": ann.state["player_view"],
            "host": True,
        }
        assert commitment(ann.state["secret"]) == published
        versions = [m["heard"]["version"] for m in bob.heard if m["type"] == "update"]
        assert versions == list(range(versions[0], versions[0] + len(versions)))
    status, text = await served.get(f"/api/tables/{made['table']}/record", made["token"])
    assert status == 200
    record = read_record(LIBRARY, text)
    verify(record, lambda step: None)
    assert record.names == ["Ann", "Bob", "Corvin (random)"]


async def test_a_move_is_acknowledged_and_everybody_sees_it(served: Served) -> None:
    made, tokens = await served.table_for(2, options={"first": "1"})
    async with (
        served.talk(made["table"], tokens[0]) as ann,
        served.talk(made["table"], tokens[1]) as bob,
        served.talk(made["table"], invite=made["invite"]) as watcher,
    ):
        before = ann.state["version"]
        answer = await ann.act()
        assert answer == {"type": "ack", "id": answer["id"], "version": before + 1, "repeated": False}
        for talk in (ann, bob, watcher):
            state = await talk.version(before + 1)
            assert state["steps"] == 1
        mine = next(m for m in ann.heard if m["type"] == "update")
        theirs = next(m for m in bob.heard if m["type"] == "update")
        assert mine["heard"]["cause"]["action"]
        assert "action" not in theirs["heard"]["cause"]
        assert theirs["heard"]["events"]
        assert watcher.state["player_view"]["seat"] == 0
        assert watcher.state["player_view"]["legal"] == []


async def test_what_a_move_brings_its_player_is_sent_in_one_piece(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new position and the answer: handing something to the kernel costs more than making it."""
    sent: list[bytes] = []
    flush = LimitedSocket._flush

    def noting(socket: LimitedSocket) -> None:
        sent.append(b"".join(socket.conn.writes))
        flush(socket)

    made, tokens = await served.table_for(2, options={"first": "1"})
    async with served.talk(made["table"], tokens[0]) as ann, served.talk(made["table"], tokens[1]):
        monkeypatch.setattr(LimitedSocket, "_flush", noting)
        answer = await ann.act()
        assert answer["type"] == "ack"
    found = [data for data in sent if b'"type":"ack"' in data]
    assert len(found) == 1
    assert b'"type":"update"' in found[0]


async def test_bots_move_by_themselves(served: Served) -> None:
    made = await served.table(seats=3, bots={"2": "random", "3": "random"}, options={"first": "2"})
    async with served.talk(made["table"], made["token"]) as ann:
        while not ann.state["player_view"]["legal"]:
            await ann.next()
        assert ann.state["steps"] >= 2


async def test_a_table_without_people_is_played_to_its_end(served: Served) -> None:
    made = await served.table(seats=2, bots={"1": "random", "2": "random"}, me={})
    async with served.talk(made["table"], made["token"]) as talk:
        while talk.state["status"] != "over":
            await talk.next()
        assert talk.state["host"] is True
        assert {score["place"] for score in talk.state["player_view"]["scores"]} >= {1}


async def test_bots_think_in_another_process(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    bot_pool = BotPool(1)
    monkeypatch.setattr(served.server.manager, "bot_pool", bot_pool)
    made = await served.table(seats=2, bots={"1": "regular", "2": "random"}, me={})
    async with served.talk(made["table"], made["token"]) as talk:
        await talk.version(talk.state["version"] + 3)
    made = await served.table(seats=2, bots={"2": "random"}, options={"first": "1"})
    status, hints = await served.send(made["table"], made["token"], {"type": "hint", "id": "h1"})
    assert status == 200
    assert hints["type"] == "hints"
    assert hints["hints"][0]["action"]["do"] in ("choose-monk", "random-monk")
    assert set(hints["hints"][0]["forecast"]) == {"exact", "facts", "outcomes", "then"}
    bot_pool.close()


async def test_the_table_answers_while_a_hint_is_being_computed(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    given_up = asyncio.Event()

    async def never_ready() -> None:
        await given_up.wait()
        raise TableError("internal", "the hints were not ready in time.")

    monkeypatch.setattr(served.server.manager.bot_pool, "hints", lambda table, owner: never_ready())
    made = await served.table(options={"first": "1"})
    async with served.talk(made["table"], made["token"]) as ann:
        await ann.send({"type": "hint", "id": "h1"})
        await ann.send({"type": "ping"})
        await ann.until("pong")
        given_up.set()
        await ann.until("refused", id="h1", code="internal")


async def test_advice_is_given_to_the_deciding_seat_only(served: Served) -> None:
    made, tokens = await served.table_for(2, options={"first": "1"})
    for token in (tokens[1], ""):
        status, problem = await served.post(
            f"/api/tables/{made['table']}/send",
            {"message": {"type": "hint", "id": "h"}},
            token,
            {"alehouse-invite": made["invite"]},
        )
        assert (status, problem["code"]) == (409, "not-your-turn")


async def test_a_refusal_names_the_rule_and_comes_with_the_fresh_position(served: Served) -> None:
    made = await served.table(options={"first": "1"})
    async with served.talk(made["table"], made["token"]) as ann:
        while not ann.state["player_view"]["refused"]:
            if ann.state["player_view"]["legal"]:
                await ann.act()
            await ann.next()
        refused = ann.state["player_view"]["refused"][0]
        answer = await ann.act(refused["action"])
        assert (answer["type"], answer["code"]) == ("refused", "illegal")
        assert answer["reason"] == refused["reason"]
        assert answer["state"]["version"] == ann.state["version"]


async def test_a_stale_page_is_told_so_and_gets_the_position(served: Served) -> None:
    made = await served.table(options={"first": "1"})
    async with served.talk(made["table"], made["token"]) as ann:
        old = ann.state
        await ann.act()
        while not ann.state["player_view"]["legal"]:
            await ann.next()
        answer = await ann.ask({"type": "act", "base": old["version"], "action": old["player_view"]["legal"][0]})
        assert (answer["type"], answer["code"]) == ("refused", "stale")
        assert answer["state"]["version"] > old["version"]


async def test_a_double_click_is_one_move(served: Served) -> None:
    made = await served.table(seats=3, bots={"2": "random", "3": "random"}, options={"first": "1"})
    async with served.talk(made["table"], made["token"]) as ann:
        state = ann.state
        act = {"type": "act", "id": "click", "base": state["version"], "action": state["player_view"]["legal"][0]}
        for click in range(5):
            await ann.send(act)
        answers = [await ann.until("ack", id="click") for click in range(5)]
        assert [answer["repeated"] for answer in answers] == [False, True, True, True, True]
        assert len({answer["version"] for answer in answers}) == 1


async def test_what_was_missed_is_told_after_a_break(served: Served) -> None:
    made, tokens = await served.table_for(2, options={"first": "1"})
    async with served.talk(made["table"], tokens[0]) as ann:
        async with served.talk(made["table"], tokens[1]) as bob:
            seen = bob.state["version"]
        for number in range(3):
            if not ann.state["player_view"]["legal"]:
                break
            answer = await ann.act()
            await ann.version(answer["version"])
        async with served.talk(made["table"], tokens[1], since=seen) as bob:
            missed = bob.heard[0]["heard"]
            assert [one["version"] for one in missed] == list(range(seen + 1, ann.state["version"] + 1))
        async with served.talk(made["table"], tokens[1], since=ann.state["version"]) as bob:
            assert bob.heard[0]["heard"] == []
            await bob.send({"type": "resync", "since": 0})
            assert (await bob.until("sync"))["state"] == bob.state
        async with served.talk(made["table"], tokens[1]) as bob:
            assert bob.heard[0]["heard"] is None


async def test_history_tells_every_step_that_stands(served: Served) -> None:
    made, tokens = await served.table_for(2, options={"first": "1"})
    async with served.talk(made["table"], tokens[0]) as ann:
        await ann.version((await ann.act())["version"])
        await ann.send({"type": "history", "since": 0})
        told = await ann.until("history")
        assert [step["step"] for step in told["steps"]] == [1]
        assert told["steps"][0]["action"]
        assert told["steps"][0]["events"]
    async with served.talk(made["table"], tokens[1]) as bob:
        await bob.send({"type": "history"})
        assert (await bob.until("history"))["steps"][0]["action"] is None


async def test_undo_over_the_wire(served: Served) -> None:
    made = await served.table(seats=2, options={"first": "1"})
    async with served.talk(made["table"], made["token"]) as ann:
        first = ann.state["player_view"]["view"]
        answer = await ann.act()
        await ann.version(answer["version"])
        while not ann.state["player_view"]["legal"]:
            await ann.next()
        undone = await ann.ask({"type": "undo", "base": ann.state["version"], "to": 0})
        assert undone["type"] == "ack"
        await ann.version(undone["version"])
        assert ann.state["steps"] == 0
        assert ann.state["player_view"]["view"] == first


async def test_everybody_is_asked_about_an_undo_that_is_not_free(served: Served) -> None:
    made, tokens = await served.table_for(2, options={"first": "1"})
    async with served.talk(made["table"], tokens[0]) as ann, served.talk(made["table"], tokens[1]) as bob:
        rng = Random(2)
        while ann.state["waiting"] == 1:
            await ann.version((await ann.act(rng=rng))["version"])
        asked = await ann.ask({"type": "undo", "base": ann.state["version"], "to": 0})
        await bob.version(asked["version"])
        proposal = bob.state["proposal"]
        assert (proposal["purpose"], proposal["to"]) == ("undo", 0)
        assert (proposal["agreed"], proposal["open"]) == ([1], [2])
        agreed = await bob.ask({"type": "answer", "base": bob.state["version"], "yes": True})
        await ann.version(agreed["version"])
        assert ann.state["steps"] == 0
        assert ann.state["proposal"] is None


async def test_people_at_one_screen_play_with_one_secret(served: Served) -> None:
    made = await served.table(seats=2, bots={}, me={"1": "Ann", "2": "Bob"}, options={"first": "2"})
    async with served.talk(made["table"], made["token"]) as both:
        assert both.state["player_view"]["seat"] == 2
        assert both.state["player_view"]["legal"]
        answer = await both.act()
        await both.version(answer["version"])
        assert both.state["player_view"]["seat"] == 1
        await both.send({"type": "look", "seat": 2})
        looked = await both.until("sync")
        assert looked["state"]["player_view"]["seat"] == 1  # whoever has to decide comes first


async def test_a_second_seat_is_taken_with_the_same_secret(served: Served) -> None:
    made = await served.table(seats=3, bots={}, me={"1": "Ann"}, start=False)
    async with served.talk(made["table"], made["token"]) as ann:
        assert (await ann.ask({"type": "sit", "name": "Bob"}))["type"] == "ack"
        assert (await ann.ask({"type": "seat-bot", "seat": 3, "level": "random"}))["type"] == "ack"
        answer = await ann.ask({"type": "start"})
        await ann.version(answer["version"])
        assert [seat["mine"] for seat in ann.state["seats"]] == [True, True, False]
        assert ann.state["status"] == "playing"


async def test_joining_and_creating_may_be_repeated(served: Served) -> None:
    wish = {"title": "moonlight", "seats": 2, "id": "0123456789abcdef-create"}
    first, again = await served.post("/api/tables", wish), await served.post("/api/tables", wish)
    assert first == again
    join = {"name": "Bob", "invite": first[1]["invite"], "id": "0123456789abcdef-join"}
    path = f"/api/tables/{first[1]['table']}/join"
    assert await served.post(path, join) == await served.post(path, join)
    async with served.talk(first[1]["table"], first[1]["token"]) as host:
        assert [seat["kind"] for seat in host.state["seats"]] == ["person", "open"]


async def test_leaving_coming_back_and_being_replaced_over_the_wire(served: Served) -> None:
    made, tokens = await served.table_for(2, options={"first": "2"}, settings={"stand_in": "random"})
    async with served.talk(made["table"], tokens[0]) as ann, served.talk(made["table"], tokens[1]) as bob:
        early = await ann.ask({"type": "propose", "purpose": "replace", "about": 2})
        assert (early["code"], early["args"]) == ("too-early", {"seconds": 60})
        left = await bob.ask({"type": "leave", "seat": 2})
        assert left["type"] == "ack"
        await ann.version(left["version"] + 1)
        assert ann.state["seats"][1]["stand_in"] == "random"
        back = await bob.ask({"type": "come-back", "seat": 2})
        assert back["type"] == "ack"
        await bob.version(back["version"])
        assert bob.state["seats"][1]["stand_in"] == ""


async def test_who_is_present_is_told(served: Served) -> None:
    made, tokens = await served.table_for(2)
    async with served.talk(made["table"], tokens[0]) as ann:
        assert ann.heard[0]["present"] == {"seats": [], "watchers": 0}
        assert (await ann.until("presence"))["present"] == {"seats": [1], "watchers": 0}
        async with served.talk(made["table"], tokens[1]):
            assert (await ann.until("presence"))["present"] == {"seats": [1, 2], "watchers": 0}
            async with served.talk(made["table"], invite=made["invite"]):
                assert (await ann.until("presence"))["present"] == {"seats": [1, 2], "watchers": 1}
        while (await ann.until("presence"))["present"] != {"seats": [1], "watchers": 0}:
            pass


async def test_chat_is_heard_by_all_and_kept(served: Served) -> None:
    made, tokens = await served.table_for(2)
    async with served.talk(made["table"], tokens[0]) as ann, served.talk(made["table"], tokens[1]) as bob:
        answer = await ann.ask({"type": "chat", "id": "c1", "text": "  Good   evening  "})
        assert answer["type"] == "ack"
        line = (await bob.until("said"))["line"]
        assert (line["n"], line["seat"], line["name"], line["text"]) == (1, 1, "Ann", "Good evening")
        again = await ann.ask({"type": "chat", "id": "c1", "text": "Good evening"})
        assert again["repeated"] is True
    async with served.talk(made["table"], tokens[1]) as bob:
        assert [one["text"] for one in bob.heard[0]["chat"]] == ["Good evening"]


async def test_the_lobby_lists_a_public_table_and_anybody_joins_it(served: Served) -> None:
    made = await served.table(seats=3, bots={"3": "random"}, start=False, settings={"public": True})
    await served.table(seats=3, start=False)
    status, text = await served.get("/api/lobby")
    listed = json.loads(text)["tables"]
    assert listed[0]["table"] == made["table"]
    assert all(one["settings"]["public"] for one in listed)
    assert (listed[0]["open"], listed[0]["names"], listed[0]["title"]) == (1, ["Ann"], "moonlight")
    status, joined = await served.post(f"/api/tables/{made['table']}/join", {"name": "Stranger"})
    assert (status, joined["seats"]) == (200, [2])
    assert made["table"] not in (await served.get("/api/lobby"))[1]


async def test_a_game_is_played_without_a_socket(served: Served) -> None:
    made = await served.table(seats=2, options={"first": "1"})
    table, token = made["table"], made["token"]
    status, found = await served.post(f"/api/tables/{table}/poll", {}, token)
    state = found["messages"][0]["state"]
    act = {"type": "act", "id": "a", "base": state["version"], "action": state["player_view"]["legal"][0]}
    status, answer = await served.send(table, token, act)
    assert (status, answer["type"]) == (200, "ack")
    status, found = await served.post(f"/api/tables/{table}/poll", {"since": state["version"], "wait": 5}, token)
    sync = found["messages"][0]
    assert sync["state"]["version"] > state["version"]
    assert sync["heard"][0]["version"] == state["version"] + 1


async def test_a_poll_waits_for_news_and_gives_up_in_time(served: Served) -> None:
    made, tokens = await served.table_for(2, options={"first": "1"})
    table = made["table"]
    async with served.talk(table, tokens[0]) as ann:
        version = ann.state["version"]
        poll = asyncio.create_task(served.post(f"/api/tables/{table}/poll", {"since": version, "wait": 20}, tokens[1]))
        await asyncio.sleep(0.1)
        assert not poll.done()
        await ann.act()
        _, found = await poll
        assert found["messages"][0]["state"]["version"] == version + 1
        _, found = await served.post(f"/api/tables/{table}/poll", {"since": version + 1, "wait": 1}, tokens[1])
        assert found["messages"][0]["heard"] == []


async def test_a_revoked_secret_is_shown_out(served: Served) -> None:
    made, tokens = await served.table_for(3)
    async with served.talk(made["table"], tokens[0]) as host, served.talk(made["table"], tokens[1]) as guest:
        assert (await host.ask({"type": "revoke", "seat": 2}))["code"] == "not-absent"
        assert (await guest.ask({"type": "leave", "seat": 2}))["type"] == "ack"
        assert (await host.ask({"type": "revoke", "seat": 2}))["type"] == "ack"
        assert await guest.closed() == 4003
    async with served.line(made["table"]) as again:
        await again.send({"type": "hello", "token": tokens[1]})
        assert (await again.next())["code"] == "wrong-token"


async def test_a_revoked_secret_does_not_come_back_to_life(served: Served) -> None:
    made = await served.table(seats=3, bots={}, start=False)
    path = f"/api/tables/{made['table']}/join"
    wish = {"name": "Bob", "id": "a-secret-id-of-bob", "invite": made["invite"]}
    _, joined = await served.post(path, wish)
    async with (
        served.talk(made["table"], made["token"]) as host,
        served.talk(made["table"], "", invite=made["invite"]) as watcher,
    ):
        assert (await host.ask({"type": "revoke", "seat": joined["seats"][0]}))["type"] == "ack"
        assert await watcher.closed() == 4003
        renewed = host.state["invite"]
    assert renewed not in ("", made["invite"])
    status, problem = await served.post(path, wish)
    assert (status, problem["code"]) == (403, "wrong-invite")
    status, problem = await served.post(path, {**wish, "invite": renewed})
    assert (status, problem["code"]) == (403, "wrong-token")
    status, joined = await served.post(path, {"name": "Cid", "invite": renewed})
    assert (status, joined["seats"]) == (200, [2])


async def test_a_newcomer_takes_a_freed_seat_once_all_players_agree(served: Served) -> None:
    made, tokens = await served.table_for(3, options={"first": "1"})
    async with served.talk(made["table"], tokens[0]) as host, served.talk(made["table"], tokens[1]) as guest:
        assert (await guest.ask({"type": "leave", "seat": 2}))["type"] == "ack"
        assert (await host.ask({"type": "revoke", "seat": 2}))["type"] == "ack"
        wish = {"name": "New", "id": "a-secret-id-of-the-newcomer", "invite": host.state["invite"]}
        for attempt in range(2):
            status, joined = await served.post(f"/api/tables/{made['table']}/join", wish)
            assert (status, joined["seats"]) == (200, [])
        async with (
            served.talk(made["table"], joined["token"], invite=wish["invite"]) as newcomer,
            served.talk(made["table"], tokens[2]) as third,
        ):
            assert newcomer.state["proposal"]["name"] == "New"
            assert newcomer.state["player_view"]["seat"] == 0
            for player in (third, host):
                base = newcomer.state["version"]
                answer = await player.ask({"type": "answer", "base": base, "yes": True})
                assert answer["type"] == "ack"
                await newcomer.version(answer["version"])
            assert newcomer.state["player_view"]["seat"] == 2
            assert newcomer.state["seats"][1]["mine"]


async def test_between_two_the_slow_one_is_warned_before_a_bot_stands_in(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(pace.PATIENCE, "free", 0)
    monkeypatch.setitem(pace.WARNING, "free", 300)
    made, tokens = await served.table_for(2, options={"first": "2"}, settings={"stand_in": "random"})
    async with served.talk(made["table"], tokens[0]) as ann, served.talk(made["table"], tokens[1]) as bob:
        asked = await ann.ask({"type": "propose", "purpose": "replace", "about": 2})
        state = await bob.version(asked["version"])
        assert (state["proposal"]["purpose"], state["proposal"]["about"]) == ("replace", 2)
        assert state["proposal"]["due"] == state["deadline"]
        assert state["seats"][1]["stand_in"] == ""
        while not bob.state["seats"][1]["stand_in"]:
            await bob.next()
        assert bob.state["seats"][1]["absent"] == "vote"
        undo = {"type": "undo", "base": bob.state["version"], "to": 0}
        while (await ann.ask({**undo, "base": ann.state["version"]}))["type"] == "refused":
            pass
        assert (await bob.ask({"type": "come-back", "seat": 2}))["type"] == "ack"
        assert bob.state["seats"][1]["stand_in"] == ""
        assert bob.state["steps"] > 0


async def test_who_is_revoked_while_polling_sees_nothing_more(served: Served) -> None:
    made, tokens = await served.table_for(3)
    await served.send(made["table"], tokens[1], {"type": "leave", "id": "l", "seat": 2})
    path = f"/api/tables/{made['table']}/poll"
    live = await served.server.manager.live(made["table"])
    poll = asyncio.create_task(served.post(path, {"since": live.table.version, "wait": 20}, tokens[1]))
    while not live.viewers:
        await asyncio.sleep(0.01)
    await served.send(made["table"], tokens[0], {"type": "revoke", "id": "r", "seat": 2})
    status, problem = await poll
    assert (status, problem["code"]) == (403, "wrong-token")


async def test_a_record_is_imported_and_looked_at(served: Served) -> None:
    made = await served.table(seats=2, bots={"1": "random", "2": "random"}, me={})
    async with served.talk(made["table"], made["token"]) as talk:
        while talk.state["status"] != "over":
            await talk.next()
        final = talk.state
    _, text = await served.get(f"/api/tables/{made['table']}/record", made["token"])
    status, taken = await served.post("/api/import", {"record": text})
    assert status == 201
    async with served.talk(taken["table"], invite=taken["invite"]) as talk:
        assert talk.state["status"] == "over"
        assert talk.state["player_view"]["scores"] == final["player_view"]["scores"]
        await talk.send({"type": "history"})
        told = await talk.until("history")
        assert len(told["steps"]) == final["steps"]
        assert all(step["action"] for step in told["steps"])


async def test_a_position_is_played_on_from_a_record(served: Served) -> None:
    made = await served.table(seats=2, bots={"1": "random", "2": "random"}, me={})
    async with served.talk(made["table"], made["token"]) as talk:
        while talk.state["status"] != "over":
            await talk.next()
    _, text = await served.get(f"/api/tables/{made['table']}/record", made["token"])
    _, taken = await served.post("/api/import", {"record": text, "at": 6})
    async with served.talk(taken["table"], taken["token"]) as talk:
        assert (talk.state["status"], talk.state["steps"]) == ("lobby", 6)
        await talk.ask({"type": "sit", "name": "Ann", "seat": 1})
        await talk.ask({"type": "seat-bot", "seat": 2, "level": "random"})
        started = await talk.ask({"type": "start"})
        await talk.version(started["version"])
        while talk.state["status"] == "playing" and talk.state["steps"] < 8:
            if talk.state["player_view"]["legal"]:
                await talk.version((await talk.act())["version"])
            else:
                await talk.next()
        assert talk.state["steps"] >= 8


async def test_what_is_on_offer(served: Served) -> None:
    house = json.loads((await served.get("/api/house"))[1])
    assert [title["id"] for title in house["titles"]] == LIBRARY.ids()
    assert len(house["push_key"]) == 87
    assert {"id": "fr", "name": "Français"} in house["languages"]
    title = house["titles"][0]
    digest = title["packs"][0]["digest"]
    status, text = await served.get(f"/api/content/{title['id']}/{title['rules']}/{digest}")
    assert status == 200
    assert json.loads(text)["content"].keys() == LIBRARY.get(title["id"]).schema().keys()
    for language in house["languages"]:
        lang = language["id"]
        status, text = await served.get(f"/api/rules/{title['id']}/{lang}")
        assert all(section["heading"] for section in json.loads(text)["sections"])
        messages = (await served.get(f"/api/messages/{title['id']}/{lang}"))[1]
        assert "decision-turn-step = " in messages
        assert "name-equipment-felt-boots = " in messages


async def test_a_table_is_played_with_changed_content(served: Served) -> None:
    changes = {"numbers": {"attack-limit": {"value": 8}}}
    made = await served.table(pack={"name": "my box", "changes": changes})
    status, text = await served.get(f"/api/tables/{made['table']}/content", made["token"])
    content = json.loads(text)
    assert content["content"]["numbers"]["attack-limit"]["value"] == 8
    assert content["pack"]["name"] == "my box"
    wrong = {"title": "moonlight", "seats": 2, "pack": {"changes": {"numbers": {"attack-limt": {"value": 8}}}}}
    status, problem = await served.post("/api/tables", wrong)
    assert (status, problem["code"]) == (422, "bad-setup")
    assert "did you mean 'attack-limit'" in problem["detail"]


async def test_the_names_of_a_pack_are_part_of_its_content(served: Served) -> None:
    names = {"mace": {"name": "Club"}, "crossbow": {"name": {"fr": "Arc"}}}
    made = await served.table(pack={"name": "my box", "changes": {"equipment": names}})
    text = (await served.get(f"/api/tables/{made['table']}/content", made["token"]))[1]
    equipment = json.loads(text)["content"]["equipment"]
    assert equipment["mace"]["name"] == {"en": "Club"}
    assert equipment["crossbow"]["name"] == {"fr": "Arc"}
    assert "name" not in equipment["felt-boots"]


async def test_a_ping_is_answered(served: Served) -> None:
    made = await served.table()
    async with served.talk(made["table"], made["token"]) as ann:
        await ann.send({"type": "ping"})
        assert (await ann.until("pong"))["at"] > 0


async def test_a_running_game_is_taken_along_as_a_branch_that_servers_refuse(served: Served) -> None:
    made, tokens = await served.table_for(2, options={"first": "1"})
    table = f"/api/tables/{made['table']}"
    async with served.talk(made["table"], tokens[0]) as ann:
        await ann.act()
        assert (await served.get(f"{table}/record", tokens[0]))[0] == 409
        status, text = await served.get(f"{table}/branch", tokens[0])
        assert status == 200
        live = await served.server.manager.live(made["table"])
        assert live.table.spec.pinned.secret not in text
        assert read_record(LIBRARY, text).setup.branch["seats"] == [1]
        assert (await served.get(f"{table}/branch"))[0] == 403
        status, problem = await served.post("/api/import", {"record": text})
        assert (status, problem["code"]) == (422, "bad-record")

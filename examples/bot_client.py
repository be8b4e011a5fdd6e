"""A bot for any Alehouse server: takes a seat by invitation and plays whatever is legal.

    python examples/bot_client.py http://127.0.0.1:8000 TABLE INVITE

Needs `pip install websockets`. docs/protocol.md describes everything else that a client may do.
"""

import json
import random
import secrets
import sys
import urllib.request

from websockets.sync.client import connect


def join(server: str, table: str, invite: str) -> str:
    """Takes an open seat; the token that comes back holds it."""
    body = json.dumps({"name": "Robot", "invite": invite, "id": secrets.token_urlsafe(24)}).encode()
    with urllib.request.urlopen(f"{server}/api/tables/{table}/join", body) as answer:
        return str(json.load(answer)["token"])


def play(server: str, table: str, token: str) -> None:
    """Decides until the game is over."""
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                print("refused:", message["code"], message["detail"])
            state = message.get("state") or {}
            player_view = state.get("player_view") or {}
            if state.get("status") == "lobby":
                print("waiting: the host starts the game once all seats are taken")
            if state.get("status") in ("over", "abandoned"):
                print("over:", [(score["seat"], score["total"]) for score in player_view.get("scores", [])])
                return
            if player_view.get("legal"):
                action = random.choice(player_view["legal"])
                act = {"type": "act", "id": secrets.token_hex(8), "base": state["version"], "action": action}
                socket.send(json.dumps(act))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    server, table, invite = sys.argv[1:]
    play(server.rstrip("/"), table, join(server.rstrip("/"), table, invite))

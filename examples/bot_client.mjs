// A bot for any Alehouse server in JavaScript: takes a seat by invitation and plays whatever is legal.
//
//     python -m alehouse.server.types examples/client.mjs
//     node examples/bot_client.mjs http://127.0.0.1:8000 TABLE INVITE
//
// Needs Node.js 22 or newer, which has WebSocket; Node.js 20 has it with --experimental-websocket.

import { Client } from "./client.mjs";

const [server, table, invite] = process.argv.slice(2);
if (!invite) {
  console.error("usage: node bot_client.mjs SERVER TABLE INVITE");
  process.exit(1);
}
const client = new Client(server);
const { token } = await client.joinTable(table, { name: "Robot", invite, id: crypto.randomUUID() });
const seat = await client.table(table, token);
for (let seen; (seen = await seat.turn()); ) {
  await seat.act(seen.legal[Math.floor(Math.random() * seen.legal.length)]);
}
console.log("over:", seat.state.player_view.scores.map((score) => `seat ${score.seat}: ${score.total}`).join(", "));
seat.close();

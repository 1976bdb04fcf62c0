// boardgame.io: tic-tac-toe as in its own tutorial, with its local client and random moves. It speaks the same lines of
// JSON as slices.py; started as `node boardgame.cjs FOLDER-OF-MODULES`.
const { createRequire } = require("node:module");
const { createInterface } = require("node:readline");

const say = (said) => process.stdout.write(JSON.stringify(said) + "\n");
console.log = console.error;

const ROWS = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const hasRow = (cells) => ROWS.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const ticTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (hasRow(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

function play(client) {
  let decisions = 0;
  let choices = 0;
  client.reset();
  for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
    const free = [];
    state.G.cells.forEach((cell, at) => cell === null && free.push(at));
    client.moves.mark(free[Math.floor(Math.random() * free.length)]);
    decisions += 1;
    choices += free.length > 1;
  }
  return [decisions, choices];
}

try {
  const { Client } = createRequire(process.argv[2] + "/")("boardgame.io/client");
  const client = Client({ game: ticTacToe, debug: false });
  client.start();
  const counted = Array.from({ length: 100 }, () => play(client));
  const sum = (at) => counted.reduce((all, one) => all + one[at], 0);
  const lane = { length: sum(0) / counted.length, choices: sum(1) / sum(0) };
  say({ ready: { lanes: { driven: lane }, facts: {} } });
  createInterface({ input: process.stdin }).on("line", (line) => {
    const { seconds } = JSON.parse(line);
    const began = performance.now();
    let done = 0;
    let spent = 0;
    do {
      done += play(client)[0];
      spent = (performance.now() - began) / 1000;
    } while (spent < seconds);
    say({ done, seconds: spent });
  });
} catch (error) {
  say({ failed: String(error.message).split("\n")[0] });
}

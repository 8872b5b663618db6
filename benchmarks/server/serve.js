// node serve.js PORT [FOLDER]: the game on loopback, in memory or in files of that folder.
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { Duel } = require("./duel");

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [Duel],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
const listen = server.app.listen.bind(server.app);
server.app.listen = (number, ready) => listen(number, "127.0.0.1", ready);
process.stdin.resume();
process.stdin.on("end", () => process.exit(0)); // leave with the program that started us
server.run(Number(port));

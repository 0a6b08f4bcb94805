// A name server for tests: answers questions for an IPv4 address from its command line, NAME=ADDRESS …, on 127.0.0.11:53,
// where containers of Compose have theirs.

const addresses = new Map(process.argv.slice(2).map((pair) => pair.split("=") as [string, string]));
const A = 1;
const NO_SUCH_NAME = 3;

await Bun.udpSocket({
  hostname: "127.0.0.11",
  port: 53,
  socket: {
    data(socket, question, port, from) {
      const labels: string[] = [];
      let at = 12;
      for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
        labels.push(question.toString("latin1", at + 1, at + 1 + length));
        at += 1 + length;
      }
      const address = addresses.get(labels.join("."));
      const isAsked = question.readUInt16BE(at + 1) === A && address !== undefined;
      // An answer with the question's own name, for a minute.
      const record = isAsked ? [0xc0, 12, 0, A, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split(".").map(Number)] : [];
      const head = Buffer.from(question.subarray(0, 12));
      head.writeUInt16BE(0x8180 | (address === undefined ? NO_SUCH_NAME : 0), 2);
      head.writeUInt16BE(isAsked ? 1 : 0, 6);
      head.writeUInt32BE(0, 8);
      socket.send(Buffer.concat([head, question.subarray(12, at + 5), Buffer.from(record)]), port, from);
    },
  },
});

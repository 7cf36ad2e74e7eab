/**
 * `npm run bench chat [PER SECOND] [sqlite|postgres]`: 500 people with one socket each and 1,000 messages a second,
 * measured from the moment a message is due until its recipient has it: on the real server, which stores it first, and
 * on bare Socket.IO, alternating. The delay of this process, which sends and receives everything, is shown as well.
 */
import { resolve } from 'node:path';

import { freePort } from '../../packages/server/test/free-port.ts';
import { startOja } from '../processes/oja-server.ts';
import { addPeople } from '../processes/people.ts';
import { Program } from '../processes/program.ts';
import { benchArguments } from './bench-arguments.ts';
import { type ChatFigures, connectAll, loadChat } from './chat-load.ts';
import { count, middleRound, milliseconds, table } from './figures.ts';
import { MEASURED, type MeasuredPlace, makePlace } from './places.ts';
import { messagePoster } from './post-message.ts';

const SOCKETS = 500;
const { number: perSecond = 1000, kinds } = benchArguments();
const LOAD = { perSecond, seconds: 10 };
const WARM_UP = { ...LOAD, seconds: 4 };
const ROUNDS = 3;

async function measure(place: MeasuredPlace): Promise<string[][]> {
  const people = await addPeople(place, SOCKETS, 'chatter');
  const server = await startOja({ ...place, ...MEASURED });
  const idle = server.program.memory();
  const port = await freePort();
  const floor = new Program(resolve(import.meta.dirname, 'floor-chat.ts'), [String(port)], {});
  await floor.waitForOutput('ready');

  const failures: string[] = [];
  const post = messagePoster(server.url, people, (reason) => failures.push(reason));
  const [real, bare] = [await connectAll(server.url, people), await connectAll(`http://127.0.0.1:${port}`, people)];
  const chatOn = (load: typeof LOAD) => loadChat(real, people, load, post);
  const echoOn = (load: typeof LOAD) =>
    loadChat(bare, people, load, (message) => bare[message.senderIndex]?.socket.emit('send', message));
  await echoOn(WARM_UP);
  await chatOn(WARM_UP);
  const rounds = { bare: [] as ChatFigures[], real: [] as ChatFigures[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.bare.push(await echoOn(LOAD));
    rounds.real.push(await chatOn(LOAD));
  }
  const busy = server.program.memory();
  for (const { socket } of [...real, ...bare]) socket.close();
  await Promise.all([server.program.stop(), floor.stop()]);
  if (failures.length > 0)
    process.stdout.write(
      `${place.kind}: ${failures.length} messages were not taken, the first because of ${failures[0]}\n`,
    );
  const [echo, chat] = [middleRound(rounds.bare), middleRound(rounds.real)];
  const lost = rounds.real.reduce((sum, round) => sum + round.lost, 0);
  return [
    [
      `${place.kind}: bare Socket.IO`,
      count(echo.perSecond),
      milliseconds(echo.p50),
      milliseconds(echo.p99),
      milliseconds(echo.ownDelay),
      '',
      '',
      '',
    ],
    [
      `${place.kind}: Oja`,
      count(chat.perSecond),
      milliseconds(chat.p50),
      milliseconds(chat.p99),
      milliseconds(chat.ownDelay),
      `${idle.toFixed(0)} MB`,
      `${busy.toFixed(0)} MB`,
      String(lost),
    ],
  ];
}

const rows = [['', 'deliveries/s', 'p50', 'p99', 'generator', 'idle', 'loaded', 'lost']];
for (const kind of kinds) {
  const place = await makePlace(kind);
  try {
    rows.push(...(await measure(place)));
  } finally {
    await place.remove();
  }
}
process.stdout.write(
  `${SOCKETS} sockets, ${LOAD.perSecond} messages a second, middle of ${ROUNDS} rounds of ${LOAD.seconds} s\n${table(rows)}\n`,
);

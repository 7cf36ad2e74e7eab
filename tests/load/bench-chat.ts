/**
 * `npm run bench chat [PER SECOND,…] [sqlite|postgres]`: 500 people (`SOCKETS`) with one socket each and 1,000 messages
 * a second, or as many as given, measured from the moment a message is due until its recipient has it: on the real
 * server, which stores it first, on bare Socket.IO, and on ejabberd with its archive on the same PostgreSQL, where it
 * is installed, in turn. The delay of this process, which sends and receives everything, is shown as well.
 */
import { resolve } from 'node:path';

import { freePort } from '../../packages/server/test/free-port.ts';
import { startOja } from '../processes/oja-server.ts';
import { type Person, addPeople } from '../processes/people.ts';
import { Program } from '../processes/program.ts';
import { benchArguments } from './bench-arguments.ts';
import { type ChatFigures, arrivalsAt, connectAll, loadChat } from './chat-load.ts';
import { hasEjabberd, startEjabberd } from './ejabberd/ejabberd-server.ts';
import { type XmppClient, openXmpp } from './ejabberd/xmpp-client.ts';
import { count, middleRound, milliseconds, table } from './figures.ts';
import { MEASURED, type MeasuredPlace, makePlace } from './places.ts';
import { messagePoster } from './post-message.ts';

const SOCKETS = Number(process.env['SOCKETS'] ?? 500);
const { numbers: rates = [1000], kinds } = benchArguments();
const SECONDS = 10;
const WARM_UP = { perSecond: Math.min(...rates), seconds: 4 };
const ROUNDS = 3;

type Load = typeof WARM_UP;

/** A chat server under the same load as the others. */
interface Contender {
  name: string;
  load: (load: Load) => Promise<ChatFigures>;
  /** Its memory in MB. */
  memory?: () => number;
  stop: () => Promise<unknown>;
}

async function startFloor(people: readonly Person[]): Promise<Contender> {
  const port = await freePort();
  const floor = new Program(resolve(import.meta.dirname, 'floor-chat.ts'), [String(port)], {});
  await floor.waitForOutput('ready');
  const sockets = await connectAll(`http://127.0.0.1:${port}`, people);
  return {
    name: 'bare Socket.IO',
    load: (load) =>
      loadChat(arrivalsAt(sockets, people), people, load, (message) =>
        sockets[message.senderIndex]?.socket.emit('send', message),
      ),
    async stop() {
      for (const { socket } of sockets) socket.close();
      await floor.stop();
    },
  };
}

async function startPeer(databaseUrl: string, people: readonly Person[]): Promise<Contender> {
  const names = people.map((_, index) => `chatter${index}`);
  const peer = await startEjabberd(databaseUrl, names);
  const clients: XmppClient[] = [];
  for (const name of names) clients.push(await openXmpp(peer.port, name));
  return {
    name: 'ejabberd',
    memory: peer.memory,
    load: (load) =>
      loadChat(
        (onArrival) => {
          for (const client of clients) client.onMessage = onArrival;
        },
        people,
        load,
        ({ senderIndex, recipientIndex, clientId }) =>
          clients[senderIndex]?.send(names[recipientIndex] ?? '', clientId),
      ),
    async stop() {
      for (const client of clients) client.close();
      await peer.stop();
    },
  };
}

async function startReal(place: MeasuredPlace, people: readonly Person[]): Promise<Contender> {
  const { program, url } = await startOja({ ...place, ...MEASURED });
  const failures: string[] = [];
  const post = messagePoster(url, people, ({ failure }) => {
    if (failure !== undefined) failures.push(failure);
  });
  const sockets = await connectAll(url, people);
  return {
    name: 'Oja',
    memory: () => program.memory(),
    load: (load) => loadChat(arrivalsAt(sockets, people), people, load, post),
    async stop() {
      for (const { socket } of sockets) socket.close();
      await program.stop();
      if (failures.length > 0)
        process.stdout.write(
          `${place.kind}: ${failures.length} messages were not taken, the first because of ${failures[0]}\n`,
        );
    },
  };
}

async function measure(place: MeasuredPlace): Promise<string[][]> {
  const people = await addPeople(place, SOCKETS, 'chatter');
  const contenders = [await startFloor(people)];
  if (place.databaseUrl !== undefined) {
    if (hasEjabberd()) contenders.push(await startPeer(place.databaseUrl, people));
    else process.stdout.write('ejabberd is not installed: Debian has it in ejabberd and erlang-p1-pgsql.\n');
  }
  contenders.push(await startReal(place, people));
  const idle = contenders.map(({ memory }) => memory?.());
  for (const { load } of contenders) await load(WARM_UP);

  const measured: string[][] = [];
  for (const perSecond of rates) {
    const rounds: ChatFigures[][] = contenders.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, { load }] of contenders.entries())
        rounds[index]?.push(await load({ perSecond, seconds: SECONDS }));
    }
    for (const [index, { name, memory }] of contenders.entries()) {
      const own = rounds[index] ?? [];
      measured.push([
        `${place.kind}: ${name}`,
        count(perSecond),
        ...times(middleRound(own)),
        megabytes(idle[index]),
        megabytes(memory?.()),
        String(own.reduce((sum, { lost }) => sum + lost, 0)),
      ]);
    }
  }
  for (const { stop } of contenders) await stop();
  return measured;
}

const megabytes = (size: number | undefined) => (size === undefined ? '' : `${size.toFixed(0)} MB`);

const times = ({ perSecond, p50, p99, ownDelay }: ChatFigures) => [
  count(perSecond),
  ...[p50, p99, ownDelay].map(milliseconds),
];

const rows = [['', 'sent/s', 'deliveries/s', 'p50', 'p99', 'generator', 'idle', 'loaded', 'lost']];
for (const kind of kinds) {
  const place = await makePlace(kind);
  try {
    rows.push(...(await measure(place)));
  } finally {
    await place.remove();
  }
}
process.stdout.write(`${SOCKETS} sockets, middle of ${ROUNDS} rounds of ${SECONDS} s\n${table(rows)}\n`);

/**
 * `npm run bench overload [PER SECOND] [sqlite|postgres]`: sends more messages than the server can store, for ten
 * seconds, and 1,000 a second before and after it. What it cannot hold must be refused at once, what it acknowledged
 * must arrive, and it must soon be as fast as before.
 */
import { startOja } from '../processes/oja-server.ts';
import { addPeople } from '../processes/people.ts';
import { benchArguments } from './bench-arguments.ts';
import { arrivalsAt, connectAll, loadChat } from './chat-load.ts';
import { count, milliseconds, percentile, table } from './figures.ts';
import { MEASURED, type MeasuredPlace, makePlace } from './places.ts';
import { type Answer, messagePoster } from './post-message.ts';

const SOCKETS = Number(process.env['SOCKETS'] ?? 500);
/** So many that the server's queue grows, and not the one before the connections. */
const CONNECTIONS = 4000;
const { number: perSecond = 6000, kinds } = benchArguments();
const USUAL = { perSecond: 1000, seconds: 10 };
/** The seconds after the overload that are looked at one by one. */
const AFTER_S = 8;

async function measure(place: MeasuredPlace): Promise<string[]> {
  const people = await addPeople(place, SOCKETS, 'chatter');
  const { program, url } = await startOja({ ...place, ...MEASURED });
  let answers: Answer[] = [];
  const post = messagePoster(url, people, (answer) => answers.push(answer), CONNECTIONS);
  const sockets = await connectAll(url, people);
  const arrived = new Set<string>();
  const arrivals = arrivalsAt(sockets, people);
  const load = (wanted: typeof USUAL & { lastMs?: number }) =>
    loadChat(
      (onArrival) =>
        arrivals((clientId) => {
          arrived.add(clientId);
          onArrival(clientId);
        }),
      people,
      wanted,
      post,
    );
  await load({ perSecond: USUAL.perSecond, seconds: 4 });
  const usual = await load(USUAL);
  answers = [];
  // What follows begins at once, without waiting for messages that were refused.
  const during = await load({ perSecond, seconds: 10, lastMs: 0 });
  const [overload, refused] = [answers, answers.filter(({ failure }) => failure !== undefined)];
  const refusedAfter = Float64Array.from(refused, ({ tookMs }) => tookMs).toSorted();
  const after: number[] = [];
  for (let second = 0; second < AFTER_S; second += 1) after.push((await load({ ...USUAL, seconds: 1 })).p99);
  const lost = overload.filter(({ clientId, failure }) => failure === undefined && !arrived.has(clientId)).length;
  for (const { socket } of sockets) socket.close();
  await program.stop();
  const reasons = new Set(refused.map(({ failure }) => failure));
  return [
    place.kind,
    milliseconds(usual.p99),
    count(overload.length - refused.length),
    milliseconds(during.p99),
    `${count(refused.length)} (${[...reasons].join(', ')})`,
    milliseconds(percentile(refusedAfter, 0.5)),
    milliseconds(percentile(refusedAfter, 0.99)),
    count(lost),
    after.map((ms) => ms.toFixed(0)).join(' '),
  ];
}

const rows = [
  ['', 'p99 before', 'stored', 'p99', 'refused', 'after p50', 'after p99', 'lost', 'p99 of each second after it, ms'],
];
for (const kind of kinds) {
  const place = await makePlace(kind);
  try {
    rows.push(await measure(place));
  } finally {
    await place.remove();
  }
}
process.stdout.write(`${SOCKETS} sockets, ${count(perSecond)} messages a second for 10 s\n${table(rows)}\n`);

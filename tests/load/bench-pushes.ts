/**
 * `npm run bench pushes [PER SECOND] [sqlite|postgres]`: from a message to the push handed over to the push service of
 * its recipient, who has no page open, against the same messages to recipients with an open page. 500 people of each
 * kind, three rounds of ten seconds of each in turn.
 */
import { PushService, newSubscription } from '../../packages/server/test/push-service.ts';
import { startOja } from '../processes/oja-server.ts';
import { type Person, addPeople, bearer } from '../processes/people.ts';
import { benchArguments } from './bench-arguments.ts';
import { arrivalsAt, type ChatFigures, connectAll, loadChat, type Outgoing } from './chat-load.ts';
import { count, middleRound, milliseconds, table } from './figures.ts';
import { MEASURED, type MeasuredPlace, makePlace } from './places.ts';
import { messagePoster } from './post-message.ts';

const PEOPLE = 500;
const ROUNDS = 3;
const { number: perSecond = 50, kinds } = benchArguments();

/** A time zone in which it is noon: no push waits for the end of the night. */
function noonZone(): string {
  const ahead = 12 - new Date().getUTCHours();
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

async function subscribeAll(url: string, origin: string, people: readonly Person[]): Promise<void> {
  for (const person of people) {
    const { body } = newSubscription(`${origin}/${person.id}`, noonZone());
    const answer = await fetch(`${url}/api/v1/push-subscriptions`, {
      method: 'POST',
      headers: { ...bearer(person), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`A subscription was refused: ${await answer.text()}`);
  }
}

async function measure(place: MeasuredPlace): Promise<string[][]> {
  const pages = await addPeople(place, PEOPLE, 'page');
  const away = await addPeople(place, PEOPLE, 'away');
  const service = await PushService.start();
  const { program, url } = await startOja({
    ...place,
    ...MEASURED,
    environment: { ...MEASURED.environment, PUSH_ORIGINS: service.origin, RATE_LIMIT_SCALE: '1000' },
  });
  try {
    await subscribeAll(url, service.origin, away);
    const atPages = arrivalsAt(await connectAll(url, pages), pages);
    /** The last message to each person, by the path of their subscription. */
    const sent = new Map<string, string>();
    const atService = (onArrival: (clientId: string) => void) => {
      service.onReceived = (path) => onArrival(sent.get(path) ?? '');
    };
    const failures = new Set<string>();
    const poster = (people: readonly Person[]) => {
      const post = messagePoster(url, people, ({ failure }) => failure !== undefined && failures.add(failure));
      return (message: Outgoing) => {
        sent.set(`/${message.recipientId}`, message.clientId);
        post(message);
      };
    };
    const load = { perSecond, seconds: 10 };
    const [toPages, toAway] = [poster(pages), poster(away)];
    const rounds: [pages: ChatFigures, pushes: ChatFigures][] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push([await loadChat(atPages, pages, load, toPages), await loadChat(atService, away, load, toAway)]);
    if (failures.size > 0) throw new Error(`Messages were refused: ${[...failures].join(', ')}`);
    const page = middleRound(rounds.map(([open]) => open));
    const push = middleRound(rounds.map(([, pushed]) => pushed));
    const row = (name: string, { p50, p99, lost }: ChatFigures) => [
      `${place.kind}, ${name}`,
      milliseconds(p50),
      milliseconds(p99),
      count(lost),
      (p50 / page.p50).toFixed(1),
    ];
    return [row('open page', page), row('push', push)];
  } finally {
    await program.stop();
    service.stop();
  }
}

const rows = [['', 'p50', 'p99', 'lost', 'p50 against the open page']];
for (const kind of kinds) {
  const place = await makePlace(kind, { market: false });
  try {
    rows.push(...(await measure(place)));
  } finally {
    await place.remove();
  }
}
process.stdout.write(`${PEOPLE} people of each kind, ${count(perSecond)} messages a second for 10 s\n${table(rows)}\n`);

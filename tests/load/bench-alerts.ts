/**
 * `npm run bench alerts [SEARCHES] [sqlite|postgres]`: what it costs to compare a new post with 10,000 saved searches,
 * or as many as given, and to notify the ten people whose searches it fits. The floor: those ten searches alone.
 */
import { CATEGORIES } from '@oja/contract/categories';
import { STATES } from '@oja/contract/places';
import type { SavedQuery } from '@oja/contract/saved-searches';
import { TRADE_SYNONYMS } from '@oja/contract/trade-words';

import type { Database } from '../../packages/server/src/foundation/db/database.ts';
import { EventPublisher } from '../../packages/server/src/foundation/events/event-publisher.ts';
import { ImageAddresses } from '../../packages/server/src/foundation/uploads/image-addresses.ts';
import { newPostRow } from '../../packages/server/src/market/posts/new-post.ts';
import { storeWords } from '../../packages/server/src/market/posts/words/store-words.ts';
import { compareNewPostsJob } from '../../packages/server/src/market/searches/compare-new-posts.ts';
import { saveSearch } from '../../packages/server/src/market/searches/saved-search-store.ts';
import { type Person, addPeople, inDatabase } from '../processes/people.ts';
import { benchArguments } from './bench-arguments.ts';
import { count, milliseconds, percentile, table } from './figures.ts';
import { makePlace } from './places.ts';

const { number: size = 10_000, kinds } = benchArguments();
const FITTING = 10;
const EACH = 20;
const WARM = 10;
const POSTS = 100;

/** The post's goods: no other search is for them. */
const GOODS = 'grandfather clock';
const OTHERS = TRADE_SYNONYMS.flat();

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

/** Searches as people save them: for words with limits, for a category, or for a place. */
function otherSearch(index: number): SavedQuery {
  const [category, state] = [at(CATEGORIES, index), at(STATES, Math.floor(index / 7))];
  if (index % 10 === 0) return { category: [category], maxPrice: 1000 + index };
  if (index % 10 === 1) return { state: [state], category: [category], condition: ['Brand New'] };
  return { search: at(OTHERS, index), maxPrice: 1000 + index, ...(index % 3 === 0 && { state: [state] }) };
}

async function save(database: Database, people: readonly Person[], from: number, queries: readonly SavedQuery[]) {
  for (const [index, query] of queries.entries()) {
    const { id: userId } = at(people, Math.floor((from + index) / EACH));
    const search = { userId, name: `Search ${from + index}`, query, alert: 'at_once' } as const;
    await database.queries.transaction().execute((transaction) => saveSearch(transaction, search, Date.now()));
  }
}

/** Returns how long the job took with each of the new posts, in milliseconds, sorted. */
async function publish(database: Database, vendor: Person): Promise<Float64Array> {
  const { queries } = database;
  const job = compareNewPostsJob({
    queries,
    images: new ImageAddresses('https://oja.example'),
    events: new EventPublisher(queries, () => undefined),
  });
  const times: number[] = [];
  let now = Date.now();
  for (let turn = 0; turn < WARM + POSTS; turn += 1) {
    now += 1;
    const row = newPostRow(
      {
        title: `Antique ${GOODS}`,
        description: 'Walnut, keeps time, with its key. Delivery within Lagos, or collect it in the evening.',
        phoneNumber: '0803 123 4567',
        location: 'Ikeja, Lagos',
        category: at(CATEGORIES, turn),
        price: 250_000,
        state: 'Lagos',
        lga: 'Ikeja',
        images: [],
        userId: vendor.id,
      },
      now,
    );
    await queries.insertInto('posts').values(row).execute();
    await storeWords(queries, [row.id]);
    const begun = performance.now();
    await job.run(now);
    if (turn >= WARM) times.push(performance.now() - begun);
  }
  return Float64Array.from(times).toSorted();
}

async function measure(kind: (typeof kinds)[number]): Promise<void> {
  const place = await makePlace(kind, { market: false });
  try {
    const [vendor, ...people] = await addPeople(place, 2 + FITTING + Math.ceil(size / EACH), 'searcher');
    if (!vendor) throw new Error('There are no people.');
    const rows = await inDatabase(place, async (database) => {
      for (let person = 0; person < FITTING; person += 1)
        await save(database, people.slice(person), 0, [{ search: GOODS, minPrice: 1000 + person }]);
      const floor = await publish(database, vendor);
      const others = Array.from({ length: size - FITTING }, (_, index) => otherSearch(index));
      await save(database, people.slice(FITTING), 0, others);
      const all = await publish(database, vendor);
      return [floor, all];
    });
    const [floor, all] = rows.map((times) => [percentile(times, 0.5), percentile(times, 0.99)] as const);
    if (!floor || !all) throw new Error('Nothing was measured.');
    process.stdout.write(
      `${table([
        [kind, 'p50', 'p99'],
        [`${FITTING} searches`, ...floor.map(milliseconds)],
        [`${count(size)} searches`, ...all.map(milliseconds)],
        ['ratio', ...all.map((value, index) => (value / (floor[index] ?? Number.NaN)).toFixed(2))],
      ])}\n\n`,
    );
  } finally {
    await place.remove();
  }
}

for (const kind of kinds) await measure(kind);

import { CATEGORIES, CONDITIONS, PRICE_POINTS } from '@oja/contract/categories';
import { STATES, lgasOf } from '@oja/contract/places';
import { TRADE_SYNONYMS } from '@oja/contract/trade-words';
import type { Selectable } from 'kysely';

import type { PostsTable } from '../../../packages/server/src/foundation/db/tables/post-tables.ts';
import { Random } from '../../../packages/server/src/entry/seed/random.ts';
import { newPostRow } from '../../../packages/server/src/market/posts/new-post.ts';
import { idAt } from '../market/id-at.ts';

const SEED = 1960;
/** Posts that are planned together. */
const CHUNK = 20_000;
const DESCRIPTION_WORDS = 20;
/** The years over which the posts are spread. */
const SPAN_MS = 2 * 365 * 24 * 60 * 60 * 1000;

/** Names of goods, the frequent ones first. */
export const GOODS: readonly string[] = TRADE_SYNONYMS.flat();

const MAKES = ['Sumec', 'Thermocool', 'Infinix', 'Tecno', 'Binatone', 'Toyota', 'Scanfrost', 'Hisense', 'Elepaq', 'LG'];
/** Words of descriptions, the frequent ones first: a word in ten is one of the first nine. */
const VOCABULARY = [
  ...'the and for with good price call delivery very clean new original available sharp working condition'.split(' '),
  ...new Set(GOODS.flatMap((name) => name.split(' '))),
  ...Array.from({ length: 20_000 }, (_, index) => `${MAKES[index % MAKES.length]?.toLowerCase()}${index}`),
];

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

/** An item of a list in which each is about half as frequent as the one at half its place, as words are (Zipf). */
const frequent = <Item>(items: readonly Item[], random: Random) =>
  at(items, Math.floor(items.length ** random.next()) - 1);

/** A state and one of its local governments, Lagos in a third of all. */
function placeIn(random: Random): { state: string; lga: string } {
  const state = random.next() < 1 / 3 ? 'Lagos' : at(STATES, random.between(0, STATES.length - 1));
  const lgas = lgasOf(state);
  return { state, lga: at(lgas, random.between(0, lgas.length - 1)) };
}

/**
 * The posts of a market for searches, the oldest first, some at a time: names, words and places as uneven as real ones,
 * prices from ₦500 to ₦80 million.
 * @param vendorIds who posted them
 */
export function* planGoods(
  size: number,
  vendorIds: readonly string[],
  now: number,
): Generator<Selectable<PostsTable>[], void> {
  const random = new Random(SEED);
  const planPost = (index: number): Selectable<PostsTable> => {
    const goods = Math.floor(GOODS.length ** random.next()) - 1;
    const { state, lga } = placeIn(random);
    const moment = Math.floor(now - SPAN_MS + (SPAN_MS * index) / size);
    const row = newPostRow(
      {
        userId: at(vendorIds, random.between(0, vendorIds.length - 1)),
        title: `${at(MAKES, random.between(0, MAKES.length - 1))} ${at(GOODS, goods)} ${random.between(1, 900)}`,
        description: Array.from({ length: DESCRIPTION_WORDS }, () => frequent(VOCABULARY, random)).join(' '),
        category: at(CATEGORIES, goods),
        price: Math.round((500 * 160_000 ** random.next()) / 50) * 50,
        phoneNumber: '08031234567',
        location: `${lga}, ${state}`,
        state,
        lga,
        condition: at(CONDITIONS, random.between(0, CONDITIONS.length - 1)),
        pricePoint: at(PRICE_POINTS, random.between(0, PRICE_POINTS.length - 1)),
        images: [],
      },
      moment,
    );
    return { ...row, id: idAt(moment, random) };
  };
  for (let start = 0; start < size; start += CHUNK)
    yield Array.from({ length: Math.min(CHUNK, size - start) }, (_, index) => planPost(start + index));
}

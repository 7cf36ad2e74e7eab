import { CATEGORIES, CONDITIONS } from '@oja/contract/categories';
import { FOUND_POSTS_COUNTED } from '@oja/contract/limits';
import { STATES } from '@oja/contract/places';
import { FILTER_NAMES, type FilterName, type FoundCounts, type PostCount } from '@oja/contract/post-facets';
import type { PostFilters } from '@oja/contract/post-filters';
import { PRICE_BANDS } from '@oja/contract/price-bands';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../../foundation/db/database.ts';
import { foldForSearch } from '../../../foundation/text/search-text.ts';
import { isNotHidden } from '../../people/hidden-people.ts';
import { type Counted, type FacetName, countCandidates } from './count-candidates.ts';
import { FILTERED_COLUMNS, type WantedPosts } from './post-filters.ts';
import { type ListPart, shownPlaces } from './post-rows.ts';
import { type FindMatches, numbersOf } from './relevance-page.ts';
import { indexedPlaces, isFrequent, isInIndex, isTooShort } from './search-store.ts';

/** How many posts a count looks at, besides those that the words of a text find: the newest. */
const CANDIDATES_MAX = 5000;

/** How many posts with a text it looks at: the newest, which are found one by one. */
const WITH_TEXT_MAX = 1500;

/** Counts, and whether posts that were not looked at may add to them. */
type Found = Counted & { isCut: boolean };

/** A column whose values lead to posts by index, and the values that are looked for. */
type Narrowing = { column: 'category' | 'state' | 'lga'; values: readonly string[] } | undefined;

/** Who counts, and what. */
interface Counting {
  viewerId: string;
  hiddenFrom: string | undefined;
  now: number;
  /** Finds the posts that have the words of the text, if those count too. */
  matches?: FindMatches | undefined;
  /** How many posts the first page has, which is the least number. */
  shown: number;
}

/** Counts the posts that a text and filters find, decision 053. */
export async function countFound(
  database: Database,
  { search, ...filters }: PostFilters & { search?: string | undefined },
  { viewerId, shown, ...part }: Counting,
): Promise<FoundCounts> {
  const wanted = { search, filters, viewerId };
  const [ofCategory, ofPlace] = await lookAt(database, wanted, part);
  const best = isBetter(ofPlace, ofCategory) ? ofPlace : ofCategory;
  return {
    total: toCount(Math.max(best.total, shown), best.isCut),
    facets: {
      category: toFacet(ofCategory, 'category', CATEGORIES),
      condition: toFacet(best, 'condition', CONDITIONS),
      state: toFacet(ofPlace, 'state', STATES),
      priceBand: toFacet(
        best,
        'priceBand',
        PRICE_BANDS.map(({ value }) => value),
      ),
    },
    ...(best.total === 0 && shown === 0 && withoutOne([ofCategory, ofPlace])),
  };
}

/** Of two counts of the same posts: whether the first is the exact one, or the higher where both are cut. */
function isBetter(one: Found, other: Found): boolean {
  return one.isCut === other.isCut ? one.total > other.total : other.isCut;
}

/**
 * Counts among candidates for the facet of categories and for that of states. Each is counted without its own filter,
 * so the other one may lead to the candidates; a text with its own index leads to the same ones for both.
 */
async function lookAt(
  database: Database,
  wanted: WantedPosts,
  { matches, ...part }: Omit<Counting, 'viewerId' | 'shown'>,
): Promise<[ofCategory: Found, ofPlace: Found]> {
  const { search = '', filters } = wanted;
  const [place, category] = [narrowTo('lga', filters) ?? narrowTo('state', filters), narrowTo('category', filters)];
  const hasIndex = foldForSearch(search) !== '' && !isTooShort(wanted);
  const isRare = hasIndex && !(await isFrequent(database, search, WITH_TEXT_MAX));
  // All candidates have the text then.
  const withText = { ...wanted, search: undefined };
  if (hasIndex && !isRare && !place && !category) {
    // Posts that have the words elsewhere would change nothing: there are more than are counted.
    const posts = newestWith(database, search, part);
    const counted = {
      ...(await countCandidates(database.queries, withText, { posts, matching: undefined })),
      isCut: true,
    };
    return [counted, counted];
  }

  const words = (await matches?.()) ?? { scored: [], isCut: false };
  const matching = words.scored.length > 0 ? matchingPosts(database, words.scored, part) : undefined;
  if (isRare) {
    const candidates =
      database.kind === 'sqlite'
        ? { posts: withTextOrWords(search, words.scored, part), matching: undefined }
        : { posts: newestWith(database, search, part), matching };
    const all = { ...(await countCandidates(database.queries, withText, candidates)), isCut: words.isCut };
    return [all, all];
  }
  const lookUp = async (posts: RawBuilder<unknown>, most: number): Promise<Found> => {
    const counted = await countCandidates(database.queries, wanted, { posts, matching });
    return { ...counted, isCut: words.isCut || counted.largestPart >= most };
  };
  const lookAtNewest = (narrowing: Narrowing) => {
    const values = [...new Set(narrowing?.values)];
    const most = Math.floor(CANDIDATES_MAX / Math.max(1, values.length));
    return lookUp(newestPosts(database, narrowing && { ...narrowing, values }, { ...part, limit: most }), most);
  };
  const ofCategory = await lookAtNewest(place);
  return [ofCategory, (place ?? category) ? await lookAtNewest(category) : ofCategory];
}

function narrowTo(column: 'category' | 'state' | 'lga', filters: PostFilters): Narrowing {
  const values = filters[column];
  return values && { column, values };
}

/** The newest posts with a text, which is long enough for the index. */
function newestWith(database: Database, search: string, part: Omit<ListPart, 'limit'>): RawBuilder<unknown> {
  if (database.kind === 'sqlite')
    return sql`
      select ${COUNTED}, 1 as part from post_search cross join post_numbers
      where ${isInIndex(search)} and post_numbers.number = post_search.rowid and ${isCounted(part)}
      order by post_search.rowid desc limit ${WITH_TEXT_MAX}`;
  const text = { search, filters: {}, viewerId: '' };
  const found = indexedPlaces(database, text, { ...part, limit: 0 }).limit(WITH_TEXT_MAX);
  return sql`${found.select([...FILTERED_COLUMNS, sql.lit(1).as('part')])}`;
}

/** The posts with a rare text and those that words find, on SQLite: both indexes have the same numbers of posts. */
function withTextOrWords(
  search: string,
  scored: readonly { number: number }[],
  part: Omit<ListPart, 'limit'>,
): RawBuilder<unknown> {
  return sql`
    select ${COUNTED}, 1 as part from post_numbers
    where post_numbers.number in (
        select rowid from post_search where ${isInIndex(search)} union ${numbersOf('sqlite', scored)}
      ) and ${isCounted(part)}`;
}

/** What is counted of a post, from SQLite's narrow table: `id` and `created_at`, and what filters read but the text. */
const COUNTED = sql`post_numbers.post_id as id, post_numbers.created_at, ${sql.join(
  ['category', 'price_kobo', 'condition', 'price_point', 'state', 'lga', 'user_id', 'has_pictures'].map((name) =>
    sql.ref(`post_numbers.${name}`),
  ),
)}`;

function isCounted({ now, hiddenFrom }: Omit<ListPart, 'limit'>): RawBuilder<boolean> {
  const isShown = sql<boolean>`post_numbers.shown_until > ${now}`;
  return hiddenFrom === undefined ? isShown : sql`${isShown} and ${isNotHidden(hiddenFrom, 'post_numbers.user_id')}`;
}

/** The newest posts, or the newest with each of some values, which an index leads to. */
function newestPosts({ queries }: Database, narrowing: Narrowing, part: ListPart): RawBuilder<unknown> {
  const newest = shownPlaces(queries, part).select(FILTERED_COLUMNS).limit(part.limit);
  if (!narrowing) return sql`${newest.select(sql.lit(1).as('part'))}`;
  const parts = narrowing.values.map((value, index) => {
    const posts = newest.where(`posts.${narrowing.column}`, '=', value).select(sql.lit(index + 1).as('part'));
    return sql`select * from (${posts}) as newest`;
  });
  return sql`${sql.join(parts, sql` union all `)}`;
}

/** The posts that words find. */
function matchingPosts(
  { kind, queries }: Database,
  scored: readonly { number: number }[],
  part: Omit<ListPart, 'limit'>,
): RawBuilder<unknown> {
  const numbers = numbersOf(kind, scored);
  if (kind === 'sqlite')
    return sql`
      select ${COUNTED}, 0 as part from post_numbers where post_numbers.number in (${numbers}) and ${isCounted(part)}`;
  const found = queries
    .selectFrom('post_texts')
    .innerJoin('posts', 'posts.id', 'post_texts.post_id')
    .select(['posts.id', 'posts.created_at', ...FILTERED_COLUMNS, sql.lit(0).as('part')])
    .where(sql<boolean>`post_texts.number in (${numbers})`)
    .where('posts.shown_until', '>', part.now);
  return sql`${part.hiddenFrom === undefined ? found : found.where(isNotHidden(part.hiddenFrom, 'posts.user_id'))}`;
}

function toCount(posts: number, isCut: boolean): PostCount {
  return { count: Math.min(posts, FOUND_POSTS_COUNTED), isMore: isCut || posts > FOUND_POSTS_COUNTED };
}

/** The values that posts have, the most frequent first; equal ones in their usual order. */
function toFacet<Value extends string>(
  { byValue, isCut }: Found,
  name: FacetName,
  values: readonly Value[],
): (PostCount & { value: Value })[] {
  return values
    .map((value) => ({ value, posts: byValue[name].get(value) ?? 0 }))
    .filter(({ posts }) => posts > 0)
    .toSorted((a, b) => b.posts - a.posts)
    .map(({ value, posts }) => ({ value, ...toCount(posts, isCut) }));
}

/** The filter without which most posts are found; the first of equal ones. */
function withoutOne(looks: readonly Found[]): Pick<FoundCounts, 'withoutOne'> {
  const most = (name: FilterName, { byMissed, isCut }: Found) => ({ name, posts: byMissed.get(name) ?? 0, isCut });
  const [best] = FILTER_NAMES.flatMap((name) => looks.map((look) => most(name, look))).toSorted(
    (a, b) => b.posts - a.posts,
  );
  return best && best.posts > 0 ? { withoutOne: { name: best.name, ...toCount(best.posts, best.isCut) } } : {};
}

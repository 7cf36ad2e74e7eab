import { FILTER_NAMES, type FilterName } from '@oja/contract/post-facets';
import type { PostFilters } from '@oja/contract/post-filters';
import { PRICE_BANDS } from '@oja/contract/price-bands';
import { type RawBuilder, sql } from 'kysely';

import type { Queries } from '../../../foundation/db/database.ts';
import { type WantedPosts, conditionsOf } from './post-filters.ts';

/** The posts in which a count looks. */
interface Candidates {
  /** A query of posts with `id`, `created_at`, FILTERED_COLUMNS, and the number of their `part`, from 1. */
  posts: RawBuilder<unknown>;
  /** A query of posts in the same columns, of part 0, which match the text whether they contain it or not. */
  matching: RawBuilder<unknown> | undefined;
}

export type FacetName = 'category' | 'condition' | 'state' | 'priceBand';

/** Counts of candidates. */
export interface Counted {
  /** How many posts the text and all filters find. */
  total: number;
  /** By each value of a facet, how many are found without the facet's own filters. */
  byValue: Record<FacetName, ReadonlyMap<string, number>>;
  /** By each filter, how many are found by all others and not by this one. */
  byMissed: ReadonlyMap<FilterName, number>;
  /** The number of candidates in the largest part. */
  largestPart: number;
}

/** What the rows of counts that belong to no facet are about. */
type Kind = FacetName | 'total' | 'missed' | 'part';

interface CountRow {
  kind: Kind;
  value: string | null;
  posts: number;
}

/** Counts candidates by the values of facets, and by the filters that they do not pass. Each is read once. */
export async function countCandidates(queries: Queries, wanted: WantedPosts, candidates: Candidates): Promise<Counted> {
  const { rows } = await sql<CountRow>`
    with ${withCounted(wanted, candidates)}
    select 'part' as kind, null as value, coalesce(max(posts), 0) as posts
      from (select count(*) as posts from candidates group by part) as parts
    union all select 'total', null, count(*) from counted where misses = 0
    ${countMissed(wanted)}
    ${countFacet('category', sql.ref('category'), ['category'])}
    ${countFacet('condition', sql.ref('condition'), ['condition'])}
    ${countFacet('state', sql.ref('state'), ['state', 'lga'])}
    ${countFacet('priceBand', PRICE_BAND, ['price'])}`.execute(queries);
  const numbersOf = (kind: Kind) =>
    new Map(rows.flatMap((row) => (row.kind === kind && row.value !== null ? [[row.value, row.posts] as const] : [])));
  const missed = numbersOf('missed');
  return {
    total: rows.find(({ kind }) => kind === 'total')?.posts ?? 0,
    byValue: {
      category: numbersOf('category'),
      condition: numbersOf('condition'),
      state: numbersOf('state'),
      priceBand: numbersOf('priceBand'),
    },
    byMissed: new Map(FILTER_NAMES.map((name) => [name, missed.get(name) ?? 0])),
    largestPart: rows.find(({ kind }) => kind === 'part')?.posts ?? 0,
  };
}

/** The tables `candidates` and `counted`: what is counted of each post, and the sum of what it does not pass. */
function withCounted(wanted: WantedPosts, { posts, matching }: Candidates): RawBuilder<unknown> {
  const filters = FILTER_NAMES.flatMap((name) => missing(bitOf(name), conditionsFor(name, wanted)));
  const text = missing(TEXT_BIT, conditionsOf('found', { ...wanted, filters: {} }));
  const read = (from: RawBuilder<unknown>, misses: readonly RawBuilder<number>[]) => sql`
    select ${matching ? sql`id,` : sql``} part, category, condition, state, price_kobo,
      ${sql.join([sql.lit(0), ...misses], sql` + `)} as misses
    from (${from}) as found`;
  const candidates = sql`candidates as materialized (${read(posts, [...filters, ...text])})`;
  if (!matching) return sql`${candidates}, counted as (select * from candidates)`;
  return sql`${candidates}, counted as materialized (
    select * from candidates
    union all ${read(matching, filters)} where id not in (select id from candidates where misses < ${sql.lit(TEXT_BIT)})
  )`;
}

/**
 * Counts the values of a column.
 * @param own the filters without which they are counted. A local government belongs to its state
 */
function countFacet(name: FacetName, column: RawBuilder<unknown>, own: readonly FilterName[]): RawBuilder<unknown> {
  const sums = own.reduce<number[]>((some, each) => [...some, ...some.map((sum) => sum + bitOf(each))], [0]);
  return sql`
    union all select ${sql.lit(name)}, value, count(*) from (
      select ${column} as value from counted where misses in (${sql.join(sums.map((sum) => sql.lit(sum)))})
    ) as facet where value is not null group by value`;
}

/** Counts the posts that miss one filter alone. */
function countMissed(wanted: WantedPosts): RawBuilder<unknown> {
  const counts = FILTER_NAMES.filter((name) => conditionsFor(name, wanted).length > 0).map(
    (name) => sql`
      union all select 'missed', ${sql.lit(name)}, count(*) from counted where misses = ${sql.lit(bitOf(name))}`,
  );
  return counts.length > 0 ? sql.join(counts, sql` `) : sql``;
}

/** The name of the price band of a post; null for those without a price. */
const PRICE_BAND = sql`case ${sql.join(
  PRICE_BANDS.map(({ value, from, to }) => {
    const isUnder = to === undefined ? sql`` : sql`and price_kobo <= ${sql.lit(to * 100)}`;
    return sql`when price_kobo >= ${sql.lit(from * 100)} ${isUnder} then ${sql.lit(value)}`;
  }),
  sql` `,
)} end`;

/** What a filter, or the text, adds to the sum of what a post does not pass: powers of two, the text's the highest. */
const bitOf = (name: FilterName) => 1 << FILTER_NAMES.indexOf(name);
const TEXT_BIT = 1 << FILTER_NAMES.length;

/** The conditions of one filter; none where it is not set. */
function conditionsFor(name: FilterName, { filters, viewerId }: WantedPosts): RawBuilder<boolean>[] {
  const parameters: readonly (keyof PostFilters)[] = name === 'price' ? ['minPrice', 'maxPrice'] : [name];
  const only = Object.fromEntries(parameters.map((each) => [each, filters[each]]));
  return conditionsOf('found', { filters: only, viewerId });
}

/** A bit where a post does not pass all conditions; nothing where there are none. */
function missing(bit: number, conditions: readonly RawBuilder<boolean>[]): RawBuilder<number>[] {
  if (conditions.length === 0) return [];
  return [sql<number>`case when ${sql.join(conditions, sql` and `)} then 0 else ${sql.lit(bit)} end`];
}

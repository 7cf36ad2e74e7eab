import { SAVED_SEARCHES_MAX } from '@oja/contract/limits';
import {
  SEARCH_ALERTS,
  type SavedQuery,
  type SavedSearch,
  type SavedSearchEdit,
  type SearchAlert,
} from '@oja/contract/saved-searches';
import type { Selectable } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { newId } from '../../foundation/db/new-id.ts';
import type { SavedSearchesTable } from '../../foundation/db/tables/search-tables.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';
import { lockUsers } from '../people/lock-users.ts';
import { contentOf, normalQuery, parseQuery } from './saved-query.ts';
import { UNKEYED, keysOfQuery } from './search-keys.ts';

type Row = Selectable<SavedSearchesTable>;

/** Searches of earlier versions that are looked up together, to give them keys. */
const KEYED_TOGETHER = 50;

/** A person's saved searches, the newest first. */
export async function listSavedSearches(queries: Queries, userId: string): Promise<SavedSearch[]> {
  const rows = await queries
    .selectFrom('saved_searches')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(SAVED_SEARCHES_MAX)
    .execute();
  return rows.map(toSavedSearch);
}

/**
 * Saves a search, in a transaction. One with the same query stays as it is.
 * @throws ApiError `saved_searches_full`; `unauthenticated` for a deleted account
 */
export async function saveSearch(
  transaction: Queries,
  search: { userId: string; name: string; query: SavedQuery; alert: SearchAlert },
  now: number,
): Promise<SavedSearch> {
  // Calls of one person run one after the other, so that their number is right.
  const owner = (await lockUsers(transaction, [search.userId])).get(search.userId);
  if (!owner || owner.deleted_at !== null) throw new ApiError('unauthenticated');
  const query = normalQuery(search.query);
  const content = contentOf(query);
  const saved = await transaction
    .selectFrom('saved_searches')
    .selectAll()
    .where('user_id', '=', search.userId)
    .execute();
  const same = saved.find((row) => row.content === content);
  if (same) return toSavedSearch(same);
  if (saved.length >= SAVED_SEARCHES_MAX) throw new ApiError('saved_searches_full');
  const row: Row = {
    id: newId(),
    user_id: search.userId,
    name: search.name,
    query: JSON.stringify(query),
    content,
    alert: search.alert,
    created_at: now,
  };
  await transaction.insertInto('saved_searches').values(row).execute();
  await storeKeys(transaction, row.id, query);
  return toSavedSearch(row);
}

/**
 * Changes the name or the alert of a person's saved search.
 * @throws ApiError `saved_search_not_found`, also for somebody else's
 */
export async function changeSavedSearch(
  queries: Queries,
  userId: string,
  id: string,
  { name, alert }: SavedSearchEdit,
): Promise<SavedSearch> {
  const row = await queries
    .updateTable('saved_searches')
    .set((set) => ({ name: name ?? set.ref('name'), alert: alert ?? set.ref('alert') }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ApiError('saved_search_not_found');
  return toSavedSearch(row);
}

/**
 * Deletes a person's saved search.
 * @throws ApiError `saved_search_not_found`, also for somebody else's
 */
export async function deleteSavedSearch(queries: Queries, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await queries
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new ApiError('saved_search_not_found');
}

function alertOf({ alert }: Row): SearchAlert {
  const known = SEARCH_ALERTS.find((each) => each === alert);
  if (!known) throw new Error(`No such alert of a saved search: ${alert}`);
  return known;
}

function toSavedSearch(row: Row): SavedSearch {
  return {
    _id: row.id,
    name: row.name,
    query: parseQuery(row.query),
    alert: alertOf(row),
    createdAt: toTimestamp(row.created_at),
  };
}

async function storeKeys(transaction: Queries, searchId: string, query: SavedQuery): Promise<void> {
  const keys = keysOfQuery(query).map((key) => ({ key, search_id: searchId }));
  await transaction.insertInto('search_keys').values(keys).execute();
}

/**
 * Gives some searches of earlier versions their keys.
 * @returns whether there may be more
 */
export async function keySomeSearches(queries: Queries): Promise<boolean> {
  const searches = await queries
    .selectFrom('search_keys')
    .innerJoin('saved_searches', 'saved_searches.id', 'search_keys.search_id')
    .select(['saved_searches.id', 'saved_searches.query'])
    .where('search_keys.key', '=', UNKEYED)
    .limit(KEYED_TOGETHER)
    .execute();
  for (const { id, query } of searches)
    await queries.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('search_keys').where('search_id', '=', id).execute();
      await storeKeys(transaction, id, parseQuery(query));
    });
  return searches.length > 0;
}

import { setImmediate as nextTurn } from 'node:timers/promises';

import { FOUND_MESSAGES_PAGE } from '@oja/contract/limits';
import type { FindMessagesAnswer } from '@oja/contract/messages';
import { sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { containsPattern, foldForSearch } from '../../foundation/text/search-text.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';

/** Messages that one statement compares: on SQLite, nothing else runs meanwhile. */
const SLICE = 5000;

/** A call that has searched for this long, in milliseconds, returns what it has found and where to continue. */
const SEARCHING_MS = 25;

type Found = Awaited<ReturnType<typeof searchSlice>>[number];

/**
 * Finds messages of a conversation whose text contains the search, newest first. It reads the index of search texts
 * slice by slice, from the newest message back. A word that occurs nowhere makes it read everything, so it stops after
 * a while: no conversation is so long that a search of it keeps the server from others.
 * @param before the `nextCursor` of the previous page
 */
export async function findMessages(
  queries: Queries,
  conversationId: string,
  { search, before }: { search: string; before: string | undefined },
): Promise<FindMessagesAnswer['data']> {
  // Some texts have nothing to compare, such as a lone accent. They would be in every message.
  if (foldForSearch(search) === '') return { messages: [], nextCursor: null };
  const begun = performance.now();
  const found: Found[] = [];
  let upTo = before;
  do {
    const from = await endOfSlice(queries, conversationId, upTo);
    found.push(...(await searchSlice(queries, conversationId, { search, from, before: upTo })));
    if (found.length > FOUND_MESSAGES_PAGE) {
      const page = found.slice(0, FOUND_MESSAGES_PAGE);
      return toAnswer(page, page.at(-1)?.id ?? null);
    }
    upTo = from;
    await nextTurn();
  } while (upTo !== undefined && performance.now() - begun < SEARCHING_MS);
  return toAnswer(found, upTo ?? null);
}

function toAnswer(page: readonly Found[], nextCursor: string | null): FindMessagesAnswer['data'] {
  return {
    messages: page.map((row) => ({
      _id: row.id,
      text: row.text,
      createdAt: toTimestamp(row.created_at),
      sender: { _id: row.sender_id },
    })),
    nextCursor,
  };
}

/** The id of the oldest message of the next slice; undefined where the conversation begins within it. */
async function endOfSlice(
  queries: Queries,
  conversationId: string,
  before: string | undefined,
): Promise<string | undefined> {
  let slice = queries
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(SLICE);
  if (before !== undefined) slice = slice.where('id', '<', before);
  const { id, count } = await queries
    .selectFrom(slice.as('slice'))
    .select(({ fn }) => [sql<string | null>`min(cast(slice.id as text))`.as('id'), fn.countAll<number>().as('count')])
    .executeTakeFirstOrThrow();
  return count === SLICE ? (id ?? undefined) : undefined;
}

/**
 * The matching messages of a slice, newest first, at most one more than a page has.
 * @param slice.from the oldest message of the slice; none for the beginning of the conversation
 * @param slice.before the oldest message of the slice before; none for the newest messages
 */
function searchSlice(
  queries: Queries,
  conversationId: string,
  { search, from, before }: { search: string; from: string | undefined; before: string | undefined },
) {
  const matching = (isIndexed: ReturnType<typeof sql<boolean>>) => {
    let query = queries
      .selectFrom('messages')
      .select('id')
      .where('conversation_id', '=', conversationId)
      .where(isIndexed)
      .where(sql<boolean>`search_text like ${containsPattern(search)} escape '\\'`)
      .orderBy('id', 'desc')
      .limit(FOUND_MESSAGES_PAGE + 1);
    if (from !== undefined) query = query.where('id', '>=', from);
    if (before !== undefined) query = query.where('id', '<', before);
    return queries.selectFrom(query.as('part')).select('part.id');
  };
  return queries
    .selectFrom('messages')
    .select(['id', 'text', 'created_at', 'sender_id'])
    .where('id', 'in', matching(IS_SHORT).unionAll(matching(IS_LONG)))
    .orderBy('id', 'desc')
    .limit(FOUND_MESSAGES_PAGE + 1)
    .execute();
}

/** The conditions of the two indexes of search texts. Deleted messages are in neither. */
const IS_SHORT = sql<boolean>`octet_length(search_text) > 0 and octet_length(search_text) <= 2000`;
const IS_LONG = sql<boolean>`octet_length(search_text) > 2000`;

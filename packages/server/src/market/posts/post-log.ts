import type { NewPost } from '@oja/contract/posts';
import { sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import type { Place } from '../../foundation/db/keyset.ts';
import { prepareQuery } from '../../foundation/db/prepared-query.ts';
import { isNoAdvert } from './lists/post-rows.ts';
import { newestPostMoment } from './post-moment.ts';

/** The most published and the most removed posts that are read from the log together. */
const LOG_PAGE = 50;

/** A post that was published or removed, with its author and the moment of the change. */
interface LogEntry {
  id: string;
  user_id: string;
  moment: number;
}

/** A part of the log of posts. */
export interface PostLogPage {
  added: LogEntry[];
  removed: LogEntry[];
  /** The moment up to which this part goes. */
  upTo: number;
  hasMore: boolean;
}

const findAdded = prepareQuery<{ after: number; upTo: number; now: number; limit: number }, LogEntry>((queries, slot) =>
  queries
    .selectFrom('posts')
    .select(['id', 'user_id', 'created_at as moment'])
    .where(isNoAdvert)
    .where('created_at', '>', slot('after'))
    .where('created_at', '<=', slot('upTo'))
    .where('shown_until', '>', slot('now'))
    .orderBy('created_at')
    .limit(slot('limit')),
);

/**
 * Without posts that were sold or paused and are back. A deleted account removes many posts at one moment: the newest
 * of them come first.
 */
const findRemoved = prepareQuery<{ after: number; upTo: number; now: number; limit: number }, LogEntry>(
  (queries, slot) =>
    queries
      .selectFrom('removed_posts')
      .select(['id', 'user_id', 'removed_at as moment'])
      .where('removed_at', '>', slot('after'))
      .where('removed_at', '<=', slot('upTo'))
      .where(
        sql<boolean>`not exists (
        select 1 from posts where posts.id = removed_posts.id and posts.shown_until > ${slot('now')}
      )`,
      )
      .orderBy('removed_at')
      .orderBy('created_at', 'desc')
      .limit(slot('limit')),
);

/**
 * Reads the posts that were published or removed after a moment, in order. The rows of the posts are the log: each
 * change has a moment of its own, and moments are committed in order (nextPostMoment). Adverts are left out.
 * @param after the `upTo` of the previous part
 */
export async function readPostLog(queries: Queries, after: number, now: number): Promise<PostLogPage> {
  const newest = await newestPostMoment(queries);
  if (newest <= after) return { added: [], removed: [], upTo: after, hasMore: false };
  const part = { after, upTo: newest, now, limit: LOG_PAGE };
  const added = await findAdded(queries, part);
  const removed = await findRemoved(queries, part);
  const ends = [added, removed].flatMap((entries) => (entries.length < LOG_PAGE ? [] : (entries.at(-1)?.moment ?? [])));
  const upTo = Math.min(newest, ...ends);
  const isIn = ({ moment }: LogEntry) => moment <= upTo;
  return { added: added.filter(isIn), removed: removed.filter(isIn), upTo, hasMore: upTo < newest };
}

/** A post of the log as clients receive it. */
export function toNewPost({ id, created_at: moment }: Place): NewPost {
  return { _id: id, moment };
}

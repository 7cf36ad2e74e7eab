import { setImmediate as nextTurn } from 'node:timers/promises';

import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';

import type { Job } from '../jobs/job-runner.ts';
import type { Database, DatabaseKind, Queries } from './database.ts';
import { prepareStatement } from './prepared-query.ts';

/**
 * Identifies the state of the database that a request found. On PostgreSQL it is the snapshot, which identifies every
 * transaction, of any server, whose work is visible; on SQLite, whose commits are in order, the newest row of the log.
 * While it stays the same, so does all data that posts are shown from.
 */
export type ShownVersion = string;

/** The version, for the first query of a request. */
export const SHOWN_VERSION: Record<DatabaseKind, RawBuilder<string>> = {
  sqlite: sql`(select cast(coalesce(max(id), 0) as text) from shown_changes)`,
  postgres: sql`pg_current_snapshot()::text`,
};

/** A cache of data that posts are shown from. */
export interface ShownCache {
  /**
   * Drops what was read before these changes.
   * @param subjects ids of posts, of readers whose likes or saves changed, and LISTS
   */
  forget(subjects: ReadonlySet<string>): void;
  forgetAll(): void;
}

/** The subject of changes to the places of posts in lists. */
export const LISTS = 'lists';
const EVERYTHING = 'everything';

/** With more changes at once, everything is dropped. */
const CHANGES_MAX = 1000;

/** The state of the log, and the subjects that changed since a version, as JSON. */
interface LogState {
  version: ShownVersion;
  oldest: number;
  newest: number;
  subjects: string;
}

const subjectsSchema = z.array(z.string());

/** Before the first version: everything is a change. */
const NEVER: Record<DatabaseKind, ShownVersion> = { sqlite: '0', postgres: '1:1:' };

/** The newest rows first, so that the index is read, and no more of it than the rows since. */
const SINCE: Record<DatabaseKind, (since: RawBuilder<ShownVersion>) => RawBuilder<unknown>> = {
  sqlite: (since) => sql`where id > cast(${since} as integer) order by id desc`,
  postgres: (since) => sql`
    where xact >= pg_snapshot_xmin(${since}::pg_snapshot) and not pg_visible_in_snapshot(xact, ${since}::pg_snapshot)
    order by xact desc`,
};

const AS_LIST: Record<DatabaseKind, RawBuilder<string>> = {
  sqlite: sql`json_group_array(subject)`,
  postgres: sql`coalesce(json_agg(subject), '[]')::text`,
};

const readLog = prepareStatement<{ since: ShownVersion }, LogState>(
  ({ kind, slot }) => sql`
    select ${SHOWN_VERSION[kind]} as version,
      (select coalesce(min(id), 0) from shown_changes) as oldest,
      (select coalesce(max(id), 0) from shown_changes) as newest,
      (
        select ${AS_LIST[kind]}
        from (select subject from shown_changes ${SINCE[kind](slot('since'))} limit ${sql.lit(CHANGES_MAX + 1)}) as changes
      ) as subjects`,
);

/** A request, with the state of the database that its first query found. */
interface Request {
  shownVersion: ShownVersion;
}

/**
 * Keeps caches of shown posts as new as the database: what a request finds in them after `catchUp` is no older than the
 * database was when the request arrived. The log that triggers write says what to drop; it costs one query for all
 * requests that arrive together, and none while nothing is committed.
 */
export class ShownChanges {
  readonly #database: Pick<Database, 'queries' | 'kind'>;
  readonly #caches: ShownCache[] = [];
  /** The requests that an update of the caches was made for. */
  readonly #caughtUp = new WeakSet<Request>();
  #version: ShownVersion;
  /** The newest row of the log that was seen. */
  #newest = 0;
  #running: Promise<void> = Promise.resolve();
  /** A reading of the log that has not begun: all that wait for it may rely on it. */
  #next: Promise<void> | undefined;

  constructor(database: Pick<Database, 'queries' | 'kind'>) {
    this.#database = database;
    this.#version = NEVER[database.kind];
  }

  /** Keeps a cache as new as the others. */
  keepNew<Cache extends ShownCache>(cache: Cache): Cache {
    this.#caches.push(cache);
    return cache;
  }

  /** Call it before a request reads from the caches. Further calls for the same request do nothing. */
  async catchUp(request: Request): Promise<void> {
    if (request.shownVersion === this.#version || this.#caughtUp.has(request)) return;
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      const reading = this.#read();
      this.#running = reading.catch(() => undefined);
      return reading;
    });
    await this.#next;
    this.#caughtUp.add(request);
  }

  async #read(): Promise<void> {
    const [state] = await readLog(this.#database.queries, { since: this.#version });
    if (!state) return;
    const changes = subjectsSchema.parse(JSON.parse(state.subjects));
    const subjects = new Set(changes);
    // Rows that were never seen may have been deleted.
    const isIncomplete = state.oldest > this.#newest + 1;
    const forgetsAll = isIncomplete || changes.length > CHANGES_MAX || subjects.has(EVERYTHING);
    for (const cache of this.#caches) {
      if (forgetsAll) cache.forgetAll();
      else if (subjects.size > 0) cache.forget(subjects);
    }
    this.#version = state.version;
    this.#newest = state.newest;
  }
}

/** Rows per statement, few enough that the job does not delay other users of the database. */
const BATCH = 500;

/** Deletes the rows that were there at the run before: servers have seen them, or drop everything when they return. */
export function pruneShownChangesJob(queries: Queries): Job {
  let seenBefore = 0;
  return {
    name: 'prune-shown-changes',
    everyMs: 10 * 60 * 1000,
    async run() {
      const { oldest, newest } = await queries
        .selectFrom('shown_changes')
        .select(({ fn }) => [fn.min('id').as('oldest'), fn.max('id').as('newest')])
        .executeTakeFirstOrThrow();
      // The newest row stays: on SQLite its number is the version.
      const end = Math.min(seenBefore, newest ?? 0);
      for (let below = oldest ?? end; below < end;) {
        below = Math.min(end, below + BATCH);
        await queries.deleteFrom('shown_changes').where('id', '<', below).execute();
        await nextTurn();
      }
      seenBefore = newest ?? 0;
    },
  };
}

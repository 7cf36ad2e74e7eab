import { type RawBuilder, sql } from 'kysely';

/** A place in a list that is sorted newest first: a time, and the id that orders rows of the same time. */
export interface Place {
  created_at: number;
  id: string;
}

/** Reads the place in a client's cursor, which the contract's cursorSchema has validated. */
export function readCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const dot = cursor.indexOf('.');
  return { created_at: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) };
}

/** The cursor of a place. */
export function cursorOf({ created_at: moment, id }: Place): string {
  return `${moment}.${id}`;
}

/**
 * Cuts the found rows to a page.
 * @param found one more than the page holds, where there are more
 * @returns the page, and the next cursor; null at the list's end
 */
export function cutPage<Found extends Place>(
  found: readonly Found[],
  size: number,
): { page: Found[]; nextCursor: string | null } {
  const page = found.slice(0, size);
  const last = page.at(-1);
  return { page, nextCursor: last && found.length > size ? cursorOf(last) : null };
}

/**
 * Cuts the found rows to a page of a list that is ordered by id alone. Its cursor is the id of the last row shown.
 * @param found one more than the page holds, where there are more
 */
export function cutPageById<Found extends { id: string }>(
  found: readonly Found[],
  size: number,
): { page: Found[]; nextCursor: string | null } {
  const page = found.slice(0, size);
  return { page, nextCursor: found.length > size ? (page.at(-1)?.id ?? null) : null };
}

/** A condition on a table with `created_at` and `id`: only rows after the place, newest first. Indexes serve it. */
export function isAfter(table: string, place: Place): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)}) < (${place.created_at}, ${place.id})`;
}

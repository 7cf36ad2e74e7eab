/**
 * How a database stands. While it is the same, so is everything that posts are shown from: on SQLite, the number of
 * statements that may have changed it, which no other process can; on PostgreSQL its snapshot, which names every
 * transaction, of whichever server, whose work is seen. Neither ever comes back to what it was before.
 */
export type Standing = number | string;

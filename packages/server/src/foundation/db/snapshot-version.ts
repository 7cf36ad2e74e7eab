/**
 * Identifies the content of the database at a point in time. While it stays the same, so does all data that posts are
 * shown from. On SQLite it consists of the version of the file, which changes with each commit of another process, and
 * the number of this server's statements that may have changed the shown data. On PostgreSQL it is the snapshot, which
 * identifies every transaction, of any server, whose work is visible. Neither ever returns to an earlier value.
 */
export type SnapshotVersion = string;

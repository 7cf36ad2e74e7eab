/** Comments by which a statement asks PostgreSQL's connections for more, see connection/postgres-connections.ts. */

/**
 * Ends a statement whose result nobody uses, such as a lock. It is sent together with the next one, which saves a round
 * trip; if it fails, the next one fails with its error. The begin of a transaction is sent in the same way.
 */
export const SENT_WITH_NEXT = '-- sent with the next';

/**
 * Marks a statement that takes lists as parameters (`prepareStatement`). PostgreSQL makes one plan for it on each
 * connection. Otherwise it would make a plan for each list, which takes longer than running the statement.
 */
export const PLANNED_ONCE = '-- planned once';

/** Comments by which a statement asks PostgreSQL's connections for more, see connection/postgres-connections.ts. */

/**
 * Ends a statement whose result nobody uses, such as a lock. It is sent together with the next one, which saves a round
 * trip; if it fails, the next one fails with its error. The begin of a transaction is sent in the same way.
 */
export const SENT_WITH_NEXT = '-- sent with the next';

/**
 * Stands in a statement with lists as parameters (`prepareStatement`). PostgreSQL would plan it for each list anew, since
 * the plan for a short list seems cheaper than the general one, and planning takes longer than running it.
 */
export const PLANNED_ONCE = '-- planned once';

import { ENROLMENT_MS } from '@oja/contract/limits';

import type { Queries } from '../../../foundation/db/database.ts';
import type { FactorEnrolmentsTable } from '../../../foundation/db/tables/factor-tables.ts';
import { ApiError } from '../../../foundation/http/api-error.ts';
import { hashToken } from '../../../foundation/secrets/secret-token.ts';

/** The setup of a factor in a session. */
export interface Enrolment {
  /** The access token of the session. */
  token: string;
  kind: FactorEnrolmentsTable['kind'];
}

/**
 * Stores the secret or challenge with which a session sets up a factor. It replaces an unfinished one of the same kind,
 * and ends with the session.
 * @throws ApiError `unauthenticated` when the session has ended
 */
export async function beginEnrolment(
  queries: Queries,
  { token, kind }: Enrolment,
  value: string,
  now: number,
): Promise<void> {
  const row = { token_hash: hashToken(token), kind, value, expires_at: now + ENROLMENT_MS };
  await queries.transaction().execute(async (transaction) => {
    // An update without a change locks the session, so that it cannot end before the row that refers to it is stored.
    const { numUpdatedRows } = await transaction
      .updateTable('sessions')
      .set((session) => ({ proved_at: session.ref('proved_at') }))
      .where('token_hash', '=', row.token_hash)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new ApiError('unauthenticated');
    await transaction
      .insertInto('factor_enrolments')
      .values(row)
      .onConflict((conflict) => conflict.columns(['token_hash', 'kind']).doUpdateSet(row))
      .execute();
  });
}

/**
 * The secret or challenge of a factor that a session sets up.
 * @throws ApiError `enrolment_expired` when there is none, or it was finished or has expired
 */
export async function findEnrolment(queries: Queries, { token, kind }: Enrolment, now: number): Promise<string> {
  const row = await queries
    .selectFrom('factor_enrolments')
    .select('value')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) throw new ApiError('enrolment_expired');
  return row.value;
}

/**
 * Ends an enrolment, in the transaction that stores its factor, so that the factor is stored once.
 * @param value the secret or challenge that was checked
 * @throws ApiError `enrolment_expired` when it was finished or replaced, or the session has ended
 */
export async function finishEnrolment(transaction: Queries, { token, kind }: Enrolment, value: string): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('factor_enrolments')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('value', '=', value)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new ApiError('enrolment_expired');
}

import type { Selectable } from 'kysely';

import { newToken } from '../auth/secret-token.ts';
import type { Queries } from '../db/database.ts';
import type { PaymentsTable } from '../db/tables/money-tables.ts';
import type { PaymentState } from './payment-states.ts';

/** When a payment is verified for the first time, if no webhook came. */
const FIRST_CHECK_MS = 3 * 60_000;

export type PaymentRow = Selectable<PaymentsTable>;

/** Opens a payment for an advert, under a new reference. */
export async function openPayment(
  transaction: Queries,
  payment: { advertId: string; amountKobo: number; provider: string },
  now: number,
): Promise<string> {
  const row: PaymentRow & { state: PaymentState } = {
    reference: newToken(),
    advert_id: payment.advertId,
    provider: payment.provider,
    amount_kobo: payment.amountKobo,
    state: 'started',
    transaction_id: null,
    next_check_at: now + FIRST_CHECK_MS,
    created_at: now,
    settled_at: null,
  };
  await transaction.insertInto('payments').values(row).execute();
  return row.reference;
}

/** A payment that this provider was asked to take. */
export function findPayment(queries: Queries, reference: string, provider: string): Promise<PaymentRow | undefined> {
  return queries.selectFrom('payments').selectAll().where('reference', '=', reference).where('provider', '=', provider).executeTakeFirst();
}

/** The payments of an advert that this provider may still confirm. */
export function listUnsettled(queries: Queries, advertId: string, provider: string): Promise<PaymentRow[]> {
  return queries
    .selectFrom('payments')
    .selectAll()
    .where('advert_id', '=', advertId)
    .where('provider', '=', provider)
    .where('settled_at', 'is', null)
    .execute();
}

/** Those whose turn to be verified has come. */
export function listDue(queries: Queries, provider: string, now: number, limit: number): Promise<PaymentRow[]> {
  return queries
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
}

/** Sets when a payment that is not settled is verified next; null when never again. */
export async function scheduleCheck(queries: Queries, reference: string, nextCheckAt: number | null): Promise<void> {
  const state: PaymentState = nextCheckAt === null ? 'lapsed' : 'started';
  await queries
    .updateTable('payments')
    .set({ next_check_at: nextCheckAt, state })
    .where('reference', '=', reference)
    .where('settled_at', 'is', null)
    .execute();
}

/**
 * Settles a payment.
 * @returns false when it was settled before: of several at once, one settles it
 */
export async function claimPayment(
  transaction: Queries,
  reference: string,
  settled: { state: PaymentState; transactionId: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('payments')
    .set({ state: settled.state, transaction_id: settled.transactionId, next_check_at: null, settled_at: now })
    .where('reference', '=', reference)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

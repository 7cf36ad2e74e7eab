import type { Selectable } from 'kysely';

import { newToken } from '../../foundation/secrets/secret-token.ts';
import type { Queries } from '../../foundation/db/database.ts';
import type { PaymentsTable } from '../../foundation/db/tables/money-tables.ts';
import type { PaymentState } from './payment-states.ts';

/** When a payment is verified for the first time, if no webhook arrived, in milliseconds after its start. */
const FIRST_CHECK_MS = 3 * 60_000;

export type PaymentRow = Selectable<PaymentsTable>;

/**
 * Opens a payment under a new reference.
 * @param payment.orderId id of what is paid for
 */
export async function openPayment(
  transaction: Queries,
  payment: { orderId: string; amountKobo: number; provider: string },
  now: number,
): Promise<string> {
  const row: PaymentRow & { state: PaymentState } = {
    reference: newToken(),
    advert_id: payment.orderId,
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

/** A payment that was started with this provider. */
export function findPayment(queries: Queries, reference: string, provider: string): Promise<PaymentRow | undefined> {
  return queries
    .selectFrom('payments')
    .selectAll()
    .where('reference', '=', reference)
    .where('provider', '=', provider)
    .executeTakeFirst();
}

/** The payments of an order that this provider may still confirm. */
export function listUnsettled(queries: Queries, orderId: string, provider: string): Promise<PaymentRow[]> {
  return queries
    .selectFrom('payments')
    .selectAll()
    .where('advert_id', '=', orderId)
    .where('provider', '=', provider)
    .where('settled_at', 'is', null)
    .execute();
}

/** The payments that are due to be verified. */
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

/** Sets when an unsettled payment is verified next; null for never. */
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
 * Marks a payment as settled, once.
 * @returns false when it was settled before: of several concurrent calls, one settles it
 */
export async function markSettled(
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

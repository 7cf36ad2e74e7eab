import type { FastifyBaseLogger } from 'fastify';

import type { Database, Queries } from '../../foundation/db/database.ts';
import { houseAccount, openWallet } from './wallet/ledger-accounts.ts';
import { book } from './wallet/ledger.ts';
import type { PaymentProvider, Verification } from './payment-provider.ts';
import { type PaymentState, paymentStateSchema } from './payment-states.ts';
import { type PaymentRow, markSettled } from './payment-store.ts';

/**
 * Delivers what was paid for, in the transaction that settles the payment. The caller passes it in, so that payments
 * do not depend on what is sold.
 * @param orderId the id that was given to openPayment
 * @returns whether it was delivered, and whose wallet receives a refund: the payer's, or null for a deleted account
 */
export type OnPaid = (
  transaction: Queries,
  orderId: string,
  now: number,
) => Promise<{ isDelivered: boolean; payerId: string | null }>;

export interface SettlementDeps {
  database: Database;
  provider: PaymentProvider;
  onPaid: OnPaid;
  now: () => number;
  log: FastifyBaseLogger;
}

type Paid = Extract<Verification, { status: 'paid' }>;

/** The result of asking the provider: the state of a settled payment, or why it is not settled yet. */
export type Outcome = Exclude<PaymentState, 'started' | 'lapsed'> | 'pending' | 'failed';

/**
 * Asks the provider for the state of a payment. If it was paid, books it and delivers the order. All paths lead here:
 * webhooks, returning visitors and jobs. A settled payment is not changed.
 * @param transactionId the provider's own id of the payment, where a webhook contained it
 * @throws PaymentProviderError when the provider cannot be asked
 */
export async function settlePayment(
  { database, provider, onPaid, now, log }: SettlementDeps,
  payment: PaymentRow,
  transactionId?: string,
): Promise<Outcome> {
  const known = settledState(payment);
  if (known) return known;
  const verification = await provider.verify(payment.reference, transactionId);
  if (verification.status !== 'paid') return verification.status;
  const outcome = await database.queries
    .transaction()
    .execute((transaction) => bookPayment(transaction, onPaid, payment, verification, now()));
  if (outcome === 'mismatched')
    log.error({ reference: payment.reference }, 'a payment was not what was asked for: see it at the provider');
  return outcome;
}

/** The final state of a payment; undefined while it is not settled. */
function settledState(payment: PaymentRow): Exclude<PaymentState, 'started' | 'lapsed'> | undefined {
  const state = paymentStateSchema.parse(payment.state);
  return state === 'started' || state === 'lapsed' ? undefined : state;
}

/**
 * Settles a payment that the provider has confirmed, once. It books the amount and delivers the order or, where that
 * is no longer possible, refunds the payer's wallet.
 */
export async function bookPayment(
  transaction: Queries,
  onPaid: OnPaid,
  payment: PaymentRow,
  paid: Paid,
  now: number,
): Promise<Outcome> {
  const { reference } = payment;
  const { transactionId } = paid;
  if (!(await markSettled(transaction, reference, { state: 'paid', transactionId }, now)))
    return settledBefore(transaction, reference);
  const correct = async (state: 'credited' | 'mismatched') => {
    await transaction.updateTable('payments').set({ state }).where('reference', '=', reference).execute();
    return state;
  };
  if (paid.currency !== 'NGN' || paid.amountKobo < payment.amount_kobo) return correct('mismatched');

  const { isDelivered, payerId } = await onPaid(transaction, payment.advert_id, now);
  const clearing = await houseAccount(transaction, 'clearing');
  const take = (amountKobo: number, accountId: string) => [
    { accountId: clearing, amountKobo: -amountKobo },
    { accountId, amountKobo },
  ];
  if (!isDelivered) {
    await book(
      transaction,
      { kind: 'advert_refund', reference, entries: take(paid.amountKobo, await payerAccount(transaction, payerId)) },
      now,
    );
    return correct('credited');
  }
  await book(
    transaction,
    {
      kind: 'advert_payment',
      reference,
      entries: take(payment.amount_kobo, await houseAccount(transaction, 'revenue')),
    },
    now,
  );
  const above = paid.amountKobo - payment.amount_kobo;
  if (above > 0)
    await book(
      transaction,
      { kind: 'advert_overpaid', reference, entries: take(above, await payerAccount(transaction, payerId)) },
      now,
    );
  return 'paid';
}

async function settledBefore(transaction: Queries, reference: string): Promise<Outcome> {
  const payment = await transaction
    .selectFrom('payments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return settledState(payment) ?? 'pending';
}

/** The payer's wallet, or the account that keeps the money of deleted accounts. */
function payerAccount(transaction: Queries, payerId: string | null): Promise<string> {
  return payerId === null ? houseAccount(transaction, 'unclaimed') : openWallet(transaction, payerId);
}

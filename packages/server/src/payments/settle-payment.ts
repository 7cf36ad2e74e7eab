import type { FastifyBaseLogger } from 'fastify';

import { activateAdvert } from '../adverts/activate-advert.ts';
import { type AdvertRow, findAdvert } from '../adverts/advert-store.ts';
import type { Database, DatabaseKind, Queries } from '../db/database.ts';
import { houseAccount, openWallet } from '../wallet/accounts.ts';
import { book } from '../wallet/ledger.ts';
import type { PaymentProvider, Verification } from './payment-provider.ts';
import { type PaymentState, paymentStateSchema } from './payment-states.ts';
import { type PaymentRow, claimPayment } from './payment-store.ts';

/** Where payments are settled. */
interface Desk {
  database: Database;
  provider: PaymentProvider;
  now: () => number;
  log: FastifyBaseLogger;
}

type Paid = Extract<Verification, { status: 'paid' }>;

/** What asking the provider led to: the state of a settled payment, or why it is not settled yet. */
export type Outcome = Exclude<PaymentState, 'started' | 'lapsed'> | 'pending' | 'failed';

/**
 * Asks the provider what became of a payment and, when it was paid, books it and makes its advert active: the one way
 * there, whether a webhook, a returning visitor or the sweeper led here. A payment that is settled is left as it is.
 * @param transactionId the provider's own name for the payment, where a notice told it
 * @throws PaymentTrouble when the provider cannot be asked
 */
export async function settlePayment({ database, provider, now, log }: Desk, payment: PaymentRow, transactionId?: string): Promise<Outcome> {
  const known = settledState(payment);
  if (known) return known;
  const verification = await provider.verify(payment.reference, transactionId);
  if (verification.status !== 'paid') return verification.status;
  const outcome = await database.queries
    .transaction()
    .execute((transaction) => bookPayment(transaction, database.kind, payment, verification, now()));
  if (outcome === 'mismatched') log.error({ reference: payment.reference }, 'a payment was not what was asked for: see it at the provider');
  return outcome;
}

/** How a payment ended; undefined while it has not. */
function settledState(payment: PaymentRow): Exclude<PaymentState, 'started' | 'lapsed'> | undefined {
  const state = paymentStateSchema.parse(payment.state);
  return state === 'started' || state === 'lapsed' ? undefined : state;
}

/**
 * Settles a payment that the provider has confirmed, once: what came in is booked, its advert becomes active or, where it
 * cannot any more, the payer is given the money back on their wallet.
 */
export async function bookPayment(transaction: Queries, kind: DatabaseKind, payment: PaymentRow, paid: Paid, now: number): Promise<Outcome> {
  const { reference } = payment;
  const { transactionId } = paid;
  if (!(await claimPayment(transaction, reference, { state: 'paid', transactionId }, now))) return settledBefore(transaction, reference);
  const correct = async (state: 'credited' | 'mismatched') => {
    await transaction.updateTable('payments').set({ state }).where('reference', '=', reference).execute();
    return state;
  };
  if (paid.currency !== 'NGN' || paid.amountKobo < payment.amount_kobo) return correct('mismatched');

  const advert = await findAdvert(transaction, payment.advert_id);
  const active = advert !== undefined && (await activateAdvert(transaction, kind, advert, now));
  const clearing = await houseAccount(transaction, 'clearing');
  const take = (amountKobo: number, accountId: string) => [
    { accountId: clearing, amountKobo: -amountKobo },
    { accountId, amountKobo },
  ];
  if (!active) {
    await book(transaction, { kind: 'advert_refund', reference, entries: take(paid.amountKobo, await purseOf(transaction, advert)) }, now);
    return correct('credited');
  }
  await book(transaction, { kind: 'advert_payment', reference, entries: take(payment.amount_kobo, await houseAccount(transaction, 'revenue')) }, now);
  const above = paid.amountKobo - payment.amount_kobo;
  if (above > 0) await book(transaction, { kind: 'advert_overpaid', reference, entries: take(above, await purseOf(transaction, advert)) }, now);
  return 'paid';
}

async function settledBefore(transaction: Queries, reference: string): Promise<Outcome> {
  const payment = await transaction.selectFrom('payments').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
  return settledState(payment) ?? 'pending';
}

/** The wallet of who ordered the advert, or where the money of deleted accounts is kept. */
function purseOf(transaction: Queries, advert: AdvertRow | undefined): Promise<string> {
  const userId = advert?.user_id ?? null;
  return userId === null ? houseAccount(transaction, 'unclaimed') : openWallet(transaction, userId);
}

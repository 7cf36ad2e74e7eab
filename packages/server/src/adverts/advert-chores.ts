import { makeProvider } from '../payments/make-provider.ts';
import { verifyPayments } from '../payments/verify-payments.ts';
import type { Services } from '../services.ts';
import type { Chore } from '../sweeper/sweeper.ts';
import { cancelUnpaidAdverts, expireAdverts } from './sweep-adverts.ts';

/** What has to be done now and then so that adverts are paid for, shown and gone in time. */
export function advertChores({ config, database, now, log }: Services): Chore[] {
  const { queries } = database;
  const provider = makeProvider(config, queries, now);
  return [expireAdverts(queries, log), verifyPayments(database, provider, log), cancelUnpaidAdverts(database, provider, log)];
}

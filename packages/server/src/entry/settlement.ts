import { deliverAdvert } from '../market/adverts/activate-advert.ts';
import { makeProvider } from '../market/payments/providers/make-provider.ts';
import type { SettlementDeps } from '../market/payments/settle-payment.ts';
import type { Services } from './services.ts';

/**
 * The dependencies of settling payments: the configured provider, and the delivery of adverts, the only thing that is
 * sold.
 */
export function makeSettlement({ config, database, now, log }: Services) {
  const provider = makeProvider(config, database.queries, now);
  return { database, provider, onPaid: deliverAdvert(database.kind), now, log } satisfies SettlementDeps;
}

import { type AdvertRow } from '../adverts/advert-store.ts';
import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';
import type { PaymentProvider } from './payment-provider.ts';

/**
 * Begins the payment of an advert under a reference that is already kept, so that a webhook always finds it.
 * @returns the address of the provider's checkout
 * @throws PaymentTrouble; the advert then goes on awaiting its payment
 */
export async function startPayment(
  { queries, config, provider }: { queries: Queries; config: Config; provider: PaymentProvider },
  advert: AdvertRow,
  reference: string,
): Promise<string> {
  const { name, email, title } = await queries
    .selectFrom('adverts')
    .innerJoin('users', 'users.id', 'adverts.user_id')
    .innerJoin('posts', 'posts.id', 'adverts.post_id')
    .select(['users.name', 'users.email', 'posts.title'])
    .where('adverts.id', '=', advert.id)
    .executeTakeFirstOrThrow();
  return provider.start({
    reference,
    amountKobo: advert.price_kobo,
    description: `Oja ${advert.plan} advert: ${title}`,
    payer: { name, email },
    returnUrl: `${config.publicUrl}/api/payments/return/${reference}`,
  });
}

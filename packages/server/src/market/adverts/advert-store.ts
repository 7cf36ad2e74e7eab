import type { AdvertState } from '@oja/contract/adverts';
import { type Selectable, sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import type { AdvertsTable } from '../../foundation/db/tables/money-tables.ts';
import type { PaymentState } from '../payments/payment-states.ts';

export type AdvertRow = Selectable<AdvertsTable>;

/** Returns an advert in any state, or undefined if the id is unknown. */
export function findAdvert(queries: Queries, id: string): Promise<AdvertRow | undefined> {
  return queries.selectFrom('adverts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether this payment was confirmed for an advert that is running. */
export async function isAdvertRunning(queries: Queries, reference: string, now: number): Promise<boolean> {
  const paid: PaymentState = 'paid';
  const running: AdvertState = 'active';
  const advert = await queries
    .selectFrom('payments')
    .innerJoin('adverts', 'adverts.id', 'payments.advert_id')
    .select('adverts.id')
    .where('payments.reference', '=', reference)
    .where('payments.state', '=', paid)
    .where('adverts.state', '=', running)
    .where('adverts.expires_at', '>', now)
    .executeTakeFirst();
  return advert !== undefined;
}

/** An advert with the title and pictures of its post; both are null once the post is deleted. */
export interface OwnAdvertRow extends AdvertRow {
  post_title: string | null;
  post_images: string | null;
}

/** A page of a person's adverts, newest first, after the last one of the previous page. */
export function listAdvertsOf(
  queries: Queries,
  page: { userId: string; before: string | undefined; limit: number },
): Promise<OwnAdvertRow[]> {
  let query = queries
    .selectFrom('adverts')
    .leftJoin('posts', 'posts.id', 'adverts.post_id')
    .selectAll('adverts')
    .select(['posts.title as post_title', 'posts.images as post_images'])
    .where('adverts.user_id', '=', page.userId)
    .orderBy('adverts.id', 'desc')
    .limit(page.limit);
  if (page.before !== undefined) query = query.where('adverts.id', '<', page.before);
  return query.execute();
}

/** Rows that lapsedAdverts reads at a time. */
const LAPSED_PAGE = 100;

/**
 * All expired adverts in a state, the earliest end first. Adverts that the caller cannot end do not hide the others.
 */
export async function* lapsedAdverts(
  queries: Queries,
  state: 'active' | 'awaiting_payment',
  now: number,
): AsyncGenerator<AdvertRow> {
  for (let last: AdvertRow | undefined; ;) {
    let query = queries
      .selectFrom('adverts')
      .selectAll()
      .where('state', '=', state)
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .orderBy('id')
      .limit(LAPSED_PAGE);
    if (last) query = query.where(sql<boolean>`(expires_at, id) > (${last.expires_at}, ${last.id})`);
    const page = await query.execute();
    yield* page;
    last = page.at(-1);
    if (page.length < LAPSED_PAGE) return;
  }
}

import type { AdvertState } from '@oja/contract/adverts';

/**
 * Who moves adverts: their owner, the payment provider (by a webhook or a verification), the sweeper that clears away
 * what has lapsed, and admins who delete the post.
 */
export const ADVERT_MOVERS = ['owner', 'provider', 'sweeper', 'admin'] as const;
export type AdvertMover = (typeof ADVERT_MOVERS)[number];

/** Every move an advert can make, and who makes it. There is no other: see move-advert.ts. */
export const ADVERT_TRANSITIONS: readonly { from: AdvertState; to: AdvertState; by: readonly AdvertMover[] }[] = [
  // Nothing but a confirmed payment makes an advert active.
  { from: 'awaiting_payment', to: 'active', by: ['provider'] },
  // The owner gives it up or deletes the post; the sweeper, when nobody has paid in time.
  { from: 'awaiting_payment', to: 'cancelled', by: ['owner', 'sweeper'] },
  { from: 'awaiting_payment', to: 'refused', by: ['admin'] },
  { from: 'active', to: 'expired', by: ['sweeper'] },
  // A running advert ends with its post: cancelled when its owner deletes it, refused when an admin does. Neither is
  // paid back, as it has been shown.
  { from: 'active', to: 'cancelled', by: ['owner'] },
  { from: 'active', to: 'refused', by: ['admin'] },
];

/** Where an advert may stand for this mover to bring it there. */
export function statesBefore(to: AdvertState, by: AdvertMover): AdvertState[] {
  return ADVERT_TRANSITIONS.filter((move) => move.to === to && move.by.includes(by)).map((move) => move.from);
}

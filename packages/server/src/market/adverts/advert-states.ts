import type { AdvertState } from '@oja/contract/adverts';

/**
 * Who changes the state of adverts: their owner, the payment provider (by a webhook or a verification), the job that
 * ends expired adverts, and admins who delete the post.
 */
export const ADVERT_MOVERS = ['owner', 'provider', 'job', 'admin'] as const;
export type AdvertMover = (typeof ADVERT_MOVERS)[number];

/** All allowed transitions of an advert's state, and who may make them. move-advert.ts enforces the table. */
export const ADVERT_TRANSITIONS: readonly { from: AdvertState; to: AdvertState; by: readonly AdvertMover[] }[] = [
  // Only a confirmed payment activates an advert.
  { from: 'awaiting_payment', to: 'active', by: ['provider'] },
  // The owner cancels the advert or deletes the post. The job cancels it when it is not paid in time.
  { from: 'awaiting_payment', to: 'cancelled', by: ['owner', 'job'] },
  { from: 'awaiting_payment', to: 'refused', by: ['admin'] },
  { from: 'active', to: 'expired', by: ['job'] },
  // A running advert ends with its post: cancelled when its owner deletes it, refused when an admin does. Neither is
  // refunded, because the advert has been shown.
  { from: 'active', to: 'cancelled', by: ['owner'] },
  { from: 'active', to: 'refused', by: ['admin'] },
];

/** The states from which this mover may bring an advert to the state `to`. */
export function statesBefore(to: AdvertState, by: AdvertMover): AdvertState[] {
  return ADVERT_TRANSITIONS.filter((move) => move.to === to && move.by.includes(by)).map((move) => move.from);
}

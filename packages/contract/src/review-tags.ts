import type { DealSide } from './deal-lifecycle.ts';

const BOTH = ['friendly', 'on_time', 'clear_messages', 'late', 'unfriendly'] as const;
const ABOUT_VENDOR = ['as_described', 'fair_price', 'quick_answers', 'not_as_described', 'changed_price'] as const;
const ABOUT_BUYER = ['paid_at_once', 'kept_the_price', 'did_not_come', 'bargained_again'] as const;

/** The tags of a review, by the side of the person whom it is about. */
export const REVIEW_TAGS = {
  vendor: [...ABOUT_VENDOR, ...BOTH],
  buyer: [...ABOUT_BUYER, ...BOTH],
} as const satisfies Record<DealSide, readonly string[]>;
export const REVIEW_TAG_NAMES = [...BOTH, ...ABOUT_VENDOR, ...ABOUT_BUYER] as const;
export type ReviewTag = (typeof REVIEW_TAG_NAMES)[number];

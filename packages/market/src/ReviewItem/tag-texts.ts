import type { ReviewTag } from '@oja/contract/review-tags';

import type { MESSAGES } from './messages.ts';

/** The tags of reviews in words. */
export const tagTexts = (messages: typeof MESSAGES): Record<ReviewTag, string> => ({
  as_described: messages.as_described,
  fair_price: messages.fair_price,
  quick_answers: messages.quick_answers,
  not_as_described: messages.not_as_described,
  changed_price: messages.changed_price,
  paid_at_once: messages.paid_at_once,
  kept_the_price: messages.kept_the_price,
  did_not_come: messages.did_not_come,
  bargained_again: messages.bargained_again,
  friendly: messages.friendly,
  on_time: messages.on_time,
  clear_messages: messages.clear_messages,
  late: messages.late,
  unfriendly: messages.unfriendly,
});

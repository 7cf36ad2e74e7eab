/** The messages of error responses about deals and their reviews, by error code. They are part of ERROR_MESSAGES. */
export const DEAL_ERRORS = {
  deal_not_found: 'This deal does not exist, or it is not yours.',
  deal_moved: 'The deal has changed meanwhile. Look at its present state, then decide again.',
  deal_open: 'You already have an offer or a deal about this post. Answer it, or take it back first.',
  deal_units_gone: 'There are not enough left. Somebody else was faster.',
  deal_not_allowed: 'The deal has moved on, so this can no longer be done. Look at its present state.',
  deal_own_post: 'This is your own post. You can only buy from others.',
  deal_fixed_price: 'The price of this post is fixed. Buy it at its price.',
  deal_post_unavailable: 'This post is not for sale at present.',
  deal_message: 'This message is part of a deal and stays as it is.',
  deal_too_long: 'The two of you have gone back and forth too often. Accept or decline this offer.',
  review_not_found: 'This review does not exist, or it cannot be seen yet.',
  review_closed: 'A deal can be reviewed for 14 days after it was completed, unless it is contested.',
  review_written: 'You have already reviewed this deal.',
  review_replied: 'You have already replied to this review.',
} as const;

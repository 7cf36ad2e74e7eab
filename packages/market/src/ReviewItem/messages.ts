/** The English texts of ReviewItem. */
export const MESSAGES = {
  stars: '{count} out of {most} stars',
  bought: 'Bought “{post}”',
  sold: 'Sold “{post}”',
  tags: 'Tags',
  replyOf: 'Reply of {name}',
  reply: 'Reply',
  report: 'Report',
  replyHint: 'Everybody can read it. You can reply once, and change nothing afterwards.',
  missing: 'Write your reply.',
  cancel: 'Cancel',
  submit: 'Send reply',
  as_described: 'As described',
  fair_price: 'Fair price',
  quick_answers: 'Quick answers',
  not_as_described: 'Not as described',
  changed_price: 'Changed the price',
  paid_at_once: 'Paid at once',
  kept_the_price: 'Kept to the price',
  did_not_come: 'Did not come',
  bargained_again: 'Bargained again',
  friendly: 'Friendly',
  on_time: 'On time',
  clear_messages: 'Clear messages',
  late: 'Late',
  unfriendly: 'Unfriendly',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ReviewItem: typeof MESSAGES;
  }
}

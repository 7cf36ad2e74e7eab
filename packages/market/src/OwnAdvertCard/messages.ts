/** The English texts of OwnAdvertCard. */
export const MESSAGES = {
  deletedPost: 'Deleted post',
  plan: '{plan} advert',
  payAgain: 'Pay again',
  payNow: 'Pay now',
  giveUp: 'Give up',
  promoteAgain: 'Promote again',
  awaiting: 'Waiting for payment',
  awaitingText: 'Pay before {when}, or the post is deleted.',
  pending: 'Payment being confirmed',
  pendingText: 'It is shown as soon as the payment service confirms it.',
  failed: 'Payment failed',
  failedText: 'Try again before {when}, or the post is deleted.',
  running: 'Running',
  runningUntil: 'Running until {when}',
  ended: 'Ended',
  endedAt: 'Ended {when}',
  endedText: 'Its post was deleted with it.',
  cancelled: 'Cancelled',
  cancelledText: 'It was not paid in time, or its post was deleted.',
  refused: 'Taken down',
  refusedText: 'An admin removed the post.',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    OwnAdvertCard: typeof MESSAGES;
  }
}

/** The English texts of DealReasonDialog. */
export const MESSAGES = {
  cancel: 'Cancel this deal?',
  contest: 'Contest this deal?',
  decline: 'Decline this offer?',
  cancelText: 'The post is for sale again. The other person sees your reason.',
  contestText: 'Say what went wrong. The other person sees your reason.',
  declineText: 'The other person sees your reason, if you write one.',
  reason: 'Reason',
  missing: 'Write a short reason.',
  keep: 'Go back',
  submitCancel: 'Cancel deal',
  submitContest: 'Contest deal',
  submitDecline: 'Decline',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    DealReasonDialog: typeof MESSAGES;
  }
}

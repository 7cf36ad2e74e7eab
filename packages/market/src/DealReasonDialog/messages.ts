/** The English texts of DealReasonDialog. */
export const MESSAGES = {
  cancel: 'Cancel this deal?',
  contest: 'Contest this deal?',
  cancelText: 'The post is for sale again. The other person sees your reason.',
  contestText: 'Say what went wrong. The other person sees your reason.',
  reason: 'Reason',
  missing: 'Write a short reason.',
  keep: 'Go back',
  submitCancel: 'Cancel deal',
  submitContest: 'Contest deal',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    DealReasonDialog: typeof MESSAGES;
  }
}

/** The English texts of SafetyNotice. */
export const MESSAGES = {
  payFirst: 'This message asks you to pay first. Look at the goods before you pay.',
  paidClaim: 'This message says that you were paid. Check your own balance before you hand it over.',
  paymentDetails: 'This message carries payment details. Pay only someone you have met or know.',
  lookAlikeLink: 'A link here looks like a site it is not. Do not enter passwords or card numbers there.',
  newAccount: 'This account is less than a week old.',
  label: 'Safety note',
  dismiss: 'Dismiss safety note',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    SafetyNotice: typeof MESSAGES;
  }
}

/** The English texts of PlanBanner. */
export const MESSAGES = {
  label: 'Advert plan',
  plan: '{plan} advert',
  amount: 'Amount to pay: {amount} {duration}',
  change: 'Change plan',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PlanBanner: typeof MESSAGES;
  }
}

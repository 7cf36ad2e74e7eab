/** The English texts of PlanPicker. */
export const MESSAGES = {
  label: 'Choose a plan',
  submit: 'Submit',
  total: 'You pay {amount} {duration}.',
  none: 'Choose a plan to go on.',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PlanPicker: typeof MESSAGES;
  }
}

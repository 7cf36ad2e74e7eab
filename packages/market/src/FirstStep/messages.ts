/** The English texts of FirstStep. */
export const MESSAGES = {
  progress: 'Step {step} of {steps}',
  skip: 'Skip',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    FirstStep: typeof MESSAGES;
  }
}

/** The English texts of VendorOnboarding. */
export const MESSAGES = {
  lead: 'Buyers on Oja pay people they have never met. That is why every vendor is checked before the first post.',
  stepApply: 'Tell us about your business: its name, what you sell and where you sell it.',
  stepCheck: 'We check it, usually within two working days.',
  stepBadge: 'Your badge appears, and the Post tab opens for you.',
  proceed: 'Proceed to Verification',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    VendorOnboarding: typeof MESSAGES;
  }
}

/** The English texts of AdvertCard. */
export const MESSAGES = {
  reason: 'The vendor pays to show this post. Everybody on Oja sees it, whomever they follow.',
  label: 'Promoted',
  why: 'Why this?',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    AdvertCard: typeof MESSAGES;
  }
}

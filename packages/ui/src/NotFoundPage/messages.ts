/** The English texts of NotFoundPage. */
export const MESSAGES = {
  title: 'Oops! Lost in Space',
  text: "The page you're looking for doesn't exist or might have been removed.",
  home: 'Take Me Home',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    NotFoundPage: typeof MESSAGES;
  }
}

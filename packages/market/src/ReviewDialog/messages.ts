/** The English texts of ReviewDialog. */
export const MESSAGES = {
  title: 'Review {name}',
  text: 'It is seen once both of you have written a review, and after {days} days at the latest. You cannot change it afterwards.',
  stars: 'How did it go?',
  star: '{count} out of {most} stars',
  missing: 'Choose one to five stars.',
  tags: 'What fits? Up to {count}',
  review: 'In your words',
  cancel: 'Cancel',
  submit: 'Send review',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ReviewDialog: typeof MESSAGES;
  }
}

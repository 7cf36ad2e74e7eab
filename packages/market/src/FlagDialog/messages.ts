/** The English texts of FlagDialog. */
export const MESSAGES = {
  title: 'Flag this post',
  text: 'Tell the admins what is wrong with “{post}”. Its vendor is not told who you are.',
  reviewTitle: 'Report this review',
  reviewText: 'Tell the admins what is wrong with the review of “{post}” by {author}. Nobody else is told who you are.',
  missing: 'Please provide a reason for flag',
  reason: 'Reason',
  cancel: 'Cancel',
  submit: 'Flag post',
  reviewSubmit: 'Report review',
  spam: 'Spam',
  hateSpeech: 'Hate Speech',
  fakeProduct: 'Fake Product',
  fakeNews: 'Fake News',
  scammer: 'Scammer',
  unverifiedProperties: 'Unverified Properties',
  other: 'Other',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    FlagDialog: typeof MESSAGES;
  }
}

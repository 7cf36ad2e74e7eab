/** The English texts of PostCard. */
export const MESSAGES = {
  like: 'Like',
  likes: { one: 'like', other: 'likes' },
  comment: 'Comment',
  comments: { one: 'comment', other: 'comments' },
  share: 'Share',
  save: 'Save',
  location: 'Location',
  condition: 'Condition',
  category: 'Category',
  noPictures: 'No images available',
  loading: 'Loading posts',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PostCard: typeof MESSAGES;
  }
}

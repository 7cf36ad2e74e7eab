/** The English texts of PostTile. */
export const MESSAGES = {
  like: { one: 'Like, {count} like', other: 'Like, {count} likes' },
  save: 'Save',
  promoted: 'Promoted',
  rating: { one: '{mean} from {count} review', other: '{mean} from {count} reviews' },
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PostTile: typeof MESSAGES;
  }
}

/** The English texts of JumpToNewest. */
export const MESSAGES = {
  label: 'Jump to newest',
  labelNew: { one: 'Jump to newest, {shown} new message', other: 'Jump to newest, {shown} new messages' },
  new: 'new',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    JumpToNewest: typeof MESSAGES;
  }
}

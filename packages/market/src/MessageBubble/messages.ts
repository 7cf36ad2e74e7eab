/** The English texts of MessageBubble. */
export const MESSAGES = {
  you: 'You',
  youDeleted: 'You deleted this message',
  deleted: 'This message was deleted',
  failed: 'Not sent.',
  retry: 'Try again',
  editLabel: 'Edit message',
  empty: 'A message needs words. To take it back, cancel and delete it.',
  cancel: 'Cancel',
  save: 'Save',
  picture: 'Picture from {from}',
  pictureOf: 'Picture {number} of {count} from {from}',
  view: 'View {picture}',
  viewMore: 'View {picture} {more} more',
  show: 'Show picture',
  showPicture: 'Show {picture}',
  upload: 'Upload of {picture}',
  broken: 'Picture not available',
  menu: 'Message options',
  reply: 'Reply',
  copy: 'Copy text',
  selectText: 'Select text',
  edit: 'Edit',
  delete: 'Delete',
  deleteQuestion: 'Delete this message?',
  deleteText: 'It disappears for both of you. A line in its place says that it was deleted.',
  edited: 'Edited',
  automatic: 'Sent automatically',
  readMore: 'Read more',
  readLess: 'Read less',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    MessageBubble: typeof MESSAGES;
  }
}

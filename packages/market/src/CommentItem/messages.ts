/** The English texts of CommentItem. */
export const MESSAGES = {
  edited: 'edited',
  editLabel: 'Edit your comment',
  editFailed: 'Could not edit comment',
  cancel: 'Cancel',
  save: 'Save',
  menu: 'Menu of your comment “{text}”',
  edit: 'Edit',
  delete: 'Delete',
  deleteQuestion: 'Delete this comment?',
  deleteText: 'It disappears for everybody. This cannot be undone.',
  deleteFailed: 'Could not delete comment',
  remove: 'Remove',
  removeLabel: 'Remove the comment “{text}”',
  removeQuestion: 'Remove this comment?',
  removeFailed: 'Could not remove comment',
  openFailed: 'This could not be opened',
  openFailedText: 'Check your connection, then press again.',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    CommentItem: typeof MESSAGES;
  }
}

/** The English texts of FilePicker. */
export const MESSAGES = {
  count: '{count} of {max}',
  size: '{used} of {max} MB',
  addOne: 'Add a picture',
  addSeveral: 'Add pictures',
  drop: 'Let go to add them',
  orDrop: 'or drop them here',
  full: 'That is all there is room for.',
  makeRoom: 'Remove one to add another.',
  uploading: 'Uploading {percent}%',
  uploaded: 'Uploaded',
  failed: 'Not uploaded',
  cancelled: 'Cancelled',
  cover: 'Cover',
  moveEarlier: 'Move {name} earlier',
  moveLater: 'Move {name} later',
  cancelUpload: 'Cancel upload of {name}',
  remove: 'Remove {name}',
  retry: 'Try {name} again',
  progress: 'Upload of {name}',
  moved: '{name} is now {number} of {count}',
  movedToCover: '{name} is now {number} of {count}, the cover',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    FilePicker: typeof MESSAGES;
  }
}

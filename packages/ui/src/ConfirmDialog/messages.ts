/** The English texts of ConfirmDialog. */
export const MESSAGES = {
  confirm: 'Delete',
  cancel: 'No',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ConfirmDialog: typeof MESSAGES;
  }
}

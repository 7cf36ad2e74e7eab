/** The English texts of PostMenu. */
export const MESSAGES = {
  menu: 'Menu of “{title}”',
  message: 'Message vendor about this',
  edit: 'Edit',
  flag: 'Flag',
  delete: 'Delete',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PostMenu: typeof MESSAGES;
  }
}

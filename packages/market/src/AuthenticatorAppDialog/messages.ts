/** The English texts of AuthenticatorAppDialog. */
export const MESSAGES = {
  title: 'Add an authenticator app',
  description: 'An app such as Google Authenticator, Aegis or 1Password shows a new code every 30 seconds.',
  open: 'Open in your authenticator app',
  secret: 'Setup key',
  secretHint: 'Or type this key into the app: account “Oja”, based on time.',
  copy: 'Copy the key',
  copied: 'Copied',
  copyFailed: 'The key could not be copied. Select it, or type it into the app.',
  code: 'Code that the app shows',
  codeMissing: 'Enter the {count} digits of the code.',
  cancel: 'Cancel',
  confirm: 'Confirm',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    AuthenticatorAppDialog: typeof MESSAGES;
  }
}

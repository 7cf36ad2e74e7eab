/** The English texts of RecoveryCodesDialog. */
export const MESSAGES = {
  title: 'Your recovery codes',
  description:
    'Each code logs you in once if you lose your phone or passkey. They are shown only now: keep them where you will find them without your phone.',
  list: 'Recovery codes',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The codes could not be copied. Select them, or write them down.',
  download: 'Download',
  fileName: 'oja-recovery-codes.txt',
  fileTitle: 'Recovery codes for Oja. Each one works once.',
  done: 'I have saved them',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    RecoveryCodesDialog: typeof MESSAGES;
  }
}

/** The English texts of ShowNowDialog. */
export const MESSAGES = {
  title: 'Show it now',
  text: 'Take a picture of “{post}” with the camera. The date, the time and “{name}” are written on it.',
  starting: 'Starting the camera…',
  missing: 'No camera was found. Connect one, or open Oja on your phone.',
  refused: 'Oja may not use the camera. Allow it for Oja in the settings of your browser or device, then try again.',
  failed: 'The camera did not start. Another program may be using it.',
  view: 'What the camera sees',
  picture: 'The picture that you took',
  cancel: 'Cancel',
  take: 'Take the picture',
  retake: 'Take another',
  send: 'Send it',
  retry: 'Try again',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ShowNowDialog: typeof MESSAGES;
  }
}

/** The English texts of ProfileForm. */
export const MESSAGES = {
  label: 'Edit profile',
  name: 'Full Name',
  userName: 'Username / Business Name',
  userNameHint: 'People find you by it.',
  email: 'Email',
  emailHint: 'The email of an account cannot be changed.',
  bio: 'Bio',
  bioHint: 'What you sell, where, and when you deliver.',
  password: 'Password',
  passwordHint: 'Leave it empty to keep the one you have. A new one ends every other session.',
  cancel: 'Cancel',
  save: 'Save',
  changePicture: 'Change picture',
  removePicture: 'Remove',
  upload: 'Upload of your picture',
  retry: 'Try again',
  picture: 'Picture',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ProfileForm: typeof MESSAGES;
  }
}

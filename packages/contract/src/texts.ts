/**
 * Every sentence the product says on bad input or a failed call, so that server and client say the same.
 * Texts that the specification quotes (§5, §8) are exact; the others follow its voice.
 */
import {
  BIO_MAX, COMMENT_MAX, DESCRIPTION_MAX, IMAGES_MAX, LOCATION_MAX, MESSAGE_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN,
  TITLE_MAX, USER_NAME_MAX, USER_NAME_MIN,
} from './limits.ts';

/** Validation, spec §5. */
export const VALIDATION = {
  fillAll: 'Please fill all the necessary details',
  nameRequired: 'Full name is required',
  nameTooLong: `Full name can be at most ${NAME_MAX} characters.`,
  userNameRequired: 'Username is required',
  userNameLength: `Username must be ${USER_NAME_MIN} to ${USER_NAME_MAX} characters.`,
  userNameShape: "Username can have letters, numbers, spaces and . _ - ' & only.",
  emailRequired: 'Email is required',
  emailShape: 'Enter a valid email address, such as ada@example.com.',
  passwordRequired: 'Password is required',
  passwordLength: `Password must be ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`,
  passwordsDiffer: 'Passwords do not match.',
  bioTooLong: `Bio can be at most ${BIO_MAX} characters.`,
  titleRequired: 'Title is required',
  titleTooLong: `Title can be at most ${TITLE_MAX} characters.`,
  descriptionRequired: 'Description is required',
  descriptionTooLong: `Description can be at most ${DESCRIPTION_MAX} characters.`,
  phoneRequired: 'Phone number is required',
  phoneShape: 'Enter a Nigerian phone number, such as 0803 123 4567.',
  locationRequired: 'Location is required',
  locationTooLong: `Location can be at most ${LOCATION_MAX} characters.`,
  categoryUnknown: 'Choose one of the listed categories.',
  priceShape: 'Enter the price in naira as a number, such as 25000.',
  commentRequired: 'Write a comment first.',
  commentTooLong: `A comment can be at most ${COMMENT_MAX} characters.`,
  messageEmpty: 'Write a message or choose an image first.',
  messageTooLong: `A message can be at most ${MESSAGE_MAX} characters.`,
  flagReasonRequired: 'Please provide a reason for flag',
  imagesDuplicate: 'Some images have already been selected.',
  imagesTooBig: 'Total image size must not exceed 10MB.',
  imagesTooMany: `You can only upload up to ${IMAGES_MAX} images.`,
  imageForeign: 'Images must be uploaded to Oja first.',
  avatarNotImage: 'Please select an image file',
} as const;

/** What the server answers when it refuses, by error code. */
export const REFUSALS = {
  validation_failed: 'Please check the marked fields.',
  invalid_credentials: 'Wrong username, email or password.',
  not_activated: 'This account is not activated yet. Open the link in the email we sent you.',
  user_name_taken: 'This username is already taken. Try another one.',
  email_taken: 'An account with this email already exists. Log in instead.',
  activation_invalid: 'This activation link is not valid. Ask for a new one by signing up again or contact support.',
  activation_expired: 'This activation link has expired. Log in to get a new one.',
  code_invalid: 'That code is not right. Check the email and try again.',
  code_expired: 'That code has expired. Ask for a new one.',
  google_failed: 'Google could not confirm this sign-in. Try again.',
  unauthenticated: 'Please log in to continue.',
  forbidden: 'You are not allowed to do this.',
  vendor_only: 'Only verified vendors can post. Verify your business first.',
  admin_only: 'Only admins can do this.',
  not_found: 'This does not exist or has been removed.',
  post_not_found: 'This post does not exist or has been removed.',
  user_not_found: 'This person does not exist or has left Oja.',
  not_an_image: 'This file is not a picture. Choose a JPEG, PNG, WebP, AVIF or GIF file.',
  image_too_large: 'This picture has too many pixels. Choose one of at most 25 megapixels.',
  upload_too_large: 'This file is larger than 10MB. Choose a smaller one.',
  upload_missing: 'Choose a picture to upload.',
  body_too_large: 'This request is too large.',
  price_changed: 'The price of this plan has changed.',
  insufficient_balance: 'Your balance is too low for this withdrawal.',
  already_flagged: 'You have already reported this post.',
  blocked: 'You cannot message this person.',
  rate_limited: 'Too many attempts. Wait a little and try again.',
  unavailable: 'Oja is not available right now. Try again in a moment.',
  internal: 'Something went wrong',
} as const;

/** What the server answers when it agrees. */
export const CONFIRMATIONS = {
  signedUp: 'Account created. We sent an activation link to your email. Open it to start.',
  activated: 'Your account is activated. You can log in now.',
  alreadyActivated: 'Your account is already activated. You can log in.',
  loggedIn: 'Welcome back.',
  loggedOut: 'You are logged out.',
  posted: 'Post created successfully',
  postUpdated: 'Post updated successfully',
  postDeleted: 'Post deleted successfully',
  liked: 'Post liked.',
  unliked: 'Like removed.',
  accountDeleted: 'Account successfully deleted',
  withdrawn: 'Withdrawal Successful',
} as const;

/** What the client says when a call fails, spec §8. */
export const FAILURES = {
  network: 'Network Error!',
  somethingWrong: 'Something went wrong',
  profileSave: 'Something went wrong. Please try again.',
  avatarUpload: 'Image upload failed. Please try again.',
  uploadTitle: 'Image upload failed',
  uploadFallback: 'Please try again later.',
  upload: (fileName: string, message: string) => `Failed to upload ${fileName}: ${message}`,
  follow: 'Error following/unfollowing user:',
  messageEdit: 'Message edit failed',
  messageDelete: 'Message delete failed',
  messageSend: 'Failed to send message',
  messagesLoad: 'Failed to load messages',
  commentAdd: 'Could not add a comment',
  commentEdit: 'Could not edit comment',
  commentDelete: 'Could not delete comment',
  commentFallback: 'An error occurred',
  copyLink: 'Could not copy link.',
} as const;

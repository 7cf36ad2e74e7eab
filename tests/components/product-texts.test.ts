import { expect, test } from 'vitest';

import type { Message } from '../../packages/ui/src/LocaleProvider/LocaleProvider.tsx';

const files = import.meta.glob<{ MESSAGES: Readonly<Record<string, Message>> }>(
  '../../packages/{ui,market}/src/*/messages.ts',
  { eager: true },
);

/** Every message of a component's folder. */
function messagesOf(folder: string): Readonly<Record<string, Message>> {
  const path = Object.keys(files).find((file) => file.endsWith(`/${folder}/messages.ts`));
  if (path === undefined || !files[path]) throw new Error(`${folder} has no messages.`);
  return files[path].MESSAGES;
}

/** The words that the product fixes (product §2, §4, §5, §8, §9), by component and key. */
const FIXED: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  ActivationResult: { login: 'Proceed to Login' },
  CategoryGrid: { browse: 'Browse Categories', results: 'Search Results', none: 'No results found for {text}' },
  ChatHeader: { online: 'Online', offline: 'Offline' },
  CommentComposer: { failure: 'Could not add a comment' },
  CommentItem: { editFailed: 'Could not edit comment', deleteFailed: 'Could not delete comment' },
  CommentThread: { more: 'View More' },
  ConversationList: {
    continue: 'Continue Your Conversations',
    start: 'Start a New Conversation',
    searchPlaceholder: 'Search customers...',
    none: 'No Conversations Yet',
    startChat: 'Start a Chat',
    noMatch: 'No Customers Found',
  },
  DeleteAccountDialog: { question: 'Are you sure you want to delete your account?', confirm: 'Delete', cancel: 'No' },
  FlagDialog: {
    missing: 'Please provide a reason for flag',
    spam: 'Spam',
    hateSpeech: 'Hate Speech',
    fakeProduct: 'Fake Product',
    fakeNews: 'Fake News',
    scammer: 'Scammer',
    unverifiedProperties: 'Unverified Properties',
    other: 'Other',
  },
  FollowButton: { follow: 'Follow', following: 'Following', unfollow: 'Unfollow' },
  ForgotPasswordForm: { submit: 'Proceed' },
  GoogleButton: { label: 'Continue with Google' },
  LoginForm: { submit: 'Login', signup: 'Signup', userName: 'Email or username', forgotPassword: 'Forgot Password' },
  NotificationList: { title: 'Notifications', none: "You don't have any notifications at the moment." },
  PostCard: { noPictures: 'No images available' },
  PersonList: { none: 'User not found.' },
  PersonRow: { customers: { one: 'Customer', other: 'Customers' } },
  PlanPicker: { submit: 'Submit' },
  ProfileForm: { name: 'Full Name', userName: 'Username / Business Name', bio: 'Bio', password: 'Password' },
  ProfileHeader: {
    seeMore: 'See More',
    viewLess: 'View Less',
    edit: 'Update Profile',
    settings: 'Settings',
    explore: 'Explore Users',
    message: 'Message',
    copyLink: 'Copy Profile Link',
  },
  ResetPasswordForm: { submit: 'Save Password', password: 'Password', confirmPassword: 'Confirm Password' },
  SignupForm: { submit: 'Register', name: 'Full Name', userName: 'Username', confirmPassword: 'Confirm Password' },
  VendorBadge: { label: 'Verified Vendor' },
  VendorOnboarding: { proceed: 'Proceed to Verification' },
  VerifyCodeForm: { submit: 'Confirm', notReceived: "Haven't received it? {resend}", resend: 'Resend code' },
  'chat-time': { today: 'Today', yesterday: 'Yesterday' },
};

test.for(Object.entries(FIXED))('the English texts of %s are the words of the product', ([folder, texts]) => {
  expect(messagesOf(folder)).toMatchObject(texts);
});

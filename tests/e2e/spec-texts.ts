import { CATEGORIES, CONDITIONS, FLAG_REASONS, PRICE_POINTS } from '@oja/contract/categories';

/** The screens for which the specification quotes texts; screens.ts assigns them. */
export type TextScreen =
  | 'landing'
  | 'login'
  | 'signup'
  | 'forgot password'
  | 'verify code'
  | 'reset password'
  | 'payment success'
  | 'not found'
  | 'settings'
  | 'search'
  | 'search/find, users'
  | 'empty category'
  | 'find users'
  | 'chat with conversations'
  | 'verify vendor'
  | 'post form'
  | 'post form, weekly advert'
  | 'ads';

/** The states of screens with further quoted texts. texts.spec.ts says how each is reached. */
export type TextState =
  | 'login, empty'
  | 'signup, empty'
  | 'settings, delete account'
  | 'search for rice'
  | 'search for nothing'
  | 'search/find, nobody'
  | 'search/find, posts'
  | 'own profile'
  | 'newcomer’s profile'
  | 'no saved posts'
  | 'no notifications'
  | 'chat without conversations'
  | 'chat, nobody found'
  | 'post form, empty'
  | 'flag dialog'
  | 'flag dialog, no reason';

/** The texts that the specification quotes, including odd spellings, by the screen that shows them. */
export const SPEC_TEXTS: Record<TextScreen | TextState, readonly string[]> = {
  landing: [
    'Get Started',
    'Login',
    'Sign Up',
    'Connect & Transact',
    'Create an account',
    'Already have an account',
    '10,000',
    '20,000',
    '84.7',
    '500',
  ],
  login: ['Login', 'Forgot Password', 'Signup'],
  'login, empty': ['Please fill all the necessary details'],
  signup: ['Full Name', 'Username', 'Email', 'Password', 'Confirm Password', 'Register', 'Have an account?'],
  'signup, empty': ['Please fill all the necessary details'],
  'forgot password': ['email or username associated with your account', 'Proceed'],
  'verify code': [
    'Please check your email',
    'Enter the code we sent to',
    'Confirm',
    "Haven't received it?",
    'Resend code',
  ],
  'reset password': ['Reset Your Password', 'Password', 'Confirm Password', 'Save Password'],
  'payment success': ['Go to Dashboard'],
  'not found': [
    'Oops! Lost in Space',
    "The page you're looking for doesn't exist or might have been removed.",
    'Take Me Home',
  ],
  settings: ['Download App', 'Support', 'Dark mode', 'Saved Posts', 'Find Users', 'Delete Account', 'Logout'],
  'settings, delete account': ['Are you sure you want to delete your account?', 'Delete', 'No'],
  search: ['Browse Categories', ...CATEGORIES],
  'search for rice': ['Search Results'],
  'search for nothing': ['No results found for zzzz'],
  'search/find, users': ['Users', 'Posts'],
  'search/find, nobody': ['User not found.'],
  'search/find, posts': ['Start typing to search for posts.'],
  'empty category': ['No results Found in "Hospital" Category'],
  'own profile': [
    'No available post from you',
    'Customer',
    'Following',
    'Copy Profile Link',
    'Update Profile',
    'Settings',
  ],
  'newcomer’s profile': [
    'No avaialble post from',
    'Customer',
    'Following',
    'Copy Profile Link',
    'Explore Users',
    'Message',
    'Follow',
  ],
  'find users': ['Customer', 'Follow'],
  'no saved posts': ['Your Saved Posts', 'You have not saved any posts yet.'],
  'no notifications': ['Notifications', "You don't have any notifications at the moment."],
  'chat without conversations': ['Start a New Conversation', 'No Conversations Yet', 'Start a Chat'],
  'chat, nobody found': ['No Customers Found'],
  'chat with conversations': ['Continue Your Conversations'],
  'verify vendor': ['Proceed to Verification'],
  'post form': [...CONDITIONS, ...PRICE_POINTS, '+234'],
  'post form, empty': [
    'Title is required',
    'Description is required',
    'Phone number is required',
    'Location is required',
  ],
  'post form, weekly advert': ['₦4,800'],
  ads: ['₦1,000', '₦4,800', 'Submit'],
  'flag dialog': FLAG_REASONS,
  'flag dialog, no reason': ['Please provide a reason for flag'],
};

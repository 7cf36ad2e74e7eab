import { matchRoutes } from 'react-router';

import { DASHBOARD_SCREENS } from '../../src/renderer/app/routes/dashboard-screens.ts';
import { PUBLIC_SCREENS } from '../../src/renderer/app/routes/public-screens.ts';
import type { ScreenRoute } from '../../src/renderer/app/routes/screen-route.tsx';
import type { TextScreen } from './spec-texts.ts';

/** A placeholder in a path for the viewer's id. */
export const ME = '{me}';
/** A placeholder for the demo vendor's id. */
export const VENDOR = '{vendor}';
/** A placeholder for the id of the demo vendor's newest post. */
export const POST = '{post}';

/** A screen and its viewer. */
export interface Screen {
  name: string;
  path: string;
  as: 'customer' | 'vendor' | 'admin' | undefined;
  /** The title of its tab. */
  title: string | RegExp;
  /** The specification's texts that it shows. */
  texts?: TextScreen;
}

/** Screens that need more than their path: an id, a search, a user with some content, or the specification's texts. */
const LISTED: readonly Screen[] = [
  { name: 'landing', path: '/', as: undefined, title: "Oja: Nigeria's social marketplace", texts: 'landing' },
  { name: 'signup', path: '/signup', as: undefined, title: 'Signup · Oja', texts: 'signup' },
  { name: 'login', path: '/login', as: undefined, title: 'Login · Oja', texts: 'login' },
  {
    name: 'activate',
    path: '/activate?email=nobody@example.com&token=dead',
    as: undefined,
    title: 'Account activation · Oja',
  },
  {
    name: 'forgot-password',
    path: '/forgot-password',
    as: undefined,
    title: 'Forgot password · Oja',
    texts: 'forgot password',
  },
  {
    name: 'verify-forgot-password',
    path: '/verify-forgot-password',
    as: undefined,
    title: 'Verify code · Oja',
    texts: 'verify code',
  },
  {
    name: 'reset-password',
    path: '/reset-password',
    as: undefined,
    title: 'Reset password · Oja',
    texts: 'reset password',
  },
  {
    name: 'payment-success',
    path: '/payment-success',
    as: undefined,
    title: 'Payment · Oja',
    texts: 'payment success',
  },
  { name: 'testing', path: '/testing', as: undefined, title: 'Image carousel · Oja' },
  { name: 'not-found', path: '/nowhere', as: undefined, title: 'Not found · Oja', texts: 'not found' },
  { name: 'dashboard', path: '/dashboard', as: 'customer', title: 'Home · Oja' },
  { name: 'following', path: '/dashboard?feed=following', as: 'customer', title: 'Home · Oja' },
  { name: 'post-details', path: '/dashboard/post/details/{post}', as: 'customer', title: /^(?!Post ·).+ · Oja$/ },
  {
    name: 'verify-vendor',
    path: '/dashboard/verify-vendor',
    as: 'customer',
    title: 'Become a vendor · Oja',
    texts: 'verify vendor',
  },
  { name: 'post', path: '/dashboard/post', as: 'vendor', title: 'New post · Oja', texts: 'post form' },
  {
    name: 'post-advert',
    path: '/dashboard/post/?adsType=weekly&adsPrice=4800',
    as: 'vendor',
    title: 'New post · Oja',
    texts: 'post form, weekly advert',
  },
  { name: 'edit-post', path: '/dashboard/post/{post}', as: 'vendor', title: 'Edit post · Oja' },
  { name: 'ads', path: '/dashboard/ads', as: 'vendor', title: 'Promote a post · Oja', texts: 'ads' },
  { name: 'profile', path: '/dashboard/profile/{me}', as: 'vendor', title: 'vendor · Oja' },
  { name: 'edit-profile', path: '/dashboard/profile', as: 'vendor', title: 'Update Profile · Oja' },
  { name: 'profile-of-another', path: '/dashboard/profile/{vendor}', as: 'admin', title: 'vendor · Oja' },
  { name: 'find-users', path: '/dashboard/find-users', as: 'customer', title: 'Find Users · Oja', texts: 'find users' },
  { name: 'search', path: '/dashboard/search', as: 'customer', title: 'Search · Oja', texts: 'search' },
  { name: 'find', path: '/dashboard/search/find', as: 'customer', title: 'Search · Oja', texts: 'search/find, users' },
  { name: 'find-posts', path: '/dashboard/search/find?query=fashion', as: 'customer', title: 'Search · Oja' },
  { name: 'category', path: '/dashboard/search/Fashion', as: 'customer', title: 'Fashion · Oja' },
  {
    name: 'empty-category',
    path: '/dashboard/search/Hospital?query=zeppelin',
    as: 'customer',
    title: 'Hospital · Oja',
    texts: 'empty category',
  },
  { name: 'notifications', path: '/dashboard/notifications', as: 'customer', title: 'Notifications · Oja' },
  { name: 'chat', path: '/dashboard/chat', as: 'customer', title: 'Chat · Oja', texts: 'chat with conversations' },
  { name: 'chat-thread', path: '/dashboard/chat/{vendor}', as: 'customer', title: 'Adaeze Okonkwo · Oja' },
  { name: 'saved-posts', path: '/dashboard/saved-posts', as: 'customer', title: 'Your Saved Posts · Oja' },
  { name: 'settings', path: '/dashboard/settings', as: 'vendor', title: 'Settings · Oja', texts: 'settings' },
  { name: 'flags', path: '/dashboard/flags', as: 'admin', title: 'Flagged posts · Oja' },
  { name: 'dashboard-not-found', path: '/dashboard/nowhere', as: 'customer', title: 'Not found · Oja' },
];

const TABLE: readonly ScreenRoute[] = [...PUBLIC_SCREENS, ...DASHBOARD_SCREENS];

/** The entry of the route table for an address; undefined for an unknown address. */
export const routeOf = (address: string): ScreenRoute | undefined =>
  matchRoutes([...TABLE], address.split('?', 1)[0] ?? '')?.at(-1)?.route;

const VIEWERS = { none: undefined, session: 'customer', vendor: 'vendor', admin: 'admin' } as const;

/** The other screens of the route table, with a viewer who may open them: a new screen is included automatically. */
const unlisted = TABLE.flatMap((route): Screen[] => {
  const isListed = LISTED.some(({ path }) => routeOf(path) === route);
  if (isListed || route.title === undefined || route.path.includes(':')) return [];
  const name = route.path.replace(/^\/(?:dashboard\/)?/, '').replaceAll('/', '-');
  return [{ name, path: route.path, as: VIEWERS[route.guard], title: `${route.title.message} · Oja` }];
});

/**
 * All screens, with their viewer and the title of their tab. They are photographed (`npm run screens`) and checked from
 * this list.
 */
export const SCREENS: readonly Screen[] = [...LISTED, ...unlisted];

export const MODES = ['dark', 'light'] as const;

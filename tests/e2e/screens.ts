/** Stands in a path for the id of who looks at the screen. */
export const ME = '{me}';
/** Stands for the id of the demo vendor. */
export const VENDOR = '{vendor}';
/** Stands for the id of the demo vendor's newest post. */
export const POST = '{post}';

/** Every screen there is, with who looks at it. It is photographed (`npm run screens`) and checked from this one list. */
export const SCREENS = [
  { name: 'landing', path: '/', as: undefined },
  { name: 'signup', path: '/signup', as: undefined },
  { name: 'login', path: '/login', as: undefined },
  { name: 'activate', path: '/activate?email=nobody@example.com&token=dead', as: undefined },
  { name: 'forgot-password', path: '/forgot-password', as: undefined },
  { name: 'verify-forgot-password', path: '/verify-forgot-password', as: undefined },
  { name: 'reset-password', path: '/reset-password', as: undefined },
  { name: 'payment-success', path: '/payment-success', as: undefined },
  { name: 'testing', path: '/testing', as: undefined },
  { name: 'not-found', path: '/nowhere', as: undefined },
  { name: 'dashboard', path: '/dashboard', as: 'customer' },
  { name: 'following', path: '/dashboard?feed=following', as: 'customer' },
  { name: 'post-details', path: '/dashboard/post/details/{post}', as: 'customer' },
  { name: 'verify-vendor', path: '/dashboard/verify-vendor', as: 'customer' },
  { name: 'post', path: '/dashboard/post', as: 'vendor' },
  { name: 'post-advert', path: '/dashboard/post/?adsType=weekly&adsPrice=4800', as: 'vendor' },
  { name: 'edit-post', path: '/dashboard/post/{post}', as: 'vendor' },
  { name: 'ads', path: '/dashboard/ads', as: 'vendor' },
  { name: 'profile', path: '/dashboard/profile/{me}', as: 'vendor' },
  { name: 'edit-profile', path: '/dashboard/profile', as: 'vendor' },
  { name: 'profile-of-another', path: '/dashboard/profile/{vendor}', as: 'admin' },
  { name: 'find-users', path: '/dashboard/find-users', as: 'customer' },
  { name: 'search', path: '/dashboard/search', as: 'customer' },
  { name: 'find', path: '/dashboard/search/find', as: 'customer' },
  { name: 'find-posts', path: '/dashboard/search/find?tab=posts&query=fashion', as: 'customer' },
  { name: 'category', path: '/dashboard/search/Fashion', as: 'customer' },
  { name: 'empty-category', path: '/dashboard/search/Hospital', as: 'customer' },
  { name: 'notifications', path: '/dashboard/notifications', as: 'customer' },
  { name: 'chat', path: '/dashboard/chat', as: 'customer' },
  { name: 'chat-thread', path: '/dashboard/chat/{vendor}', as: 'customer' },
  { name: 'saved-posts', path: '/dashboard/saved-posts', as: 'customer' },
  { name: 'settings', path: '/dashboard/settings', as: 'vendor' },
  { name: 'flags', path: '/dashboard/flags', as: 'admin' },
  { name: 'dashboard-not-found', path: '/dashboard/nowhere', as: 'customer' },
] as const;

export type Screen = (typeof SCREENS)[number];
export const MODES = ['dark', 'light'] as const;

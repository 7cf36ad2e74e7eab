/** Stands in a path for the id of who looks at the screen. */
export const ME = '{me}';
/** Stands for the id of the demo vendor. */
export const VENDOR = '{vendor}';
/** Stands for the id of the demo vendor's newest post. */
export const POST = '{post}';

/** Every screen there is, with who looks at it and what its tab is called. It is photographed (`npm run screens`) and checked from this one list. */
export const SCREENS = [
  { name: 'landing', path: '/', as: undefined, title: "Oja: Nigeria's social marketplace" },
  { name: 'signup', path: '/signup', as: undefined, title: 'Signup · Oja' },
  { name: 'login', path: '/login', as: undefined, title: 'Login · Oja' },
  { name: 'activate', path: '/activate?email=nobody@example.com&token=dead', as: undefined, title: 'Account activation · Oja' },
  { name: 'forgot-password', path: '/forgot-password', as: undefined, title: 'Forgot password · Oja' },
  { name: 'verify-forgot-password', path: '/verify-forgot-password', as: undefined, title: 'Verify code · Oja' },
  { name: 'reset-password', path: '/reset-password', as: undefined, title: 'Reset password · Oja' },
  { name: 'payment-success', path: '/payment-success', as: undefined, title: 'Payment · Oja' },
  { name: 'testing', path: '/testing', as: undefined, title: 'Image carousel · Oja' },
  { name: 'not-found', path: '/nowhere', as: undefined, title: 'Not found · Oja' },
  { name: 'dashboard', path: '/dashboard', as: 'customer', title: 'Home · Oja' },
  { name: 'following', path: '/dashboard?feed=following', as: 'customer', title: 'Home · Oja' },
  { name: 'post-details', path: '/dashboard/post/details/{post}', as: 'customer', title: /^(?!Post ·).+ · Oja$/ },
  { name: 'verify-vendor', path: '/dashboard/verify-vendor', as: 'customer', title: 'Become a vendor · Oja' },
  { name: 'post', path: '/dashboard/post', as: 'vendor', title: 'New post · Oja' },
  { name: 'post-advert', path: '/dashboard/post/?adsType=weekly&adsPrice=4800', as: 'vendor', title: 'New post · Oja' },
  { name: 'edit-post', path: '/dashboard/post/{post}', as: 'vendor', title: 'Edit post · Oja' },
  { name: 'ads', path: '/dashboard/ads', as: 'vendor', title: 'Promote a post · Oja' },
  { name: 'profile', path: '/dashboard/profile/{me}', as: 'vendor', title: 'vendor · Oja' },
  { name: 'edit-profile', path: '/dashboard/profile', as: 'vendor', title: 'Update Profile · Oja' },
  { name: 'profile-of-another', path: '/dashboard/profile/{vendor}', as: 'admin', title: 'vendor · Oja' },
  { name: 'find-users', path: '/dashboard/find-users', as: 'customer', title: 'Find Users · Oja' },
  { name: 'search', path: '/dashboard/search', as: 'customer', title: 'Search · Oja' },
  { name: 'find', path: '/dashboard/search/find', as: 'customer', title: 'Search · Oja' },
  { name: 'find-posts', path: '/dashboard/search/find?tab=posts&query=fashion', as: 'customer', title: 'Search · Oja' },
  { name: 'category', path: '/dashboard/search/Fashion', as: 'customer', title: 'Fashion · Oja' },
  { name: 'empty-category', path: '/dashboard/search/Hospital', as: 'customer', title: 'Hospital · Oja' },
  { name: 'notifications', path: '/dashboard/notifications', as: 'customer', title: 'Notifications · Oja' },
  { name: 'chat', path: '/dashboard/chat', as: 'customer', title: 'Chat · Oja' },
  { name: 'chat-thread', path: '/dashboard/chat/{vendor}', as: 'customer', title: 'Adaeze Okonkwo · Oja' },
  { name: 'saved-posts', path: '/dashboard/saved-posts', as: 'customer', title: 'Your Saved Posts · Oja' },
  { name: 'settings', path: '/dashboard/settings', as: 'vendor', title: 'Settings · Oja' },
  { name: 'flags', path: '/dashboard/flags', as: 'admin', title: 'Flagged posts · Oja' },
  { name: 'dashboard-not-found', path: '/dashboard/nowhere', as: 'customer', title: 'Not found · Oja' },
] as const;

export type Screen = (typeof SCREENS)[number];
export const MODES = ['dark', 'light'] as const;

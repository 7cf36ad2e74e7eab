/** Every screen there is, with who looks at it. It is photographed (`npm run screens`) and checked from this one list. */
export const SCREENS = [
  { name: 'landing', path: '/', as: undefined },
  { name: 'signup', path: '/signup', as: undefined },
  { name: 'login', path: '/login', as: undefined },
  { name: 'activate', path: '/activate?email=nobody@example.com&token=dead', as: undefined },
  { name: 'forgot-password', path: '/forgot-password', as: undefined },
  { name: 'payment-success', path: '/payment-success', as: undefined },
  { name: 'testing', path: '/testing', as: undefined },
  { name: 'not-found', path: '/nowhere', as: undefined },
  { name: 'dashboard', path: '/dashboard', as: 'customer' },
  { name: 'verify-vendor', path: '/dashboard/verify-vendor', as: 'customer' },
  { name: 'post', path: '/dashboard/post', as: 'vendor' },
  { name: 'profile', path: '/dashboard/profile', as: 'vendor' },
  { name: 'settings', path: '/dashboard/settings', as: 'vendor' },
] as const;

export type Screen = (typeof SCREENS)[number];
export const MODES = ['dark', 'light'] as const;

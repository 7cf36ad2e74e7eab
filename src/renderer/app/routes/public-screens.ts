import type { ScreenRoute } from './screen-route.tsx';

/**
 * The first part of the route table: the screens outside the dashboard, and the feed, which is preloaded without
 * waiting for the second part, dashboard-screens.ts. It does not contain the landing page, because its visitors do not
 * load the table: see App. scripts/build-service-worker.ts reads this file in Node, so it imports only types until a
 * screen is loaded.
 */
export const PUBLIC_SCREENS: readonly ScreenRoute[] = [
  {
    path: '/login',
    guard: 'none',
    title: /* i18n */ { id: 'title.login', message: 'Login' },
    load: () => import('../../features/auth/LoginScreen.tsx'),
  },
  {
    path: '/signup',
    guard: 'none',
    title: /* i18n */ { id: 'title.signup', message: 'Signup' },
    load: () => import('../../features/auth/SignupScreen.tsx'),
  },
  {
    path: '/activate',
    guard: 'none',
    title: /* i18n */ { id: 'title.account-activation', message: 'Account activation' },
    load: () => import('../../features/auth/ActivateScreen.tsx'),
  },
  {
    path: '/forgot-password',
    guard: 'none',
    title: /* i18n */ { id: 'title.forgot-password', message: 'Forgot password' },
    load: () => import('../../features/auth/ForgotPasswordScreen.tsx'),
  },
  {
    path: '/verify-forgot-password',
    guard: 'none',
    title: /* i18n */ { id: 'title.verify-code', message: 'Verify code' },
    load: () => import('../../features/auth/VerifyCodeScreen.tsx'),
  },
  {
    path: '/reset-password',
    guard: 'none',
    title: /* i18n */ { id: 'title.reset-password', message: 'Reset password' },
    load: () => import('../../features/auth/ResetPasswordScreen.tsx'),
  },
  {
    path: '/payment-success',
    guard: 'none',
    title: /* i18n */ { id: 'title.payment', message: 'Payment' },
    load: () => import('../../features/adverts/PaymentSuccessScreen.tsx'),
  },
  {
    path: '/testing',
    guard: 'none',
    title: /* i18n */ { id: 'title.image-carousel', message: 'Image carousel' },
    withoutStore: true,
    load: () => import('../../features/testing/TestingScreen.tsx'),
  },
  {
    path: '/dashboard',
    guard: 'session',
    title: /* i18n */ { id: 'title.home', message: 'Home' },
    load: () => import('../../features/feed/FeedScreen.tsx'),
  },
];

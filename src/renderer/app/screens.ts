/**
 * How each lazily loaded part arrives, and which parts an address needs. Routes nest, so each would only be asked for
 * when the one around it has come; on a slow line that is a round trip each. preloadScreen asks for all at once.
 * The screens behind the dashboard have a list of their own, which no public page has to carry.
 */
export const loadNotFound = () => import('./NotFoundScreen.tsx');
export const loadStoreBoundary = () => import('./StoreBoundary.tsx');
export const loadLogin = () => import('../features/auth/LoginScreen.tsx');
export const loadSignup = () => import('../features/auth/SignupScreen.tsx');
export const loadActivate = () => import('../features/auth/ActivateScreen.tsx');
export const loadForgotPassword = () => import('../features/auth/ForgotPasswordScreen.tsx');
export const loadVerifyCode = () => import('../features/auth/VerifyCodeScreen.tsx');
export const loadResetPassword = () => import('../features/auth/ResetPasswordScreen.tsx');
export const loadPaymentSuccess = () => import('../features/adverts/PaymentSuccessScreen.tsx');
export const loadTesting = () => import('../features/testing/TestingScreen.tsx');
export const loadDashboard = () => import('./DashboardRoutes.tsx');
export const loadFeed = () => import('../features/feed/FeedScreen.tsx');
const loadDashboardScreens = () => import('./dashboard-screens.ts');

/** Which parts the addresses of a pattern need. */
export type NeededParts = readonly [RegExp, ...(() => Promise<unknown>)[]];

const NEEDED: readonly NeededParts[] = [
  [/^\/login/, loadStoreBoundary, loadLogin],
  [/^\/signup/, loadStoreBoundary, loadSignup],
  [/^\/activate/, loadStoreBoundary, loadActivate],
  [/^\/forgot-password/, loadStoreBoundary, loadForgotPassword],
  [/^\/verify-forgot-password/, loadStoreBoundary, loadVerifyCode],
  [/^\/reset-password/, loadStoreBoundary, loadResetPassword],
  [/^\/payment-success/, loadPaymentSuccess],
  [/^\/testing/, loadTesting],
  [/^\/dashboard/, loadStoreBoundary, loadDashboard],
  [/^\/dashboard\/?$/, loadFeed],
];

function preloadParts(needed: readonly NeededParts[], pathname: string): void {
  for (const [pattern, ...loads] of needed) {
    if (pattern.test(pathname)) for (const load of loads) load().catch(() => undefined);
  }
}

/** Asks for everything that the page at this path will need. What cannot be had is told when the route itself asks. */
export function preloadScreen(pathname: string): void {
  preloadParts(NEEDED, pathname);
  if (/^\/dashboard\/./.test(pathname)) loadDashboardScreens().then(({ DASHBOARD_NEEDED }) => preloadParts(DASHBOARD_NEEDED, pathname), () => undefined);
}

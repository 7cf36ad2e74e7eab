/**
 * How each lazily loaded part arrives, and which parts an address needs. Routes nest, so each would only be asked for
 * when the one around it has come; on a slow line that is a round trip each. preloadScreen asks for all at once.
 */
export const loadLanding = () => import('../features/landing/LandingScreen.tsx');
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
export const loadPostForm = () => import('../features/posts/PostFormScreen.tsx');
export const loadPostDetails = () => import('../features/posts/PostDetailsScreen.tsx');
export const loadSavedPosts = () => import('../features/posts/SavedPostsScreen.tsx');
export const loadFlags = () => import('../features/moderation/FlagsScreen.tsx');
export const loadFindUsers = () => import('../features/people/FindUsersScreen.tsx');
export const loadSearch = () => import('../features/search/SearchScreen.tsx');
export const loadFind = () => import('../features/search/FindScreen.tsx');
export const loadCategory = () => import('../features/search/CategoryScreen.tsx');
export const loadEditProfile = () => import('../features/profile/EditProfileScreen.tsx');
export const loadProfile = () => import('../features/profile/ProfileScreen.tsx');
export const loadSettings = () => import('../features/settings/SettingsScreen.tsx');
export const loadNotifications = () => import('../features/notifications/NotificationsScreen.tsx');
export const loadConversations = () => import('../features/chat/ConversationsScreen.tsx');
export const loadChat = () => import('../features/chat/ChatScreen.tsx');
export const loadAds = () => import('../features/adverts/AdsScreen.tsx');
export const loadVerifyVendor = () => import('../features/vendor/VerifyVendorScreen.tsx');

const NEEDED: readonly [RegExp, ...(() => Promise<unknown>)[]][] = [
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
  [/^\/dashboard\/post(?:\/(?!details\/)|\/?$)/, loadPostForm],
  [/^\/dashboard\/post\/details\//, loadPostDetails],
  [/^\/dashboard\/saved-posts/, loadSavedPosts],
  [/^\/dashboard\/flags/, loadFlags],
  [/^\/dashboard\/(?:find-)?users/, loadFindUsers],
  [/^\/dashboard\/search\/?$/, loadSearch],
  [/^\/dashboard\/search\/find\/?$/, loadFind],
  [/^\/dashboard\/search\/(?!find\/?$)./, loadCategory],
  [/^\/dashboard\/profile\/?$/, loadEditProfile],
  [/^\/dashboard\/profile\/./, loadProfile],
  [/^\/dashboard\/settings/, loadSettings],
  [/^\/dashboard\/notifications/, loadNotifications],
  [/^\/dashboard\/chat\/?$/, loadConversations],
  [/^\/dashboard\/chat\/./, loadChat],
  [/^\/dashboard\/ads/, loadAds],
  [/^\/dashboard\/verify-vendor/, loadVerifyVendor],
];

/** Asks for everything that the page at this path will need. What cannot be had is told when the route itself asks. */
export function preloadScreen(pathname: string): void {
  for (const [pattern, ...loads] of NEEDED) {
    if (pattern.test(pathname)) for (const load of loads) load().catch(() => undefined);
  }
}

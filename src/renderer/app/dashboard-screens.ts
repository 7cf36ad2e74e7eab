import type { NeededParts } from './screens.ts';

/** The screens behind the dashboard, but for the feed, which screens.ts knows: how each arrives. */
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

/** Which of them the addresses of the dashboard need. */
export const DASHBOARD_NEEDED: readonly NeededParts[] = [
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

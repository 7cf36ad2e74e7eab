import { loadFind } from '../../features/search/load-find.ts';
import type { ScreenRoute } from './screen-route.tsx';

/** The second part of the route table: the screens inside the dashboard, except the feed. No public page loads it. */
export const DASHBOARD_SCREENS: readonly ScreenRoute[] = [
  {
    path: '/dashboard/flags',
    guard: 'admin',
    title: /* i18n */ { id: 'title.flagged-posts', message: 'Flagged posts' },
    load: () => import('../../features/moderation/FlagsScreen.tsx'),
  },
  {
    path: '/dashboard/post/:id?',
    guard: 'vendor',
    load: () => import('../../features/posts/form/PostFormScreen.tsx'),
  },
  {
    path: '/dashboard/post/details/:id',
    guard: 'session',
    load: () => import('../../features/posts/screens/PostDetailsScreen.tsx'),
  },
  {
    path: '/dashboard/saved-posts',
    guard: 'session',
    title: /* i18n */ { id: 'title.your-saved-posts', message: 'Your Saved Posts' },
    load: () => import('../../features/posts/screens/SavedPostsScreen.tsx'),
  },
  {
    path: '/dashboard/users',
    guard: 'session',
    title: /* i18n */ { id: 'title.find-users', message: 'Find Users' },
    load: () => import('../../features/people/FindUsersScreen.tsx'),
  },
  {
    path: '/dashboard/find-users',
    guard: 'session',
    title: /* i18n */ { id: 'title.find-users', message: 'Find Users' },
    load: () => import('../../features/people/FindUsersScreen.tsx'),
  },
  {
    path: '/dashboard/search',
    guard: 'session',
    title: /* i18n */ { id: 'title.search', message: 'Search' },
    load: () => import('../../features/search/SearchScreen.tsx'),
  },
  {
    path: '/dashboard/search/find',
    guard: 'session',
    title: /* i18n */ { id: 'title.search', message: 'Search' },
    load: loadFind,
  },
  {
    path: '/dashboard/search/:category',
    guard: 'session',
    load: () => import('../../features/search/CategoryScreen.tsx'),
  },
  {
    path: '/dashboard/profile',
    guard: 'session',
    title: /* i18n */ { id: 'title.update-profile', message: 'Update Profile' },
    load: () => import('../../features/profile/EditProfileScreen.tsx'),
  },
  {
    path: '/dashboard/profile/:id',
    guard: 'session',
    load: () => import('../../features/profile/ProfileScreen.tsx'),
  },
  {
    path: '/dashboard/settings',
    guard: 'session',
    title: /* i18n */ { id: 'title.settings', message: 'Settings' },
    load: () => import('../../features/settings/SettingsScreen.tsx'),
  },
  {
    path: '/dashboard/notifications',
    guard: 'session',
    title: /* i18n */ { id: 'title.notifications', message: 'Notifications' },
    load: () => import('../../features/notifications/NotificationsScreen.tsx'),
  },
  {
    path: '/dashboard/chat',
    guard: 'session',
    title: /* i18n */ { id: 'title.chat', message: 'Chat' },
    load: () => import('../../features/chat/ConversationsScreen.tsx'),
  },
  { path: '/dashboard/chat/:id', guard: 'session', load: () => import('../../features/chat/ChatScreen.tsx') },
  {
    path: '/dashboard/ads',
    guard: 'session',
    title: /* i18n */ { id: 'title.promote-a-post', message: 'Promote a post' },
    load: () => import('../../features/adverts/AdsScreen.tsx'),
  },
  {
    path: '/dashboard/verify-vendor',
    guard: 'session',
    title: /* i18n */ { id: 'title.become-a-vendor', message: 'Become a vendor' },
    load: () => import('../../features/vendor/VerifyVendorScreen.tsx'),
  },
];

import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

import {
  loadAds, loadCategory, loadChat, loadConversations, loadEditProfile, loadFind, loadFindUsers, loadFlags,
  loadNotifications, loadPostDetails, loadPostForm, loadProfile, loadSavedPosts, loadSearch, loadSettings,
  loadVerifyVendor,
} from './dashboard-screens.ts';
import { RequireAdmin } from './RequireAdmin.tsx';
import { RequireSession } from './RequireSession.tsx';
import { RequireVendor } from './RequireVendor.tsx';
import { loadFeed, loadNotFound } from './screens.ts';
import { DashboardShell } from './shell/DashboardShell.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';

const AdsScreen = lazy(loadAds);
const FeedScreen = lazy(loadFeed);
const FlagsScreen = lazy(loadFlags);
const PostDetailsScreen = lazy(loadPostDetails);
const PostFormScreen = lazy(loadPostForm);
const FindUsersScreen = lazy(loadFindUsers);
const SearchScreen = lazy(loadSearch);
const FindScreen = lazy(loadFind);
const CategoryScreen = lazy(loadCategory);
const EditProfileScreen = lazy(loadEditProfile);
const ProfileScreen = lazy(loadProfile);
const SavedPostsScreen = lazy(loadSavedPosts);
const SettingsScreen = lazy(loadSettings);
const NotificationsScreen = lazy(loadNotifications);
const ConversationsScreen = lazy(loadConversations);
const ChatScreen = lazy(loadChat);
const VerifyVendorScreen = lazy(loadVerifyVendor);
const NotFoundScreen = lazy(loadNotFound);

/** The protected routes of spec §2 "Dashboard routes", all inside the shell with its tab bar. */
export default function DashboardRoutes() {
  useScrollMemory();
  return (
    <Routes>
      <Route element={<RequireSession />}>
        <Route element={<DashboardShell />}>
          <Route index element={<FeedScreen />} />
          <Route element={<RequireAdmin />}>
            <Route path="flags" element={<FlagsScreen />} />
          </Route>
          <Route element={<RequireVendor />}>
            <Route path="post/:id?" element={<PostFormScreen />} />
          </Route>
          <Route path="post/details/:id" element={<PostDetailsScreen />} />
          <Route path="saved-posts" element={<SavedPostsScreen />} />
          <Route path="users" element={<FindUsersScreen />} />
          <Route path="find-users" element={<FindUsersScreen />} />
          <Route path="search" element={<SearchScreen />} />
          <Route path="search/find" element={<FindScreen />} />
          <Route path="search/:category" element={<CategoryScreen />} />
          <Route path="profile" element={<EditProfileScreen />} />
          <Route path="profile/:id" element={<ProfileScreen />} />
          <Route path="settings" element={<SettingsScreen />} />
          <Route path="notifications" element={<NotificationsScreen />} />
          <Route path="chat" element={<ConversationsScreen />} />
          <Route path="chat/:id" element={<ChatScreen />} />
          <Route path="ads" element={<AdsScreen />} />
          <Route path="verify-vendor" element={<VerifyVendorScreen />} />
          <Route path="*" element={<NotFoundScreen inFrame />} />
        </Route>
      </Route>
    </Routes>
  );
}

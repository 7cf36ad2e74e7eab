import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

import { RequireSession } from './RequireSession.tsx';
import { RequireVendor } from './RequireVendor.tsx';
import { DashboardShell } from './shell/DashboardShell.tsx';

const FeedScreen = lazy(() => import('../features/feed/FeedScreen.tsx'));
const PostFormScreen = lazy(() => import('../features/posts/PostFormScreen.tsx'));
const ProfileScreen = lazy(() => import('../features/profile/ProfileScreen.tsx'));
const SettingsScreen = lazy(() => import('../features/settings/SettingsScreen.tsx'));
const VerifyVendorScreen = lazy(() => import('../features/vendor/VerifyVendorScreen.tsx'));
const NotFoundScreen = lazy(() => import('./NotFoundScreen.tsx'));

/** The protected routes of spec §2 "Dashboard routes", all inside the shell with its tab bar. */
export default function DashboardRoutes() {
  return (
    <Routes>
      <Route element={<RequireSession />}>
        <Route element={<DashboardShell />}>
          <Route index element={<FeedScreen />} />
          <Route element={<RequireVendor />}>
            <Route path="post" element={<PostFormScreen />} />
          </Route>
          <Route path="profile/:id" element={<ProfileScreen />} />
          <Route path="settings" element={<SettingsScreen />} />
          <Route path="verify-vendor" element={<VerifyVendorScreen />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Route>
    </Routes>
  );
}

import { DashboardLayout } from '@oja/ui/DashboardLayout';
import { ShellSkeleton } from '@oja/ui/ShellSkeleton';
import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { useGetDashboardQuery } from '../../api/users-api.ts';
import { useUser } from '../../session/use-session.ts';
import { RoutePending } from '../RoutePending.tsx';
import { useDashboardTabs } from './use-dashboard-tabs.tsx';
import { useFreshUser } from './use-fresh-user.ts';
import { useReloadOnce } from './use-reload-once.ts';

/** A conversation: as high as the window, in the widths of spec §2. */
const CHAT = /^\/dashboard\/chat\/./;

/**
 * The frame of every dashboard screen: loads the profile behind a skeleton, then shows the screen and the tab bar.
 * When the profile cannot be loaded, the failure listener says why and the visitor lands on / (spec §2).
 */
export function DashboardShell() {
  const isReloading = useReloadOnce();
  const { userName } = useUser();
  const { data, isError } = useGetDashboardQuery(userName, { skip: isReloading });
  const tabs = useDashboardTabs();
  const isChat = CHAT.test(useLocation().pathname);
  useFreshUser(data?.data);

  if (isError && !data) return <Navigate to="/" replace />;
  if (!data) return <ShellSkeleton />;
  return (
    <DashboardLayout tabs={tabs} width={isChat ? 'chat' : 'measure'}>
      <Suspense fallback={<RoutePending />}>
        <Outlet />
      </Suspense>
    </DashboardLayout>
  );
}

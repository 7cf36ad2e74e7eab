import { DashboardLayout } from '@oja/ui/DashboardLayout';
import { OfflineNotice } from '@oja/ui/OfflineNotice';
import { PostCard } from '@oja/market/PostCard';
import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router';

import { isUnreached } from '../../api/failure.ts';
import { useGetDashboardQuery } from '../../api/users-api.ts';
import { useUser } from '../../session/use-session.ts';
import { useDesktop } from '../../platform/PlatformContext.tsx';
import type { ReachabilityState } from '../reachability-slice.ts';
import { AppErrorBoundary } from '../fallback/AppErrorBoundary.tsx';
import { RoutePending } from '../fallback/RoutePending.tsx';
import { PageKeys } from './PageKeys.tsx';
import { useDashboardTabs } from './use-dashboard-tabs.tsx';
import { useFreshUser } from './use-fresh-user.ts';
import { useOpenedNotification, useOpenedPaths } from './use-opened-paths.ts';
import { useReloadOnce } from './use-reload-once.ts';
import { useResumeOutbox } from './use-resume-outbox.ts';

/** Undefined in browser builds, which do not contain this code. */
const DesktopDuties = __TARGET__ === 'desktop' ? lazy(() => import('../desktop/DesktopDuties.tsx')) : undefined;

/** The layout of a conversation: as high as the window, in the widths of product §2. */
const CHAT = /^\/dashboard\/chat\/./;

/**
 * The frame of every dashboard screen. Loads the profile behind a skeleton, then shows the screen and the tab bar. If
 * the profile cannot be loaded, the failure listener shows the error and the user is redirected to / (product §2). If
 * the server is unreachable, the session's own user is used instead: stored data can be read offline, and the bar at
 * the top says so.
 */
export function DashboardShell() {
  const isReloading = useReloadOnce();
  const { userName } = useUser();
  const { data, error } = useGetDashboardQuery(userName, { skip: isReloading });
  const tabs = useDashboardTabs();
  const isOffline = useIsOffline();
  const { pathname } = useLocation();
  const isChat = CHAT.test(pathname);
  useFreshUser(data?.data);
  useResumeOutbox();
  useOpenedPaths();
  useOpenedNotification();

  const desktop = useDesktop();
  const isUnanswered = isUnreached(error);
  if (error !== undefined && !data && !isUnanswered) return <Navigate to="/" replace />;
  if (!data && !isUnanswered) {
    return (
      <DashboardLayout loading>
        <PostCard loading label="" />
        <PostCard loading label="" />
      </DashboardLayout>
    );
  }
  return (
    <DashboardLayout tabs={tabs} width={isChat ? 'chat' : 'measure'} notice={<OfflineNotice offline={isOffline} />}>
      {DesktopDuties && desktop && (
        <Suspense fallback={null}>
          <DesktopDuties desktop={desktop} />
        </Suspense>
      )}
      <PageKeys />
      <AppErrorBoundary screenKey={pathname} inFrame>
        {/* Each screen has its own boundary: in a shared one, a tab would show nothing until the screen has loaded. */}
        <Suspense key={pathname} fallback={<RoutePending />}>
          <Outlet />
        </Suspense>
      </AppErrorBoundary>
    </DashboardLayout>
  );
}

/** Whether the server cannot be reached now. */
function useIsOffline(): boolean {
  return useSelector(({ reachability }: { reachability: ReachabilityState }) => reachability.isLost);
}

import { DashboardLayout } from '@oja/ui/DashboardLayout';
import { OfflineNotice } from '@oja/ui/OfflineNotice';
import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';

import { isUnreached } from '../../api/failure.ts';
import type { ReachabilityState } from '../../api/reachability-slice.ts';
import { useIsLost } from '../../api/use-is-lost.ts';
import { useGetDashboardQuery } from '../../api/users-api.ts';
import { useStoreNotifications } from '../../features/notifications/notifications-storage.ts';
import { useHasStoredFeed, useUser } from '../../session/use-session.ts';
import { useDesktop } from '../../platform/PlatformContext.tsx';
import { AppErrorBoundary } from '../fallback/AppErrorBoundary.tsx';
import { frameWidthAt } from '../panes/pane-groups.ts';
import { PaneOutlet } from '../panes/PaneOutlet.tsx';
import { usePaneGroup } from '../panes/use-pane-group.ts';
import { PageKeys, TopBar } from './frame-parts.tsx';
import { StoredNoticeText } from './StoredNoticeText.tsx';
import { isConversation, LoadingShell } from './LoadingShell.tsx';
import { StepUp } from './StepUp.tsx';
import { useDashboardTabs } from '../tabs/use-dashboard-tabs.tsx';
import { useFreshUser } from './use-fresh-user.ts';
import { useOpenedNotification, useOpenedPaths } from './use-opened-paths.ts';
import { isReloadPending } from './use-reload-once.ts';
import { useResumeOutbox } from './use-resume-outbox.ts';

/** Undefined in browser builds, which do not contain this code. */
const DesktopDuties = __TARGET__ === 'desktop' ? lazy(() => import('../desktop/DesktopDuties.tsx')) : undefined;

/**
 * The frame of every dashboard screen. Loads the profile behind a skeleton, then shows the screen and the tab bar. If
 * the profile cannot be loaded, the failure listener shows the error and the user is redirected to / (product §2). If
 * the server is unreachable, the session's own user is used instead: stored data can be read offline, and the line
 * at the top says so.
 */
export function DashboardShell() {
  return (
    <>
      <Duties />
      <Frame />
    </>
  );
}

/** What the shell does unseen. Apart from the frame, which is not rendered again when the connection changes. */
function Duties(): null {
  useResumeOutbox();
  useStoreNotifications();
  useOpenedPaths();
  useOpenedNotification();
  return null;
}

function Frame() {
  const { pathname, search } = useLocation();
  const { userName } = useUser();
  const { data, error } = useGetDashboardQuery(userName, { skip: isReloadPending(search) });
  const isLost = useIsLost();
  const tabs = useDashboardTabs();
  const isFresh = useFreshUser(data?.data);
  const hasStoredFeed = useHasStoredFeed();

  const panes = usePaneGroup();
  const isFull = panes !== undefined || isConversation(pathname);
  const desktop = useDesktop();
  const isUnanswered = isLost || isUnreached(error);
  if (error !== undefined && !data && !isUnanswered) return <Navigate to="/" replace />;
  // The feed needs no newer profile than the session's to show what is stored (decision 030).
  const isShownEarly = hasStoredFeed && /^\/dashboard\/?$/.test(pathname) && !isReloadPending(search);
  if (!isFresh && !isUnanswered && !isShownEarly) return <LoadingShell pathname={pathname} tabs={tabs} />;
  return (
    <DashboardLayout
      tabs={tabs}
      topBar={<TopBar />}
      width={isFull ? 'full' : frameWidthAt(pathname)}
      notice={<StoredNotice />}
    >
      {DesktopDuties && desktop && (
        <Suspense fallback={null}>
          <DesktopDuties desktop={desktop} />
        </Suspense>
      )}
      <PageKeys tabs={tabs.items} />
      <StepUp />
      <AppErrorBoundary screenKey={pathname} inFrame>
        <PaneOutlet group={panes} />
      </AppErrorBoundary>
    </DashboardLayout>
  );
}

/**
 * One line at the top while the server cannot be reached: what the screen shows from this device, and how old it is, in
 * place of toasts, error panels and the offline bar (decision 030). On a screen that shows nothing of the kind it is
 * the offline bar. It is loaded with the page: once the connection is lost it would be too late.
 */
function StoredNotice() {
  const { isLost, storedView } = useSelector(({ reachability }: { reachability: ReachabilityState }) => reachability);
  if (!storedView) return <OfflineNotice offline={isLost} />;
  return (
    <OfflineNotice offline>
      <StoredNoticeText isLost={isLost} view={storedView} />
    </OfflineNotice>
  );
}

import { t } from '@lingui/core/macro';
import { Logo } from '@oja/market/Logo';
import { PostCard } from '@oja/market/PostCard';
import { DashboardLayout } from '@oja/ui/DashboardLayout';
import { Skeleton } from '@oja/ui/Skeleton';
import type { TabBarProps } from '@oja/ui/TabBar';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';

import { TopBar } from './frame-parts.tsx';
import styles from './LoadingShell.module.css';

/** Conversations are as high as the window. */
const CHAT = /^\/dashboard\/chat\/./;

/** Whether this path is a conversation. */
export const isConversation = (pathname: string): boolean => CHAT.test(pathname);

const isHome = (pathname: string) => /^\/dashboard\/?$/.test(pathname);

/** The sides of the messages in the placeholder of a conversation. */
const BUBBLES = ['start', 'start', 'end', 'end', 'start', 'end'] as const;

/**
 * The dashboard while the profile is loading: logo, tabs, and placeholders of what its screen shows. The page's HTML
 * contains the same (see prerender.tsx), so that nothing changes when React takes its place.
 */
export function LoadingShell({ pathname, tabs }: { pathname: string; tabs: TabBarProps }) {
  if (isConversation(pathname))
    return (
      <DashboardLayout tabs={tabs} topBar={<TopBar />} width="full">
        <div className={styles.conversation} role="status">
          <VisuallyHidden>{t`Loading`}</VisuallyHidden>
          <div className={styles.partner}>
            <Skeleton shape="circle" width="target" />
            <Skeleton shape="text" width="third" />
          </div>
          <div className={styles.messages}>
            {BUBBLES.map((side, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the order never changes
              <Skeleton key={index} className={styles.bubble} data-side={side} />
            ))}
          </div>
        </div>
      </DashboardLayout>
    );
  return (
    <DashboardLayout
      loading
      className={isHome(pathname) ? styles.home : undefined}
      tabs={tabs}
      topBar={<TopBar />}
      title={<Logo label="" className={styles.logo} />}
    >
      <PostCard loading label="" />
      <PostCard loading label="" />
    </DashboardLayout>
  );
}

import type { ReactNode } from 'react';

import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { TabBar, type TabBarProps } from '../TabBar/TabBar.tsx';
import styles from './DashboardLayout.module.css';

export interface DashboardLayoutProps {
  /** The tab bar's props: its items and how a link is rendered. */
  tabs: TabBarProps;
  /** The screen. */
  children: ReactNode;
  /**
   * `measure` keeps a line readable: feed, forms, lists. `wide` for grids that use the room. `chat` is 60 %, 50 % and
   * 40 % of the page on medium, large and extra large screens (spec §2), exactly as high as the window: what scrolls is
   * a part of the screen. Default `measure`.
   */
  width?: 'measure' | 'wide' | 'chat' | undefined;
  /** Above the screen, over the whole width of the page: an OfflineNotice. */
  notice?: ReactNode;
  /** Text of the skip link. Default "Skip to content". */
  skipLabel?: string | undefined;
  /** Id of the main part, which the skip link leads to. Default "content". */
  contentId?: string | undefined;
}

/** The frame of every screen behind login: skip link, main part, and the tab bar at the bottom at every width (spec §2). */
export function DashboardLayout({ tabs, children, width = 'measure', notice, skipLabel, contentId = 'content' }: DashboardLayoutProps) {
  return (
    <div className={styles.layout} data-width={width}>
      <SkipLink href={`#${contentId}`}>{skipLabel}</SkipLink>
      {notice}
      <main id={contentId} className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <TabBar {...tabs} />
    </div>
  );
}

import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { TabBar, type TabBarProps } from '../TabBar/TabBar.tsx';
import { cx } from '../cx/cx.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './DashboardLayout.module.css';
import { LoadingDashboard, type LoadingDashboardProps } from './LoadingDashboard.tsx';
import { MESSAGES } from './messages.ts';

export interface DashboardLayoutProps extends ComponentProps<'div'> {
  /** Shows its placeholder, for which only `children` are needed. Default false. */
  loading?: boolean | undefined;
  /** The tab bar's props: its items and how to render a link. */
  tabs: TabBarProps;
  /** The screen. */
  children: ReactNode;
  /**
   * `measure` limits the line length: forms, lists. `wide` for grids. `full` has neither
   * margins nor a limit and is exactly as high as the window: the parts of the screen scroll. Default `measure`.
   */
  width?: 'measure' | 'wide' | 'full' | undefined;
  /**
   * Content of the bar of 48 px at the top of a wide window (from 64rem): logo, search. Its place is reserved also
   * while the content is empty. Default: no top bar.
   */
  topBar?: ReactNode;
  /** Content above the screen, as wide as the page: an OfflineNotice. */
  notice?: ReactNode;
  /** Text of the skip link to the main part. Default "Skip to content". */
  skipLabel?: string | undefined;
  /**
   * Text of the skip link to the tab bar, which comes after a screen of unlimited length. Default "Skip to navigation".
   */
  skipToTabsLabel?: string | undefined;
  /** Id of the main part, the target of the skip link. Default "content". */
  contentId?: string | undefined;
}

/**
 * The layout of every screen behind login: skip links, top bar of a wide window, main part, and the tab bar at the
 * bottom at every width (product §2), or beside the page in a desktop app. With `loading` it is a placeholder of the
 * same size.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- two signatures: overloads would have no table of props
export const DashboardLayout = (({ loading, ...props }: LoadingDashboardProps & DashboardLayoutProps) =>
  loading ? <LoadingDashboard {...props} /> : <LoadedDashboard {...props} />) as {
  (props: LoadingDashboardProps): ReactElement;
  (props: DashboardLayoutProps): ReactElement;
};

function LoadedDashboard({
  tabs,
  children,
  width = 'measure',
  topBar,
  notice,
  skipLabel,
  skipToTabsLabel,
  contentId = 'content',
  className,
  ...rest
}: Omit<DashboardLayoutProps, 'loading'>) {
  const messages = useMessages('DashboardLayout', MESSAGES);
  return (
    <div {...rest} className={cx(styles.layout, className)} data-width={width}>
      <SkipLink href={`#${contentId}`}>{skipLabel}</SkipLink>
      <SkipLink href={`#${contentId}-tabs`}>{skipToTabsLabel ?? messages.skipToTabs}</SkipLink>
      {topBar !== undefined && <header className={styles.topBar}>{topBar}</header>}
      {notice}
      <main id={contentId} className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <TabBar {...tabs} id={`${contentId}-tabs`} />
    </div>
  );
}

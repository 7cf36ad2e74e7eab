import type { ComponentProps, ReactNode } from 'react';

import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { TabBar, type TabBarProps } from '../TabBar/TabBar.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../cx/cx.ts';
import { useMessages } from '../hooks/use-messages.ts';
import layout from './DashboardLayout.module.css';
import styles from './LoadingDashboard.module.css';
import { MESSAGES } from './messages.ts';

/** Number of tabs in the placeholder of the tab bar. */
const TABS = 6;

export interface LoadingDashboardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Shows its placeholder, for which only `children` are needed. */
  loading: true;
  /** Placeholders of the screen, below that of its title. */
  children?: ReactNode;
  /** Shown where the screen's title will be, such as a logo. Default: a placeholder. */
  title?: ReactNode;
  /** The tab bar's props, if the tabs are known before the screen. Default: placeholders. */
  tabs?: TabBarProps | undefined;
  /** Content of the top bar of a wide window; its place is reserved also for an empty fragment. Default: no top bar. */
  topBar?: ReactNode;
  /** Announced to screen readers. Default "Loading your dashboard". */
  label?: string;
}

/** Placeholder of the whole dashboard, with the sizes of DashboardLayout, so that the layout does not shift. */
export function LoadingDashboard({
  children,
  title,
  tabs,
  topBar,
  label,
  className,
  ...rest
}: Omit<LoadingDashboardProps, 'loading'>) {
  const messages = useMessages('DashboardLayout', MESSAGES);
  return (
    <>
      {topBar !== undefined && <header className={layout.topBar}>{topBar}</header>}
      <div {...rest} className={cx(styles.shell, className)} role="status">
        <VisuallyHidden>{label ?? messages.loading}</VisuallyHidden>
        <div className={styles.header}>
          {title ?? <Skeleton shape="text" className={styles.title} />}
          <Skeleton shape="circle" width="target" />
        </div>
        {children}
        {!tabs && (
          <div className={styles.bar}>
            {Array.from({ length: TABS }, (_tab, tab) => (
              <span key={tab} className={styles.tab}>
                <Skeleton className={styles.tabIcon} />
                <Skeleton shape="text" className={styles.tabLabel} />
              </span>
            ))}
          </div>
        )}
      </div>
      {tabs && <TabBar {...tabs} />}
    </>
  );
}

import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../cx/cx.ts';
import styles from './FullPage.module.css';

export interface FullPageProps extends ComponentProps<'div'> {
  /** The only content of the page, such as an EmptyState or an ErrorPanel. */
  children: ReactNode;
  /**
   * It is inside a layout that has a main part already, such as DashboardLayout. Default false: it is the whole page.
   */
  inFrame?: boolean | undefined;
}

/** Centres the only content of a page. Used by NotFoundPage and ErrorPage. */
export function FullPage({ children, inFrame = false, className, ...rest }: FullPageProps) {
  const Root = inFrame ? 'div' : 'main';
  return (
    <Root {...rest} className={cx(styles.page, className)} data-in-frame={inFrame || undefined}>
      {children}
    </Root>
  );
}

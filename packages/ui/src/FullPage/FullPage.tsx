import type { ReactNode } from 'react';

import styles from './FullPage.module.css';

export interface FullPageProps {
  /** The one thing that the page says, such as an EmptyState or an ErrorPanel. */
  children: ReactNode;
  /** It stands in a frame that has a main part already, such as DashboardLayout. Default false: it is the whole page. */
  inFrame?: boolean | undefined;
}

/** The middle of a page that says one thing only. What NotFoundPage and ErrorPage have in common. */
export function FullPage({ children, inFrame = false }: FullPageProps) {
  const Root = inFrame ? 'div' : 'main';
  return (
    <Root className={styles.page} data-in-frame={inFrame || undefined}>
      {children}
    </Root>
  );
}

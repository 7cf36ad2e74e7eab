import type { ComponentProps, ReactNode } from 'react';

import { cx } from '@oja/ui/cx';
import styles from './LandingHeader.module.css';

export interface LandingHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The logo, usually as a link to the start page. */
  logo: ReactNode;
  /** Login and Sign Up, as links that look like buttons. */
  actions: ReactNode;
  /** Accessible name of the actions. Default "Account". */
  label?: string | undefined;
}

/** The bar at the top of the landing page, product §2. */
export function LandingHeader({
  logo,
  actions,
  // oxlint-disable-next-line oja/texts -- a prop: the landing page has no room for a provider (decision 024)
  label = 'Account',
  className,
  ...rest
}: LandingHeaderProps) {
  return (
    <header {...rest} className={cx(styles.header, className)}>
      <div className={styles.inner}>
        {logo}
        <nav className={styles.actions} aria-label={label}>
          {actions}
        </nav>
      </div>
    </header>
  );
}

import type { ComponentProps, ReactNode } from 'react';

import { cx } from '@oja/ui/cx';
import styles from './LandingHeader.module.css';

export interface LandingHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The logo, usually as a link to the start page. */
  logo: ReactNode;
  /** Login and Sign Up, as links that look like buttons. */
  actions: ReactNode;
}

/** The bar at the top of the landing page, product §2. */
export function LandingHeader({ logo, actions, className, ...rest }: LandingHeaderProps) {
  return (
    <header {...rest} className={cx(styles.header, className)}>
      <div className={styles.inner}>
        {logo}
        <nav className={styles.actions} aria-label="Account">
          {actions}
        </nav>
      </div>
    </header>
  );
}

import type { ReactNode } from 'react';

import styles from './LandingHeader.module.css';

export interface LandingHeaderProps {
  /** The logo, usually as a link to the start page. */
  logo: ReactNode;
  /** Login and Sign Up, as links that look like buttons. */
  actions: ReactNode;
}

/** The bar at the top of the landing page, product §2. */
export function LandingHeader({ logo, actions }: LandingHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        {logo}
        <nav className={styles.actions} aria-label="Account">
          {actions}
        </nav>
      </div>
    </header>
  );
}

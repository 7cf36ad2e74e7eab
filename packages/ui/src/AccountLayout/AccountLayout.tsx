import type { ReactElement, ReactNode } from 'react';

import { AdireMotif } from '../AdireMotif/AdireMotif.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './AccountLayout.module.css';

export interface AccountLayoutProps {
  /** The page's first-level heading. Leave out where the content brings its own, as PaymentResult does. */
  title?: ReactNode;
  /** A sentence under the title. */
  intro?: ReactNode;
  /** The application's link to /, without content; the logo becomes it (spec §2 "Login"). */
  homeLink: ReactElement;
  /** What the logo's link is called for screen readers. Default "Oja, to the start page". */
  homeLabel?: string | undefined;
  /** The form or message. */
  children: ReactNode;
}

/** The frame of every account page: the form on one side, on wide screens a length of cloth on the other. */
export function AccountLayout({ title, intro, homeLink, homeLabel = 'Oja, to the start page', children }: AccountLayoutProps) {
  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <LinkSlot link={homeLink} className={styles.logo}>
          <Logo label="" />
          <VisuallyHidden>{homeLabel}</VisuallyHidden>
        </LinkSlot>
        <div className={styles.content}>
          {(title != null || intro != null) && (
            <header className={styles.header}>
              {title != null && <h1 className={styles.title}>{title}</h1>}
              {intro != null && <p className={styles.intro}>{intro}</p>}
            </header>
          )}
          {children}
        </div>
      </main>
      <div className={styles.cloth} aria-hidden="true">
        <AdireMotif variant="osubamba" />
      </div>
    </div>
  );
}

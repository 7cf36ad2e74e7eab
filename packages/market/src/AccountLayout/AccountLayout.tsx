import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { AdireMotif } from '@oja/ui/AdireMotif';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { Logo } from '../Logo/Logo.tsx';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './AccountLayout.module.css';
import { MESSAGES } from './messages.ts';

export interface AccountLayoutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The page's first-level heading. Leave out where the content has its own, as PaymentResult does. */
  title?: ReactNode;
  /** A sentence under the title. */
  intro?: ReactNode;
  /** The application's link to /, without content; it wraps the logo (product §2 "Login"). */
  homeLink: ReactElement;
  /** Accessible name of the logo's link. Default "Oja, to the start page". */
  homeLabel?: string | undefined;
  /** The form or message. */
  children: ReactNode;
}

/** The layout of every account page: the form on one side and, on wide screens, an adire pattern on the other. */
export function AccountLayout({ title, intro, homeLink, homeLabel, children, className, ...rest }: AccountLayoutProps) {
  const messages = useMessages('AccountLayout', MESSAGES);
  return (
    <div {...rest} className={cx(styles.page, className)}>
      <main className={styles.main}>
        <LinkSlot link={homeLink} className={styles.logo}>
          <Logo label="" />
          <VisuallyHidden>{homeLabel ?? messages.home}</VisuallyHidden>
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

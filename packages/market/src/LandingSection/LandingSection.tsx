import type { ComponentProps, ReactNode } from 'react';

import { cx } from '@oja/ui/cx';
import styles from './LandingSection.module.css';

export interface LandingSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The section's id, for in-page links and `aria-labelledby`. */
  id: string;
  /** The section's heading. */
  title: string;
  /** One or two sentences below the heading. */
  text?: string | undefined;
  /** `plain` on the page's background; `deep` is a full-width band on a darker one. Default `plain`. */
  ground?: 'plain' | 'deep' | undefined;
  /** The section's content. */
  children: ReactNode;
}

/** The layout of each section of the landing page (product §2): a heading and content. */
export function LandingSection({
  id,
  title,
  text,
  ground = 'plain',
  children,
  className,
  ...rest
}: LandingSectionProps) {
  return (
    <section
      {...rest}
      className={cx(styles.section, className)}
      data-ground={ground}
      aria-labelledby={`${id}-title`}
      id={id}
    >
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}

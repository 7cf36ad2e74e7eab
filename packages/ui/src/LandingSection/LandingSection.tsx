import type { ReactNode } from 'react';

import styles from './LandingSection.module.css';

export interface LandingSectionProps {
  /** Names the section for in-page links and assistive technology. */
  id: string;
  /** The section's heading. */
  title: string;
  /** One or two sentences below the heading. */
  text?: string | undefined;
  /** `plain` sits on the page's ground; `deep` is a full-width band on the deeper one. Default `plain`. */
  ground?: 'plain' | 'deep' | undefined;
  /** The section's content. */
  children: ReactNode;
}

/** The frame of each part of the landing page (spec §2): a heading, and its content below. */
export function LandingSection({ id, title, text, ground = 'plain', children }: LandingSectionProps) {
  return (
    <section className={styles.section} data-ground={ground} aria-labelledby={`${id}-title`} id={id}>
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}

import { AdireMotif } from '@oja/ui/AdireMotif';
import { Logo } from '@oja/ui/Logo';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import styles from './AuthLayout.module.css';

/** The frame of every account page: the form on one side, a length of cloth on the other. The logo leads to / (spec §2). */
export function AuthLayout({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <Link to="/" className={styles.logo} aria-label="Oja, to the start page">
          <Logo />
        </Link>
        <div className={styles.content}>
          <header className={styles.header}>
            <h1 className={styles.title}>{title}</h1>
            {intro !== undefined && <p className={styles.intro}>{intro}</p>}
          </header>
          {children}
        </div>
      </main>
      <aside className={styles.cloth} aria-hidden="true">
        <AdireMotif variant="osubamba" />
      </aside>
    </div>
  );
}

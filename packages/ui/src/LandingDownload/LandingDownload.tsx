import type { ReactNode } from 'react';

import { AdireMotif } from '../AdireMotif/AdireMotif.tsx';
import styles from './LandingDownload.module.css';

export interface LandingDownloadProps {
  /** Heading. */
  title: string;
  /** What the app is good for. */
  text: string;
  /** The download link, or a sentence where there is no file yet. */
  action: ReactNode;
  /** Names the section for in-page links. Default `download`. */
  id?: string | undefined;
}

/** The Android app: a file to download (spec §1). */
export function LandingDownload({ title, text, action, id = 'download' }: LandingDownloadProps) {
  return (
    <section className={styles.band} aria-labelledby={`${id}-title`} id={id}>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
          <div className={styles.action}>{action}</div>
        </div>
        <div className={styles.art}>
          <AdireMotif variant="osubamba" />
        </div>
      </div>
    </section>
  );
}

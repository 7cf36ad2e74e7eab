import type { ReactNode } from 'react';

import { AdireMotif } from '../AdireMotif/AdireMotif.tsx';
import styles from './LandingDownload.module.css';

export interface LandingDownloadProps {
  title: string;
  text: string;
  /** The download link, or a sentence where there is no file yet. */
  action: ReactNode;
}

/** The Android app, spec §1 "a downloadable Android app file". */
export function LandingDownload({ title, text, action }: LandingDownloadProps) {
  return (
    <section className={styles.band} aria-labelledby="download-title" id="download">
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2 id="download-title" className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
          <div>{action}</div>
        </div>
        <div className={styles.art}>
          <AdireMotif variant="osubamba" />
        </div>
      </div>
    </section>
  );
}

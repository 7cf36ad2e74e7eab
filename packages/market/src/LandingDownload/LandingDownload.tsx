import type { ComponentProps, ReactNode } from 'react';

import { AdireMotif } from '@oja/ui/AdireMotif';
import { cx } from '@oja/ui/cx';
import styles from './LandingDownload.module.css';

export interface LandingDownloadProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** Heading. */
  title: string;
  /** What the app offers. */
  text: string;
  /** The download link, or a sentence while there is no file. */
  action: ReactNode;
  /** The section's id, for in-page links. Default `download`. */
  id?: string | undefined;
}

/** The section that offers the Android app for download (product §1). */
export function LandingDownload({ title, text, action, id = 'download', className, ...rest }: LandingDownloadProps) {
  return (
    <section {...rest} className={cx(styles.band, className)} aria-labelledby={`${id}-title`} id={id}>
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

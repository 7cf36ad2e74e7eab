import { SettingsRow } from '@oja/ui/SettingsRow';
import type { ReactNode } from 'react';

import styles from './DetailsRow.module.css';

interface DetailsRowProps {
  icon: ReactNode;
  name: string;
  /** A line below the name. */
  details: ReactNode;
  /** Its button, at the end of the row. */
  children: ReactNode;
}

/** A row of the settings that states what something is, and has a button of its own. */
export function DetailsRow({ icon, name, details, children }: DetailsRowProps) {
  return (
    <SettingsRow
      icon={icon}
      control={
        <span className={styles.row}>
          <span className={styles.words}>
            <span dir="auto">{name}</span>
            <span className={styles.details}>{details}</span>
          </span>
          {children}
        </span>
      }
    />
  );
}

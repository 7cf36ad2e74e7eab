import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import styles from './SettingsScreen.module.css';

/** One line of the settings that leads somewhere else. */
export function SettingsLink({ icon, children, ...link }: { icon: ReactNode } & ComponentProps<'a'>) {
  return (
    <a {...link} className={styles.row}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      {children}
      <ChevronRight className={styles.chevron} size={18} aria-hidden="true" />
    </a>
  );
}

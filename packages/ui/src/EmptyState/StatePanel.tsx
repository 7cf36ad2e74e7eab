import type { ReactNode } from 'react';

import styles from './StatePanel.module.css';

interface StatePanelProps {
  /** What it looks like: a drawing. */
  art: ReactNode;
  /** What is the matter, in one line. */
  title: string;
  /** Why, and what comes next. */
  text: ReactNode;
  /** What can be done about it. */
  actions: ReactNode;
  /** Heading level in the page. */
  headingLevel: 1 | 2 | 3;
  /** `alert` where it tells of a fault. */
  role?: 'alert';
}

/** Stands in the middle, in the place of content: what EmptyState and ErrorPanel have in common. */
export function StatePanel({ art, title, text, actions, headingLevel, role }: StatePanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.panel} role={role}>
      {art}
      <Heading className={styles.title}>{title}</Heading>
      {text && (
        <div className={styles.text} dir="auto">
          {text}
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

import type { ReactNode } from 'react';

import styles from './StatePanel.module.css';

interface StatePanelProps {
  /** A drawing. */
  art: ReactNode;
  /** The state, in one line. */
  title: string;
  /** The reason, and what comes next. */
  text: ReactNode;
  /** Buttons or links. */
  actions: ReactNode;
  /** Heading level in the page. */
  headingLevel: 1 | 2 | 3;
  /** `alert` for an error. */
  role?: 'alert';
}

/** A centred panel in place of content, shared by EmptyState and ErrorPanel. */
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

import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../cx/cx.ts';
import styles from './StatePanel.module.css';

interface StatePanelProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
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
}

/** A centred panel in place of content, shared by EmptyState and ErrorPanel. */
export function StatePanel({ art, title, text, actions, headingLevel, className, ...rest }: StatePanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={cx(styles.panel, className)}>
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

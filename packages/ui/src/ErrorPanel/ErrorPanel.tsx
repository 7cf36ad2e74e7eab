import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import styles from './ErrorPanel.module.css';

export interface ErrorPanelProps {
  /** What did not work, in one line: "Failed to load messages". */
  title: string;
  /** Why, and what the person can do about it. */
  text?: ReactNode;
  /** Tries again; without it no button is shown. */
  onRetry?: (() => void) | undefined;
  /** A new attempt is under way. Default false. */
  retrying?: boolean | undefined;
  /** Text of the button. Default "Try again". */
  retryLabel?: string;
  /** Another way out, beside or instead of trying again. */
  action?: ReactNode;
  /** Heading level in the page. Default 2. */
  headingLevel?: 1 | 2 | 3;
}

/** Stands where content should be when it could not be loaded. */
export function ErrorPanel({
  title,
  text,
  onRetry,
  retrying = false,
  retryLabel = 'Try again',
  action,
  headingLevel = 2,
}: ErrorPanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.panel} role="alert">
      <span className={styles.art}>
        <TriangleAlert aria-hidden="true" />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {text && <div className={styles.text}>{text}</div>}
      {(onRetry || action) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="secondary" icon={<RotateCw />} loading={retrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}

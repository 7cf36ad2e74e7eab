import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { StatePanel } from '../EmptyState/StatePanel.tsx';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './ErrorPanel.module.css';
import { MESSAGES } from './messages.ts';

export interface ErrorPanelProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What failed, in one line: "Failed to load messages". */
  title: string;
  /** The reason, and what the user can do about it. */
  text?: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** A new attempt is in progress. Default false. */
  retrying?: boolean | undefined;
  /** Text of the button. Default "Try again". */
  retryLabel?: string | undefined;
  /** Another action, beside or instead of trying again. */
  action?: ReactNode;
  /** Heading level in the page. Default 2. */
  headingLevel?: 1 | 2 | 3;
}

/** Replaces content that could not be loaded. */
export function ErrorPanel({
  title,
  text,
  onRetry,
  retrying = false,
  retryLabel,
  action,
  headingLevel = 2,
  ...rest
}: ErrorPanelProps) {
  const messages = useMessages('ErrorPanel', MESSAGES);
  const art = (
    <span className={styles.art}>
      <TriangleAlert aria-hidden="true" />
    </span>
  );
  const actions = (onRetry || action) && (
    <>
      {onRetry && (
        <Button variant="secondary" icon={<RotateCw />} loading={retrying} onClick={onRetry}>
          {retryLabel ?? messages.retry}
        </Button>
      )}
      {action}
    </>
  );
  return (
    <StatePanel
      {...rest}
      role="alert"
      art={art}
      title={title}
      text={text}
      actions={actions}
      headingLevel={headingLevel}
    />
  );
}

import type { ComponentProps, ReactNode } from 'react';

import { AdireMotif, type AdireVariant } from '../AdireMotif/AdireMotif.tsx';
import styles from './EmptyState.module.css';
import { StatePanel } from './StatePanel.tsx';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What is missing: "No Conversations Yet". */
  title: string;
  /** How to add the first one. */
  text?: ReactNode;
  /** The button or link for that. */
  action?: ReactNode;
  /** The pattern of its picture. Default `osubamba`. */
  motif?: AdireVariant;
  /** Icon in the middle of the picture, showing the kind of missing thing. */
  icon?: ReactNode;
  /** Heading level in the page. Default 2. */
  headingLevel?: 1 | 2 | 3;
}

/** Replaces an empty list, and says what to do next. */
export function EmptyState({
  title,
  text,
  action,
  motif = 'osubamba',
  icon,
  headingLevel = 2,
  ...rest
}: EmptyStateProps) {
  const art = (
    <div className={styles.art}>
      <AdireMotif variant={motif} />
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
    </div>
  );
  return <StatePanel {...rest} art={art} title={title} text={text} actions={action} headingLevel={headingLevel} />;
}

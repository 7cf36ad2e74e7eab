import type { ReactNode } from 'react';

import { AdireMotif, type AdireVariant } from '../AdireMotif/AdireMotif.tsx';
import styles from './EmptyState.module.css';
import { StatePanel } from './StatePanel.tsx';

export interface EmptyStateProps {
  /** What is not there yet, in the spec's words: "No Conversations Yet". */
  title: string;
  /** What would fill it. */
  text?: ReactNode;
  /** The button or link that does so. */
  action?: ReactNode;
  /** The cloth its art is cut from. Default `osubamba`. */
  motif?: AdireVariant;
  /** Icon in the middle of the art, saying what kind of thing is missing. */
  icon?: ReactNode;
  /** Heading level in the page. Default 2. */
  headingLevel?: 1 | 2 | 3;
}

/** Stands where a list will be. Always says what comes next. */
export function EmptyState({ title, text, action, motif = 'osubamba', icon, headingLevel = 2 }: EmptyStateProps) {
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
  return <StatePanel art={art} title={title} text={text} actions={action} headingLevel={headingLevel} />;
}

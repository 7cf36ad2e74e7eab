import { Pause, Play } from 'lucide-react';
import { useState } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useReducedMotion } from '../hooks/useReducedMotion.ts';
import styles from './TaglineTyper.module.css';
import { useTyping } from './useTyping.ts';

export interface TaglineTyperProps {
  /** The lines, typed out one after the other (five on the landing page, spec §1). */
  taglines: readonly string[];
  /** How long a finished line stays, in milliseconds (spec §1). Default 1000. */
  pauseMs?: number | undefined;
}

/**
 * Rotating taglines. Its box is as tall as the longest line from the start, so nothing below moves. Screen readers get
 * all lines once and no letters; with reduced motion and on the server the first line stands still. As it never ends
 * by itself, it can be stopped (WCAG 2.2.2). Only spans: it may stand in a paragraph.
 */
export function TaglineTyper({ taglines, pauseMs = 1000 }: TaglineTyperProps) {
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const written = useTyping({ lines: taglines, pauseMs, running: !still && !paused });
  return (
    <span className={styles.typer}>
      <VisuallyHidden>{taglines.join(' ')}</VisuallyHidden>
      <span className={styles.stage} aria-hidden="true">
        {taglines.map((line) => (
          <span key={line} className={styles.measure} data-line={line} />
        ))}
        <span className={styles.line} data-still={still || paused || undefined}>
          {still ? taglines[0] : written}
        </span>
      </span>
      {!still && (
        <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
          {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          <VisuallyHidden>{paused ? 'Play the taglines' : 'Pause the taglines'}</VisuallyHidden>
        </button>
      )}
    </span>
  );
}

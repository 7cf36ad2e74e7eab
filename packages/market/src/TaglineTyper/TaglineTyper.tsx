import { Pause, Play } from 'lucide-react';
import { useState, type ComponentProps } from 'react';

import { TAGLINE_PAUSE_MS } from '@oja/contract/limits';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { useReducedMotion } from '@oja/ui/hooks/use-reduced-motion';
import { cx } from '@oja/ui/cx';
import styles from './TaglineTyper.module.css';
import { useTyping } from './use-typing.ts';

export interface TaglineTyperProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The lines, typed one after the other (five on the landing page, product §1). */
  taglines: readonly string[];
  /** How long a complete line stays, in milliseconds (product §1). Default 1000. */
  pauseMs?: number | undefined;
  /** Text of the button that goes on. Default "Play the taglines". */
  playLabel?: string | undefined;
  /** Text of the button that pauses. Default "Pause the taglines". */
  pauseLabel?: string | undefined;
}

/**
 * Rotating taglines. Its box is as high as the longest line from the start, and each word is typed where it stays, so
 * nothing moves. Screen readers get all lines once and no animation; with reduced motion and on the server the first
 * line is static. Because it never ends, pressing it pauses it (WCAG 2.2.2); its sign is shown on hover, on focus and
 * while it is paused. It contains only spans and a button, so it may be in a paragraph.
 */
export function TaglineTyper({
  taglines,
  pauseMs = TAGLINE_PAUSE_MS,
  // oxlint-disable-next-line oja/texts -- a prop: the landing page has no room for a provider (decision 024)
  playLabel = 'Play the taglines',
  // oxlint-disable-next-line oja/texts -- a prop: the landing page has no room for a provider (decision 024)
  pauseLabel = 'Pause the taglines',
  className,
  ...rest
}: TaglineTyperProps) {
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [written, ahead] = useTyping({ lines: taglines, pauseMs, running: !still && !paused });
  const Icon = paused ? Play : Pause;
  return (
    <span {...rest} className={cx(styles.typer, className)}>
      <VisuallyHidden>{taglines.join(' ')}</VisuallyHidden>
      <span className={styles.stage} aria-hidden="true">
        {taglines.map((line) => (
          <span key={line} className={styles.measure} data-line={line} />
        ))}
        {/* What is ahead only holds the places of its words: it is not text, as the hidden lines are not. */}
        <span className={styles.line} data-ahead={still ? undefined : ahead} data-still={still || paused || undefined}>
          <span className={styles.written}>{still ? taglines[0] : written}</span>
        </span>
      </span>
      {!still && (
        <button type="button" className={styles.pause} data-paused={paused} onClick={() => setPaused(!paused)}>
          <Icon aria-hidden="true" />
          <VisuallyHidden>{paused ? playLabel : pauseLabel}</VisuallyHidden>
        </button>
      )}
    </span>
  );
}

import { ChevronLeft, ChevronRight, Expand, Pause, Play } from 'lucide-react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../cx/cx.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './CarouselControls.module.css';
import { MESSAGES } from './messages.ts';

interface CarouselControlsProps {
  /** Index of the visible picture. */
  index: number;
  /** Number of pictures. */
  count: number;
  /** Shows the picture before. */
  previous: () => void;
  /** Shows the picture after. */
  next: () => void;
  /** It advances automatically, so there is a pause button (WCAG 2.2.2). */
  canPlay: boolean;
  /** The user paused it. */
  paused: boolean;
  /** Toggles the pause. */
  setPaused: (paused: boolean) => void;
  /** It is advancing: the count is not announced at every step. */
  plays: boolean;
  /** Opens the pictures large. */
  onOpen: ((index: number) => void) | undefined;
}

/**
 * Counter "n / total" and the button for the large view; arrows and pause button, which are visible while somebody
 * operates the carousel. They are children of the carousel's root.
 */
export function CarouselControls({
  index,
  count,
  previous,
  next,
  canPlay,
  paused,
  setPaused,
  plays,
  onOpen,
}: CarouselControlsProps) {
  const messages = useMessages('ImageCarousel', MESSAGES);
  return (
    <>
      {count > 1 && (
        <>
          <IconButton
            className={cx(styles.previous, styles.quiet)}
            variant="overlay"
            label={messages.previous}
            icon={<ChevronLeft />}
            onClick={previous}
          />
          <IconButton
            className={cx(styles.next, styles.quiet)}
            variant="overlay"
            label={messages.next}
            icon={<ChevronRight />}
            onClick={next}
          />
          <p className={styles.count} aria-live={plays ? 'off' : 'polite'} aria-atomic="true">
            {index + 1} / {count}
          </p>
        </>
      )}
      {canPlay && (
        <IconButton
          className={cx(styles.pause, styles.quiet)}
          variant="overlay"
          label={paused ? messages.play : messages.pause}
          icon={paused ? <Play /> : <Pause />}
          onClick={() => setPaused(!paused)}
        />
      )}
      {onOpen && (
        <IconButton
          className={styles.enlarge}
          variant="overlay"
          label={messages.view}
          icon={<Expand />}
          onClick={() => onOpen(index)}
        />
      )}
    </>
  );
}

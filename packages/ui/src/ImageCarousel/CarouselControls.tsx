import { Expand, Pause, Play } from 'lucide-react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './CarouselControls.module.css';
import { MESSAGES } from './messages.ts';

interface CarouselControlsProps {
  /** Index of the visible picture. */
  index: number;
  /** Number of pictures. */
  count: number;
  /** It advances automatically, so a pause button is shown (WCAG 2.2.2). */
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

/** Counter "n / total", pause button, and button for the large view. */
export function CarouselControls({ index, count, canPlay, paused, setPaused, plays, onOpen }: CarouselControlsProps) {
  const messages = useMessages('ImageCarousel', MESSAGES);
  return (
    <>
      {count > 1 && (
        <p className={styles.count} aria-live={plays ? 'off' : 'polite'} aria-atomic="true">
          {index + 1} / {count}
        </p>
      )}
      <div className={styles.actions}>
        {canPlay && (
          <IconButton
            variant="overlay"
            label={paused ? messages.play : messages.pause}
            icon={paused ? <Play /> : <Pause />}
            onClick={() => setPaused(!paused)}
          />
        )}
        {onOpen && (
          <IconButton variant="overlay" label={messages.view} icon={<Expand />} onClick={() => onOpen(index)} />
        )}
      </div>
    </>
  );
}

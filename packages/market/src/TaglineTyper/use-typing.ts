import { useEffect, useState } from 'react';

import { graphemes } from '@oja/ui/graphemes';

/** Milliseconds per letter; deleting is faster than typing. */
const WRITE_MS = 55;
const ERASE_MS = 22;

interface TypingOptions {
  /** The lines, in a loop. */
  lines: readonly string[];
  /** How long a complete line stays, in milliseconds. */
  pauseMs: number;
  /** Whether the animation runs. */
  running: boolean;
}

interface Position {
  /** Index of the line. */
  line: number;
  /** Number of visible letters. */
  letters: number;
  /** Typing or deleting. */
  erasing: boolean;
}

/**
 * Returns the current line in two parts: what is typed, and what is ahead. Starts with the first line complete, as the
 * server renders it.
 */
export function useTyping({ lines, pauseMs, running }: TypingOptions): [written: string, ahead: string] {
  const [position, setPosition] = useState<Position>({ line: 0, letters: Infinity, erasing: false });
  const line = graphemes(lines[position.line] ?? '');
  const letters = Math.min(position.letters, line.length);
  const whole = letters === line.length && !position.erasing;

  useEffect(() => {
    if (!running) return undefined;
    const delay = whole ? pauseMs : position.erasing ? ERASE_MS : WRITE_MS;
    const timer = setTimeout(() => {
      if (whole) setPosition({ ...position, letters, erasing: true });
      else if (position.erasing && letters === 0)
        setPosition({ line: (position.line + 1) % lines.length, letters, erasing: false });
      else setPosition({ ...position, letters: letters + (position.erasing ? -1 : 1) });
    }, delay);
    return () => clearTimeout(timer);
  }, [running, whole, pauseMs, position, letters, lines.length]);

  return [line.slice(0, letters).join(''), line.slice(letters).join('')];
}

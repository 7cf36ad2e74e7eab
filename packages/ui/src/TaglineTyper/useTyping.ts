import { useEffect, useState } from 'react';

import { graphemes } from '../graphemes/graphemes.ts';

/** Per letter: a brisk hand; taking away is faster than writing. */
const WRITE_MS = 55;
const ERASE_MS = 22;

interface TypingOptions {
  /** What to write, one after the other, for ever. */
  lines: readonly string[];
  /** How long a finished line stays. */
  pauseMs: number;
  /** Stands still while false, wherever it is. */
  running: boolean;
}

interface Position {
  /** Which line. */
  line: number;
  /** How many of its letters are there. */
  letters: number;
  /** Writing or taking away. */
  erasing: boolean;
}

/** The part of the present line that is written now. Starts with the first line whole, as the server renders it. */
export function useTyping({ lines, pauseMs, running }: TypingOptions): string {
  const [position, setPosition] = useState<Position>({ line: 0, letters: Infinity, erasing: false });
  const line = graphemes(lines[position.line] ?? '');
  const letters = Math.min(position.letters, line.length);
  const whole = letters === line.length && !position.erasing;

  useEffect(() => {
    if (!running) return undefined;
    const delay = whole ? pauseMs : position.erasing ? ERASE_MS : WRITE_MS;
    const timer = setTimeout(() => {
      if (whole) setPosition({ ...position, letters, erasing: true });
      else if (!position.erasing) setPosition({ ...position, letters: letters + 1 });
      else if (letters > 0) setPosition({ ...position, letters: letters - 1 });
      else setPosition({ line: (position.line + 1) % lines.length, letters: 0, erasing: false });
    }, delay);
    return () => clearTimeout(timer);
  }, [running, whole, pauseMs, position, letters, lines.length]);

  return line.slice(0, letters).join('');
}

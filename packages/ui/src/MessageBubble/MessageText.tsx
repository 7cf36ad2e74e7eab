import { useMemo, useState, type ReactNode } from 'react';

import { isEmojiOnly } from './emoji-only.ts';
import { linkify } from './linkify.ts';
import styles from './MessageText.module.css';

/** A longer message opens with about this much: nobody's thread is filled by one text. */
const LONG = 1200;
const SHOWN_OF_LONG = 800;

interface MessageTextProps {
  /** What was written. */
  text: string;
  /** Time and tick: they stand on the last line where there is room. */
  meta: ReactNode;
}

/** Cuts at a space near the end, so that neither a word nor an address is broken. */
function beginning(text: string): string {
  const space = text.slice(0, SHOWN_OF_LONG).search(/\s\S*$/u);
  return text.slice(0, space > SHOWN_OF_LONG / 2 ? space : SHOWN_OF_LONG);
}

/** The words of a message, its links made safe (spec §2); long ones open on request, a few emoji alone are large. */
export function MessageText({ text, meta }: MessageTextProps) {
  const [open, setOpen] = useState(false);
  const long = text.length > LONG;
  const shown = long && !open ? beginning(text) : text;
  const parts = useMemo(() => linkify(shown), [shown]);
  return (
    <div className={styles.text} dir="auto" data-emoji={isEmojiOnly(text) || undefined}>
      {parts.map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          // The address itself, left to right in any text, is all there is to see: no name can stand in for it.
          // oxlint-disable-next-line react/no-array-index-key -- the same address may come twice
          <a key={index} className={styles.link} dir="ltr" href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {part.text}
          </a>
        ),
      )}
      {long && (
        <>
          {!open && '… '}
          <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Read less' : 'Read more'}
          </button>
        </>
      )}
      {meta}
    </div>
  );
}

import { useMemo, useState, type ReactNode } from 'react';

import { useMessages } from '@oja/ui/hooks/use-messages';
import { isEmojiOnly } from './emoji-only.ts';
import { linkify } from './linkify.ts';
import styles from './MessageText.module.css';
import { MESSAGES } from './messages.ts';

/** A longer message is collapsed to about this many characters, so that one text does not fill the thread. */
const EXPANDABLE_CHARACTERS = 1200;
const COLLAPSED_CHARACTERS = 800;

interface MessageTextProps {
  /** The text. */
  text: string;
  /** Time and tick, on the last line if they fit. */
  meta: ReactNode;
}

/** Cuts at a space near the end, so that no word or address is broken. */
function collapse(text: string): string {
  const space = text.slice(0, COLLAPSED_CHARACTERS).search(/\s\S*$/u);
  return text.slice(0, space > COLLAPSED_CHARACTERS / 2 ? space : COLLAPSED_CHARACTERS);
}

/**
 * The text of a message with safe links (product §2); a long text is collapsed, and up to three emoji alone are large.
 */
export function MessageText({ text, meta }: MessageTextProps) {
  const messages = useMessages('MessageBubble', MESSAGES);
  const [open, setOpen] = useState(false);
  const isExpandable = text.length > EXPANDABLE_CHARACTERS;
  const shown = isExpandable && !open ? collapse(text) : text;
  const parts = useMemo(() => linkify(shown), [shown]);
  return (
    <div className={styles.text} dir="auto" data-text data-emoji={isEmojiOnly(text) || undefined}>
      {parts.map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          // Only the address itself is shown, left to right in any text, so that no label can hide it.
          // oxlint-disable-next-line react/no-array-index-key -- the same address may come twice
          <a
            key={index}
            className={styles.link}
            dir="ltr"
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
          >
            {part.text}
          </a>
        ),
      )}
      {isExpandable && (
        <>
          {!open && '… '}
          <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? messages.readLess : messages.readMore}
          </button>
        </>
      )}
      {meta}
    </div>
  );
}

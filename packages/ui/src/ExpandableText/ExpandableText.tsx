import { useId, useState, type ComponentProps } from 'react';

import { cx } from '../cx/cx.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './ExpandableText.module.css';
import { previewOf } from './preview.ts';
import { MESSAGES } from './messages.ts';

export { previewOf } from './preview.ts';

export interface ExpandableTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Text by a user: any language, any direction, line breaks kept. */
  text: string;
  /** Words shown while collapsed. Default 15. */
  words?: number;
  /** Text of the expanding button. Default "More". */
  moreLabel?: string;
  /** Text of the collapsing button. Default "Less". */
  lessLabel?: string;
}

/** The beginning of a text, with a button that shows the rest. */
export function ExpandableText({ text, words = 15, moreLabel, lessLabel, className, ...rest }: ExpandableTextProps) {
  const messages = useMessages('ExpandableText', MESSAGES);
  const [open, setOpen] = useState(false);
  const id = useId();
  const preview = previewOf(text, words);
  return (
    <div {...rest} className={cx(styles.box, className)} dir="auto">
      <p id={id} className={styles.text}>
        {open || preview === null ? text.trim() : preview}
      </p>
      {preview !== null && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? (lessLabel ?? messages.less) : (moreLabel ?? messages.more)}
        </button>
      )}
    </div>
  );
}

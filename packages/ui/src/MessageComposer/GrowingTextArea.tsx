import type { ComponentProps, KeyboardEvent } from 'react';

import { cx } from '../cx/cx.ts';
import styles from './GrowingTextArea.module.css';

interface GrowingTextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'rows'> {
  /** The text; the caller keeps it. */
  value: string;
  /** Called with the text as it is typed. */
  onChange: (text: string) => void;
  /** Enter without Shift, outside of a composition (spec §2). */
  onEnter: () => void;
  /** Escape. */
  onEscape?: (() => void) | undefined;
}

/** Enter while a Yoruba, Arabic or Chinese input method is composing chooses a word; it does not send. */
function isComposing(event: KeyboardEvent): boolean {
  // Safari ends the composition before it tells of the key, and marks the key with 229 instead.
  return event.nativeEvent.isComposing || event.keyCode === 229;
}

/** A text area as high as its text, in every browser: a copy of the text in the same grid cell gives the height. */
export function GrowingTextArea({ value, onChange, onEnter, onEscape, className, onKeyDown, ...area }: GrowingTextAreaProps) {
  return (
    <span className={cx(styles.grow, className)} data-text={`${value} `} dir="auto">
      <textarea
        dir="auto"
        {...area}
        rows={1}
        className={styles.area}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (isComposing(event) || event.defaultPrevented) return;
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            onEnter();
          } else if (event.key === 'Escape' && onEscape) {
            event.preventDefault();
            // Escape here is this field's, not that of a dialog around it.
            event.stopPropagation();
            onEscape();
          }
        }}
      />
    </span>
  );
}

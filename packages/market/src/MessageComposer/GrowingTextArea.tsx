import type { ComponentProps, KeyboardEvent } from 'react';

import { cx } from '@oja/ui/cx';
import styles from './GrowingTextArea.module.css';

interface GrowingTextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'rows'> {
  /** The text, controlled by the caller. */
  value: string;
  /** Called with the new text. */
  onValueChange: (text: string) => void;
  /** Called on Enter without Shift, outside of a composition (product §2). */
  onEnter: () => void;
  /** Called on Escape. */
  onEscape?: (() => void) | undefined;
}

/** While a Yoruba, Arabic or Chinese input method is composing, Enter confirms a word and does not send. */
function isComposing(event: KeyboardEvent): boolean {
  // Safari ends the composition before the keydown event, which then has keyCode 229.
  return event.nativeEvent.isComposing || event.keyCode === 229;
}

/** A text area as high as its text, in every browser: a copy of the text in the same grid cell sets the height. */
export function GrowingTextArea({
  value,
  onValueChange,
  onEnter,
  onEscape,
  className,
  onKeyDown,
  ...area
}: GrowingTextAreaProps) {
  return (
    <span className={cx(styles.grow, className)} data-text={`${value} `} dir="auto">
      <textarea
        dir="auto"
        {...area}
        rows={1}
        className={styles.area}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (isComposing(event) || event.defaultPrevented) return;
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            onEnter();
          } else if (event.key === 'Escape' && onEscape) {
            event.preventDefault();
            // Escape belongs to this field, not to a dialog around it.
            event.stopPropagation();
            onEscape();
          }
        }}
      />
    </span>
  );
}

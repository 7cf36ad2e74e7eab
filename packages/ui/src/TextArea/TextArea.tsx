import { useId, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';

import { Field, type FieldBaseProps } from '../Field/Field.tsx';
import control from '../Field/control.module.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useComposedRef } from '../hooks/useComposedRef.ts';
import styles from './TextArea.module.css';
import { remainingText, useSettled } from './remaining.ts';

/** From here on the count is also spoken. */
const NEAR_THE_END = 50;

export interface TextAreaProps extends FieldBaseProps, Omit<ComponentProps<'textarea'>, keyof FieldBaseProps | 'maxLength' | 'children'> {
  /**
   * Shows how many characters are left. Going over is allowed and shown as an error: cutting would lose what was
   * pasted. The form's rules refuse it (description: 1500, spec §5).
   */
  maxCharacters?: number;
  /** Extra class for placing the whole field. */
  className?: string | undefined;
}

/**
 * Several lines of text; grows with what is typed where the browser can. Where something other than typing changes the
 * text (a draft, a reset), pass `value` too, so that the count follows.
 */
export function TextArea({ label, hint, error, required, labelHidden, maxCharacters, rows = 5, id, className, ref, onInput, ...area }: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const composed = useComposedRef(own, ref);
  const countId = useId();
  const [typed, setTyped] = useState(0);
  // A form library has set its first value through the ref by now, without an event.
  useLayoutEffect(() => setTyped(own.current?.value.length ?? 0), []);
  const length = typeof area.value === 'string' ? area.value.length : typed;

  const left = maxCharacters === undefined ? Infinity : maxCharacters - length;
  const count = remainingText(left);
  const spoken = useSettled(left <= NEAR_THE_END ? count : '');
  const over = left < 0;
  return (
    <Field
      {...{ id, label, hint, required, labelHidden, className }}
      error={error ?? (over ? `${count}. Nothing is lost: shorten it before you send.` : undefined)}
      {...(maxCharacters !== undefined && { describedBy: countId })}
      aside={
        maxCharacters !== undefined && (
          <span className={styles.count}>
            <span id={countId} className={styles.number} data-over={over || undefined}>
              {count}
            </span>
            <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
          </span>
        )
      }
    >
      {(wiring) => (
        <span className={control.box}>
          <textarea
            dir="auto"
            rows={rows}
            // A box that grows with its text ignores `rows`; this keeps the height it starts with.
            style={{ minBlockSize: `calc(${rows}lh + 1.5rem)` }}
            {...area}
            {...wiring}
            ref={composed}
            className={`${control.control} ${styles.area}`}
            onInput={(event) => {
              setTyped(event.currentTarget.value.length);
              onInput?.(event);
            }}
          />
        </span>
      )}
    </Field>
  );
}

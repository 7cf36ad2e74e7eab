import { useId, type ComponentProps } from 'react';

import { Field, type FieldBaseProps } from '../Field/Field.tsx';
import control from '../Field/control.module.css';
import { useWatchedValue } from '../FieldBinding/useWatchedValue.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useDebouncedValue } from '../hooks/useDebouncedValue.ts';
import styles from './TextArea.module.css';
import { remainingText } from './remaining.ts';

/** From here on the count is also spoken. */
const NEAR_THE_END = 50;

export interface TextAreaProps extends FieldBaseProps, Omit<ComponentProps<'textarea'>, keyof FieldBaseProps | 'maxLength' | 'children'> {
  /**
   * Shows how many characters are left. Going over is allowed and shown as an error: cutting would lose what was
   * pasted. The form's rules refuse it (description: 1500, spec §5).
   */
  maxCharacters?: number | undefined;
  /** Extra class for placing the whole field. */
  className?: string | undefined;
}

/**
 * Several lines of text; grows with what is typed where the browser can. Spread a form library's `register(…)` into it:
 * the count also follows what the form sets (a draft, a reset).
 */
export function TextArea({ label, hint, error, required, labelHidden, maxCharacters, rows = 5, id, className, ref, onInput, ...area }: TextAreaProps) {
  const countId = useId();
  const watched = useWatchedValue(String(area.defaultValue ?? ''), ref);
  const { length } = String(area.value ?? watched.value);

  const left = maxCharacters === undefined ? Infinity : maxCharacters - length;
  const count = remainingText(left);
  // Once typing pauses, so that a screen reader is not interrupted at every key.
  const spoken = useDebouncedValue(left <= NEAR_THE_END ? count : '', 1000);
  const over = left < 0;
  return (
    <Field
      {...{ id, label, hint, required, labelHidden, className }}
      error={error ?? (over ? 'This is too long. Nothing is lost: shorten it before you send.' : undefined)}
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
            // An empty box runs the way of the page, as its placeholder does.
            dir={length === 0 ? undefined : 'auto'}
            rows={rows}
            // A box that grows with its text ignores `rows`; this keeps the height it starts with.
            style={{ minBlockSize: `calc(${rows}lh + 1.5rem)` }}
            {...area}
            {...wiring}
            ref={watched.ref}
            className={`${control.control} ${styles.area}`}
            onInput={(event) => {
              watched.setValue(event.currentTarget.value);
              onInput?.(event);
            }}
          />
        </span>
      )}
    </Field>
  );
}

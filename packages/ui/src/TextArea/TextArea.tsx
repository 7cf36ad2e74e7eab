import { useId, type ComponentProps } from 'react';

import { Field, type FieldBaseProps } from '../Field/Field.tsx';
import { splitAttributes } from '../Field/split-attributes.ts';
import control from '../Field/control.module.css';
import { useWatchedValue } from '../hooks/use-watched-value.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useDebouncedValue } from '../hooks/use-debounced-value.ts';
import { cx } from '../cx/cx.ts';
import { useLocale } from '../hooks/use-locale.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './TextArea.module.css';
import { MESSAGES } from './messages.ts';

/** From this number of remaining characters on, the count is also announced. */
const NEAR_THE_END = 50;

export interface TextAreaProps
  extends FieldBaseProps, Omit<ComponentProps<'textarea'>, keyof FieldBaseProps | 'maxLength' | 'children'> {
  /**
   * Maximum length: shows the number of remaining characters. A longer text is allowed and shown as an error, because
   * cutting would lose pasted text. The form's rules refuse it (description: 1500, product §5).
   */
  maxCharacters?: number | undefined;
  /** Class for positioning the whole field. */
  className?: string | undefined;
}

/**
 * Several lines of text; grows with its content if the browser supports it. Spread a form library's `register(…)` into
 * it: the count also follows values set by the form (a draft, a reset).
 */
export function TextArea({
  label,
  hint,
  error,
  required,
  labelHidden,
  maxCharacters,
  rows = 5,
  id,
  className,
  ref,
  onInput,
  ...rest
}: TextAreaProps) {
  const messages = useMessages('TextArea', MESSAGES);
  const { format } = useLocale();
  const [box, area] = splitAttributes(rest);
  const countId = useId();
  const watched = useWatchedValue(String(area.defaultValue ?? ''), ref);
  const { length } = String(area.value ?? watched.value);

  const left = maxCharacters === undefined ? Infinity : maxCharacters - length;
  const count = format(left < 0 ? messages.over : messages.left, { count: Math.abs(left) });
  // Announced once typing pauses, so that a screen reader is not interrupted at every key.
  const spoken = useDebouncedValue(left <= NEAR_THE_END ? count : '', 1000);
  const over = left < 0;
  return (
    <Field
      {...box}
      {...{ id, label, hint, required, labelHidden, className }}
      error={error ?? (over ? messages.tooLong : undefined)}
      aria-describedby={cx(area['aria-describedby'], maxCharacters !== undefined && countId) || undefined}
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
            // An empty box follows the page's direction, as its placeholder does.
            dir={length === 0 ? undefined : 'auto'}
            rows={rows}
            // A box that grows with its text ignores `rows`; this sets its minimum height.
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

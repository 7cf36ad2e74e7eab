import { Search, X } from 'lucide-react';
import { useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';

import { Field } from '../Field/Field.tsx';
import { splitAttributes } from '../Field/split-attributes.ts';
import control from '../Field/control.module.css';
import { typeInto } from '../hooks/watch-value.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../cx/cx.ts';
import { useComposedRef } from '../hooks/use-composed-ref.ts';
import { useDebouncedCallback } from '../hooks/use-debounced-callback.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './SearchField.module.css';
import { MESSAGES } from './messages.ts';

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'size' | 'prefix'
> {
  /** What is searched; the label of the box. */
  label: ReactNode;
  /** Shows the label to screen readers only: icon and placeholder are enough for sighted users. Default true. */
  labelHidden?: boolean | undefined;
  /** The current query, from the URL for example. The box follows outside changes. Default ''. */
  value?: string | undefined;
  /** Called with the debounced text; immediately on Enter and when the box is cleared. */
  onSearch?: ((text: string) => void) | undefined;
  /** Debounce delay, in milliseconds. Default 500. */
  delay?: number | undefined;
  /** Help below the box. */
  hint?: ReactNode;
  /** Why the search failed. */
  error?: ReactNode;
  /** Class for positioning the whole field. */
  className?: string | undefined;
}

/** A debounced box to search or filter with (product §2). */
export function SearchField({
  label,
  labelHidden = true,
  value = '',
  onSearch,
  delay,
  hint,
  error,
  id,
  className,
  ref,
  onChange,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const [box, searching] = splitAttributes(rest);
  const messages = useMessages('SearchField', MESSAGES);
  const input = useRef<HTMLInputElement>(null);
  const composed = useComposedRef(input, ref);
  const [text, setText] = useState(value);
  const [reported, setReported] = useState(value);
  const [before, setBefore] = useState(value);
  if (value !== before) {
    setBefore(value);
    // The echo of the field's own query may come while the user types on; only a query from outside replaces the text.
    if (value.trim() !== reported.trim()) setText(value);
  }

  const report = (next: string) => {
    setReported(next);
    onSearch?.(next);
  };
  const reportLater = useDebouncedCallback(report, delay);
  const reportNow = (next: string) => {
    reportLater.cancel();
    report(next);
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) reportNow(text);
  };
  const clear = () => {
    if (!input.current) return;
    typeInto(input.current, '');
    input.current.focus();
  };
  return (
    <Field {...box} {...{ id, label, hint, error, labelHidden, className }} aria-describedby={rest['aria-describedby']}>
      {(wiring) => (
        <span className={control.box}>
          <span className={control.affix} data-side="start" aria-hidden="true">
            <Search />
          </span>
          <input
            // An empty box follows the page's direction, as its placeholder does.
            dir={text === '' ? undefined : 'auto'}
            autoComplete="off"
            enterKeyHint="search"
            {...searching}
            {...wiring}
            type="search"
            ref={composed}
            className={cx(control.control, styles.input)}
            value={text}
            onKeyDown={pressKey}
            onChange={(event) => {
              const next = event.target.value;
              setText(next);
              onChange?.(event);
              if (next === '') reportNow(next);
              else reportLater(next);
            }}
          />
          {text !== '' && !rest.disabled && (
            <span className={control.affix} data-side="end">
              <IconButton label={messages.clear} icon={<X />} onClick={clear} />
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

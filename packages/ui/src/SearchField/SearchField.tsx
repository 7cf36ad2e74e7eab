import { Search, X } from 'lucide-react';
import { useRef, useState, type ComponentProps, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';

import { Field } from '../Field/Field.tsx';
import control from '../Field/control.module.css';
import { typeInto } from '../FieldBinding/watch-value.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { cx } from '../cx/cx.ts';
import { useComposedRef } from '../hooks/useComposedRef.ts';
import { useDebouncedCallback } from '../hooks/useDebouncedCallback.ts';
import styles from './SearchField.module.css';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'size' | 'prefix'> {
  /** What is searched; names the box. */
  label: ReactNode;
  /** Shows the label above the box. Default false: the icon and the placeholder say enough to those who see. */
  labelShown?: boolean | undefined;
  /** The search in force, from the address for example. The box follows when it changes from outside. Default ''. */
  value?: string | undefined;
  /** Called with the text once typing has paused; at once on Enter and when the box is emptied. */
  onSearch?: ((text: string) => void) | undefined;
  /** The pause before `onSearch`, in milliseconds. Default 500 (spec §5). */
  delay?: number | undefined;
  /** Help under the box. */
  hint?: ReactNode;
  /** What is wrong with the search. */
  error?: ReactNode;
  /** Makes the whole box a link to where the searching is done: the application's link element, without content. */
  link?: ReactElement | undefined;
  /** Extra class for placing the whole field. */
  className?: string | undefined;
}

/** A box to search or filter with, debounced (spec §2: search, find, chat list). */
export function SearchField({ link, ...props }: SearchFieldProps) {
  return link ? <SearchLink {...props} link={link} /> : <SearchBox {...props} />;
}

/** The box as a link: looks the same, and opens the page where one types. */
function SearchLink({ label, placeholder, link, className }: SearchFieldProps & { link: ReactElement }) {
  return (
    <LinkSlot link={link} className={cx(control.box, styles.link, className)}>
      <span className={control.affix} data-side="start" aria-hidden="true">
        <Search />
      </span>
      <span className={styles.linkText}>{placeholder ?? label}</span>
    </LinkSlot>
  );
}

function SearchBox({
  label,
  labelShown = false,
  value = '',
  onSearch,
  delay = 500,
  hint,
  error,
  id,
  className,
  ref,
  onChange,
  onKeyDown,
  ...rest
}: Omit<SearchFieldProps, 'link'>) {
  const input = useRef<HTMLInputElement>(null);
  const composed = useComposedRef(input, ref);
  const [text, setText] = useState(value);
  const [reported, setReported] = useState(value);
  const [before, setBefore] = useState(value);
  if (value !== before) {
    setBefore(value);
    // The answer to one's own report comes while one types on; only somebody else's change replaces the text.
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
    <Field {...{ id, label, hint, error, className }} labelHidden={!labelShown}>
      {(wiring) => (
        <span className={control.box}>
          <span className={control.affix} data-side="start" aria-hidden="true">
            <Search />
          </span>
          <input
            // An empty box runs the way of the page, as its placeholder does.
            dir={text === '' ? undefined : 'auto'}
            autoComplete="off"
            enterKeyHint="search"
            {...rest}
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
              <IconButton label="Clear search" icon={<X />} onClick={clear} />
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

import { ChevronDown, X } from 'lucide-react';
import { useId, useRef } from 'react';

import { Field, type FieldBaseProps } from '../Field/Field.tsx';
import control from '../Field/control.module.css';
import { BoundInput } from '../FieldBinding/BoundInput.tsx';
import type { FieldBinding } from '../FieldBinding/field-binding.ts';
import { useBoundValue } from '../FieldBinding/useBoundValue.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../cx/cx.ts';
import { useDebouncedValue } from '../hooks/useDebouncedValue.ts';
import styles from './Combobox.module.css';
import { ComboboxList, optionId } from './ComboboxList.tsx';
import type { ComboboxOption } from './filter-options.ts';
import { useCombobox } from './useCombobox.ts';

export type { ComboboxOption } from './filter-options.ts';

export interface ComboboxProps extends FieldBaseProps, FieldBinding {
  /** All that can be chosen, in order. */
  options: readonly ComboboxOption[];
  /** Shown in the empty box. Default "Choose one". */
  placeholder?: string | undefined;
  /** Said instead of the list when nothing fits what is typed. Default "Nothing fits what you typed." */
  emptyText?: string | undefined;
  /** Called with the new value, '' when cleared: for use without a form library. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The list is open at first: on a page that is for choosing. Default false. */
  defaultOpen?: boolean | undefined;
  /** Id of the box; made up if left out. */
  id?: string | undefined;
  /** Extra class for placing the whole field. */
  className?: string | undefined;
}

/**
 * One of many, found by typing: the 57 categories. Its value is always one of the options, or empty; what is typed and
 * fits nothing never reaches the form.
 */
export function Combobox({
  options,
  placeholder = 'Choose one',
  emptyText = 'Nothing fits what you typed.',
  onValueChange,
  defaultOpen = false,
  label,
  hint,
  error,
  required,
  labelHidden,
  id,
  className,
  ...binding
}: ComboboxProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { control: bound, inputProps } = useBoundValue(binding, input);
  const setValue = (next: string) => {
    if (next === bound.value) return;
    bound.set(next);
    onValueChange?.(next);
  };
  const combobox = useCombobox({ options, value: bound.value, setValue, defaultOpen });
  const { open, shown, active, text, typed } = combobox;
  const listed = open && shown.length > 0;
  const { disabled } = binding;

  const found = shown.length === 0 ? emptyText : `${shown.length} ${shown.length === 1 ? 'choice' : 'choices'}`;
  // Told once typing pauses, so that a screen reader is not interrupted at every key.
  const told = useDebouncedValue(open && typed ? found : '');
  const clear = () => {
    combobox.clear();
    input.current?.focus();
  };
  const leave = () => {
    combobox.leave();
    bound.leave();
  };
  return (
    <Field {...{ id, label, hint, error, required, labelHidden, className }}>
      {(wiring) => (
        <>
          <BoundInput {...inputProps} />
          <span
            className={cx(control.box, styles.box)}
            onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && leave()}
          >
            <input
              {...wiring}
              ref={input}
              className={cx(control.control, styles.input)}
              role="combobox"
              type="text"
              // An empty box runs the way of the page, as its placeholder does.
              dir={text === '' ? undefined : 'auto'}
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={listed}
              aria-controls={listed ? listId : undefined}
              aria-activedescendant={listed && active ? optionId(listId, shown.indexOf(active)) : undefined}
              {...{ placeholder, disabled }}
              value={text}
              onChange={(event) => combobox.type(event.target.value)}
              onKeyDown={combobox.pressKey}
              onClick={(event) => {
                if (open) return;
                event.currentTarget.select();
                combobox.toggle();
              }}
            />
            {text !== '' && !disabled ? (
              <IconButton label="Clear" icon={<X />} className={styles.button} onClick={clear} />
            ) : (
              <IconButton
                label="Show the list"
                icon={<ChevronDown />}
                className={styles.button}
                tabIndex={-1}
                disabled={disabled}
                onClick={() => {
                  combobox.toggle();
                  input.current?.focus();
                }}
              />
            )}
            <VisuallyHidden role="status">{told}</VisuallyHidden>
            {open && (
              <ComboboxList
                id={listId}
                options={shown}
                active={active}
                chosen={combobox.chosen}
                emptyText={emptyText}
                onChoose={combobox.choose}
              />
            )}
          </span>
        </>
      )}
    </Field>
  );
}

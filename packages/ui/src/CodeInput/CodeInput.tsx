import { useRef, type ClipboardEvent, type ComponentProps, type KeyboardEvent } from 'react';

import type { FieldBaseProps } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { BoundInput } from '../FieldBinding/BoundInput.tsx';
import type { FieldBinding } from '../FieldBinding/field-binding.ts';
import { useBoundValue } from '../FieldBinding/use-bound-value.ts';
import { useLocale } from '../hooks/use-locale.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './CodeInput.module.css';
import type { CodeCharacters } from './code-boxes.ts';
import { useCodeBoxes } from './use-code-boxes.ts';
import { MESSAGES } from './messages.ts';

export interface CodeInputProps
  extends
    FieldBaseProps,
    FieldBinding,
    Omit<ComponentProps<'fieldset'>, keyof FieldBaseProps | keyof FieldBinding | 'role' | 'children'> {
  /** Number of characters. */
  length: number;
  /** Allowed characters; all others are left out. Default `letters and digits`. */
  characters?: CodeCharacters | undefined;
  /** Called with the code each time it becomes complete or changes to another complete code. */
  onComplete?: ((code: string) => void) | undefined;
  /** Focuses the field on mount: for a page that only asks for the code. Default false. */
  autoFocus?: boolean | undefined;
  /** Class for positioning the whole field. */
  className?: string | undefined;
}

/**
 * A one-time code with one box for each character (product §2, Verify code). Its value is the code; it is complete when
 * its length is `length`. Phones offer a received code in the first box and fill all boxes.
 */
export function CodeInput({
  length,
  characters = 'letters and digits',
  onComplete,
  autoFocus = false,
  label,
  hint,
  error,
  required,
  labelHidden,
  className,
  ...props
}: CodeInputProps) {
  const messages = useMessages('CodeInput', MESSAGES);
  const { format } = useLocale();
  const row = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLInputElement>(null);
  const { control, inputProps, disabled, rest } = useBoundValue(props, start);
  const boxes = useCodeBoxes({
    row,
    code: control.value,
    setCode: control.set,
    length,
    allowed: characters,
    onComplete,
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (boxes.pressKey(event, index)) event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    event.preventDefault();
    boxes.insert(event.clipboardData.getData('text'), index);
  };
  return (
    <FieldGroup {...rest} {...{ label, hint, error, required, labelHidden, disabled, className }}>
      <BoundInput {...inputProps} />
      {/* Codes run from left to right in every language. */}
      <div
        className={styles.boxes}
        dir="ltr"
        ref={row}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && control.leave()}
      >
        {boxes.characters.map((character, index) => (
          <input
            // oxlint-disable-next-line react/no-array-index-key -- a box is identified by its position
            key={index}
            {...(index === boxes.startAt && { ref: start })}
            className={styles.box}
            aria-label={format(messages.character, { number: index + 1, count: length })}
            aria-invalid={error == null ? undefined : true}
            aria-required={required ? true : undefined}
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller's choice, for pages with nothing before it
            autoFocus={autoFocus && index === 0}
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            inputMode={characters === 'digits' ? 'numeric' : 'text'}
            enterKeyHint={index === length - 1 ? 'done' : 'next'}
            type="text"
            value={character}
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={(event) => onKeyDown(event, index)}
            onPaste={(event) => onPaste(event, index)}
            // Not onChange: it does not fire when the user types the character that is already there.
            onInput={(event) => boxes.type(event.currentTarget.value, index)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

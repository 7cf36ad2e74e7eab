import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';

import { cx } from '../cx/cx.ts';
import styles from './RadioGroup.module.css';

/** One option. */
export interface RadioOption {
  /** The value for the form. */
  value: string;
  /** The visible text; the value by default. */
  label?: ReactNode;
  /** A sentence under the label, read after it. Not in pills. */
  description?: ReactNode;
  /** At the end of the line, read after the label: a price. Not in pills. */
  aside?: ReactNode;
  /** Disabled. Default false. */
  disabled?: boolean | undefined;
}

interface RadioOptionItemProps {
  /** The option. */
  option: RadioOption;
  /** Name shared by the radio buttons of one group. */
  group: string;
  /** It is chosen. */
  checked: boolean;
  /** Chooses it. */
  onSelect: (value: string) => void;
  /** Ref of the radio button, for the one that a form focuses. */
  ref: Ref<HTMLInputElement> | undefined;
}

/** Submits the form on Enter, as browsers do for radio buttons of a form; these belong to none. */
function sendForm(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  // Otherwise the same key presses the button that gets the focus when the form closes.
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  const button = form?.querySelector<HTMLElement>('button:not([type]), [type="submit"]');
  // By its button, as browsers do: a disabled or busy one submits nothing.
  if (button) button.click();
  else form?.requestSubmit();
}

/** One option: the whole pill, line or card is its radio button. */
export function RadioOptionItem({ option, group, checked, onSelect, ref }: RadioOptionItemProps) {
  const id = useId();
  const { value, label = value, description, aside, disabled } = option;
  const describing = cx(description != null && `${id}-description`, aside != null && `${id}-aside`);
  return (
    <label className={styles.option}>
      <input
        ref={ref}
        type="radio"
        className={styles.radio}
        name={group}
        // Belongs to no form: the form reads and resets the hidden input.
        form=""
        value={value}
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={describing || undefined}
        onChange={() => onSelect(value)}
        onKeyDown={sendForm}
      />
      <span className={styles.text}>
        <bdi id={`${id}-label`}>{label}</bdi>
        {description != null && (
          <span id={`${id}-description`} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      {aside != null && (
        <span id={`${id}-aside`} className={styles.aside}>
          {aside}
        </span>
      )}
    </label>
  );
}

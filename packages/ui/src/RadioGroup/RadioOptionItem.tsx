import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';

import { cx } from '../cx/cx.ts';
import styles from './RadioGroup.module.css';

/** One of the choices. */
export interface RadioOption {
  /** What the form gets. */
  value: string;
  /** What is shown; the value if left out. */
  label?: ReactNode;
  /** A sentence under the label, read after it. Not in pills. */
  description?: ReactNode;
  /** At the end of the line, read after the label: a price. Not in pills. */
  aside?: ReactNode;
  /** Cannot be chosen now. Default false. */
  disabled?: boolean | undefined;
}

interface RadioOptionItemProps {
  /** The choice. */
  option: RadioOption;
  /** Name that the radio buttons of one group share. */
  group: string;
  /** It is the chosen one. */
  checked: boolean;
  /** Chooses it. */
  onChoose: (value: string) => void;
  /** The radio button, where it is the one that a form moves the focus to. */
  ref: Ref<HTMLInputElement> | undefined;
}

/** What the browser does for the radio buttons of a form; these belong to none. */
function sendForm(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  // Otherwise the same key presses the button that gets the focus when the form closes.
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  const button = form?.querySelector<HTMLElement>('button:not([type]), [type="submit"]');
  // By its button, as browsers do: one that is disabled or still at work sends nothing.
  if (button) button.click();
  else form?.requestSubmit();
}

/** One choice: the whole pill, line or card is its radio button. */
export function RadioOptionItem({ option, group, checked, onChoose, ref }: RadioOptionItemProps) {
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
        // Belongs to no form: what the form reads and resets is the hidden input.
        form=""
        value={value}
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={describing || undefined}
        onChange={() => onChoose(value)}
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

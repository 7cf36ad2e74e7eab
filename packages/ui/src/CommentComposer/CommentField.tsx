import type { KeyboardEvent, ReactNode, Ref } from 'react';

import { TextArea } from '../TextArea/TextArea.tsx';
import styles from './CommentField.module.css';

export interface CommentFieldProps {
  /** What the field is for: "Add a comment". For screen readers, and as the placeholder. */
  label: string;
  /** What is typed. */
  value: string;
  /** Called with what is typed now. */
  onChange: (text: string) => void;
  /** Called by Enter when there is something to send, and by the form's button. */
  onSubmit: () => void;
  /** Called by Escape. */
  onCancel?: (() => void) | undefined;
  /** It is being sent: nothing is sent twice. */
  busy: boolean;
  /** Nothing can be typed. Default: while it is busy. */
  readOnly?: boolean | undefined;
  /** Why it was not sent; the text stays. */
  error?: ReactNode;
  /** Longest comment, in characters; the remaining count is shown once it comes near. */
  maxCharacters: number;
  /** The text area itself. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
  /** The buttons, beside or below. */
  children: ReactNode;
  /** Where the buttons are. */
  buttons: 'beside' | 'below';
}

/** From here on the remaining count is shown: before, it would only stand in the way of a short question. */
const NEAR_THE_END = 100;

/** One comment in the making: Enter sends it, Shift+Enter breaks the line. CommentComposer and CommentItem are made of it. */
export function CommentField({
  label,
  value,
  onChange,
  onSubmit,
  onCancel,
  busy,
  readOnly = busy,
  error,
  maxCharacters,
  ref,
  children,
  buttons,
}: CommentFieldProps) {
  const submit = () => {
    if (!busy && value.trim() !== '') onSubmit();
  };
  const handleKey = (event: KeyboardEvent) => {
    // While a word is being composed (an accent, another script) both keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
    }
    if (event.key === 'Escape' && onCancel && !busy) {
      event.preventDefault();
      onCancel();
    }
  };
  return (
    <form
      className={styles.form}
      data-buttons={buttons}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        ref={ref}
        label={label}
        labelHidden
        placeholder={label}
        rows={1}
        value={value}
        readOnly={readOnly}
        error={error}
        {...(value.length > maxCharacters - NEAR_THE_END && { maxCharacters })}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      <div className={styles.buttons}>{children}</div>
    </form>
  );
}

import type { KeyboardEvent, ReactNode, Ref } from 'react';

import { TextArea } from '@oja/ui/TextArea';
import styles from './CommentField.module.css';

export interface CommentFieldProps {
  /** Accessible name and placeholder: "Add a comment". */
  label: string;
  /** The text. */
  value: string;
  /** Called with the new text. */
  onValueChange: (text: string) => void;
  /** Called by Enter when the text is not blank, and by the form's button. */
  onSubmit: () => void;
  /** Called by Escape. */
  onCancel?: (() => void) | undefined;
  /** Sending is in progress: a second submit is ignored. */
  loading: boolean;
  /** Disables typing. Default: while it is loading. */
  readOnly?: boolean | undefined;
  /** Why sending failed; the text stays. */
  error?: ReactNode;
  /** Maximum length, in characters; the remaining count is shown close to the limit. */
  maxCharacters: number;
  /** The text area itself. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
  /** The buttons, beside or below the field. */
  children: ReactNode;
  /** Position of the buttons. */
  buttons: 'beside' | 'below';
}

/** The remaining count is shown below this number of characters; short questions do not need it. */
const NEAR_THE_END = 100;

/** Focuses the post around a field, so that it is not left without focus. */
function focusPost(field: Element): void {
  const post = field.closest<HTMLElement>('article');
  if (!post) return;
  post.tabIndex = -1;
  post.focus({ preventScroll: true });
}

/** The field of a comment: Enter sends it, Shift+Enter breaks the line. CommentComposer and CommentItem use it. */
export function CommentField({
  label,
  value,
  onValueChange,
  onSubmit,
  onCancel,
  loading,
  readOnly = loading,
  error,
  maxCharacters,
  ref,
  children,
  buttons,
}: CommentFieldProps) {
  const submit = () => {
    if (!loading && value.trim() !== '') onSubmit();
  };
  const handleKey = (event: KeyboardEvent) => {
    // During a composition (an accent, another script) both keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
    }
    if (event.key === 'Escape' && onCancel && !loading) {
      event.preventDefault();
      onCancel();
    }
    // Back to the post, whose keys then work again. The text stays.
    if (event.key === 'Escape' && !onCancel) focusPost(event.currentTarget);
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
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      <div className={styles.buttons}>{children}</div>
    </form>
  );
}

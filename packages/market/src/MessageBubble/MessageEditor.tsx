import { useEffect, useRef } from 'react';

import { Button } from '@oja/ui/Button';
import { GrowingTextArea } from '../MessageComposer/GrowingTextArea.tsx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './MessageEditor.module.css';
import { MESSAGES } from './messages.ts';

/** An edit in progress; the caller stores it, so that it survives unmounting while scrolling. */
export interface MessageEditing {
  /** The current text. */
  text: string;
  /** Called with the new text. */
  onValueChange: (text: string) => void;
  /** Called by the Save button or Enter; not for a blank text, unless there is a picture. */
  onSave: () => void;
  /** Called by the Cancel button or Escape: the message stays unchanged. */
  onCancel: () => void;
  /** Saving is in progress. */
  loading?: boolean | undefined;
  /** Why saving failed. */
  error?: string | undefined;
}

interface MessageEditorProps extends MessageEditing {
  /** The message has a picture, so its text may be empty. */
  hasImage: boolean;
}

/** Edits an own message in place (product §4): Save, or Cancel for the original text. */
export function MessageEditor({
  text,
  onValueChange,
  onSave,
  onCancel,
  loading = false,
  error,
  hasImage,
}: MessageEditorProps) {
  const messages = useMessages('MessageBubble', MESSAGES);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const field = area.current;
    field?.focus({ preventScroll: true });
    // The caret is after the text, not before it.
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const empty = text.trim() === '' && !hasImage;
  const save = () => {
    if (!empty && !loading) onSave();
  };
  const problem = error ?? (empty ? messages.empty : undefined);
  return (
    <div className={styles.editor}>
      <GrowingTextArea
        ref={area}
        className={styles.box}
        aria-label={messages.editLabel}
        value={text}
        onValueChange={onValueChange}
        onEnter={save}
        onEscape={onCancel}
      />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button size="small" loading={loading} onClick={save}>
          {messages.save}
        </Button>
      </div>
    </div>
  );
}

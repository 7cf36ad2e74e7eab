import { useEffect, useRef } from 'react';

import { Button } from '../Button/Button.tsx';
import { GrowingTextArea } from '../MessageComposer/GrowingTextArea.tsx';
import styles from './MessageEditor.module.css';

/** An edit under way; the caller keeps it, so that it lives through scrolling away and back. */
export interface MessageEditing {
  /** The text as it is now. */
  text: string;
  /** Called as it is typed. */
  onChange: (text: string) => void;
  /** Save, by the button or Enter. Not called for a text that says nothing, unless there is a picture. */
  onSave: () => void;
  /** Cancel, by the button or Escape: the message stays as it was. */
  onCancel: () => void;
  /** It is being saved. */
  saving?: boolean | undefined;
  /** Why it was not saved. */
  error?: string | undefined;
}

interface MessageEditorProps extends MessageEditing {
  /** The message has a picture, so its text may be empty. */
  hasImage: boolean;
}

/** An own message while it is edited in its place (spec §4): Save, or Cancel for the original text. */
export function MessageEditor({ text, onChange, onSave, onCancel, saving = false, error, hasImage }: MessageEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const field = area.current;
    field?.focus({ preventScroll: true });
    // On with the text, not before it.
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const empty = text.trim() === '' && !hasImage;
  const save = () => {
    if (!empty && !saving) onSave();
  };
  const problem = error ?? (empty ? 'A message needs words. To take it back, cancel and delete it.' : undefined);
  return (
    <div className={styles.editor}>
      <GrowingTextArea ref={area} className={styles.box} aria-label="Edit message" value={text} onChange={onChange} onEnter={save} onEscape={onCancel} />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="small" loading={saving} onClick={save}>
          Save
        </Button>
      </div>
    </div>
  );
}

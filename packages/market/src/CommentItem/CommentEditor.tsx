import { useEffect, useRef, useState } from 'react';

import { Button } from '@oja/ui/Button';
import { CommentField } from '../CommentComposer/CommentField.tsx';
import { useSend } from '../CommentComposer/use-send.ts';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { MESSAGES } from './messages.ts';

interface CommentEditorProps {
  /** The current text. */
  text: string;
  /** Saves a new text. */
  onEdit: (text: string) => Promise<unknown>;
  /** Called after saving or cancelling. */
  onDone: () => void;
  /** Maximum length, in characters. */
  maxCharacters: number;
  /** Places it. */
  className: string | undefined;
}

/** Edits a comment in place. Cancel, or Escape, keeps the original text (product §4). */
export function CommentEditor({ text, onEdit, onDone, maxCharacters, className }: CommentEditorProps) {
  const messages = useMessages('CommentItem', MESSAGES);
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(text);
  const { loading, failed, send } = useSend(onEdit);
  const trimmed = draft.trim();

  useEffect(() => {
    const area = field.current;
    if (!area) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }, []);

  const save = async () => {
    if (trimmed.length > maxCharacters) return;
    if (trimmed === text.trim() || (await send(trimmed))) onDone();
    else field.current?.focus();
  };
  return (
    <div className={className}>
      <CommentField
        ref={field}
        label={messages.editLabel}
        value={draft}
        onValueChange={setDraft}
        onSubmit={() => void save()}
        onCancel={onDone}
        error={failed ? messages.editFailed : undefined}
        buttons="below"
        {...{ loading, maxCharacters }}
      >
        <Button variant="quiet" size="small" disabled={loading} onClick={onDone}>
          {messages.cancel}
        </Button>
        <Button type="submit" size="small" loading={loading} disabled={trimmed === ''}>
          {messages.save}
        </Button>
      </CommentField>
    </div>
  );
}

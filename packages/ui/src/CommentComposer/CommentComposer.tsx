import { useRef, useState } from 'react';

import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import styles from './CommentComposer.module.css';
import { CommentField } from './CommentField.tsx';
import { useSend } from './useSend.ts';

export interface CommentComposerProps {
  /** Sends the trimmed text. Resolves once it is there; when it rejects, the text comes back to be sent again. */
  onSend: (text: string) => Promise<unknown>;
  /** Who is writing: the picture before the field. None without. */
  viewer?: { name: string; profileImage?: string | null | undefined } | undefined;
  /** What the field is for. Default "Add a comment". */
  label?: string;
  /** Said under the field when it could not be sent. Default "Could not add a comment" (spec §8). */
  failure?: string;
  /** What the field starts with: a kept draft. */
  defaultText?: string;
  /** Longest comment, in characters. Default 1000. */
  maxCharacters?: number;
}

/**
 * Where a comment on a post is written. Sending is off while there is only space in it (spec §5). What is sent leaves the
 * field at once, as it is shown in the thread; it comes back when it could not be sent, before what was typed since.
 */
export function CommentComposer({
  onSend,
  viewer,
  label = 'Add a comment',
  failure = 'Could not add a comment',
  defaultText = '',
  maxCharacters = 1000,
}: CommentComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(defaultText);
  const { busy, failed, send } = useSend(onSend);
  const trimmed = text.trim();

  const submit = async () => {
    if (trimmed.length > maxCharacters) return;
    setText('');
    // Also when the button was pressed: it is off now, and the next thing to do is here.
    field.current?.focus();
    if (!(await send(trimmed))) setText((typed) => (typed.trim() === '' ? trimmed : `${trimmed}\n${typed}`));
  };
  return (
    <div className={styles.composer}>
      {viewer && <Avatar name={viewer.name} src={viewer.profileImage} />}
      <CommentField
        ref={field}
        {...{ label, busy, maxCharacters }}
        readOnly={false}
        value={text}
        onChange={setText}
        onSubmit={() => void submit()}
        error={failed ? failure : undefined}
        buttons="beside"
      >
        <Button type="submit" size="small" loading={busy} disabled={!busy && trimmed === ''}>
          Send
        </Button>
      </CommentField>
    </div>
  );
}

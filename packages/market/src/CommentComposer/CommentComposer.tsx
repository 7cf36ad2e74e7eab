import { useRef, useState, type ComponentProps } from 'react';

import { smallImageSources } from '@oja/contract/image-sizes';
import { Avatar } from '@oja/ui/Avatar';
import { Button } from '@oja/ui/Button';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './CommentComposer.module.css';
import { CommentField } from './CommentField.tsx';
import { useSend } from './use-send.ts';
import { MESSAGES } from './messages.ts';

export interface CommentComposerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Sends the trimmed text. Resolves once it is stored; when it rejects, the text is restored so that it can be sent
   * again.
   */
  onSend: (text: string) => Promise<unknown>;
  /** The author, whose picture is shown before the field. Without it there is no picture. */
  viewer?: { name: string; profileImage?: string | null | undefined } | undefined;
  /** Label of the field. Default "Add a comment". */
  label?: string;
  /** Error below the field when sending failed. Default "Could not add a comment" (product §8). */
  failure?: string;
  /** The initial text: a stored draft. */
  defaultText?: string;
  /** Maximum length, in characters. */
  maxCharacters: number;
}

/**
 * The field for a new comment on a post. Blank text cannot be sent (product §5). Sent text leaves the field at once,
 * since the thread shows it; when sending fails it is restored in front of newer text.
 */
export function CommentComposer({
  onSend,
  viewer,
  label,
  failure,
  defaultText = '',
  maxCharacters,
  className,
  ...rest
}: CommentComposerProps) {
  const messages = useMessages('CommentComposer', MESSAGES);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(defaultText);
  const { loading, failed, send } = useSend(onSend);
  const trimmed = text.trim();

  const submit = async () => {
    if (trimmed.length > maxCharacters) return;
    setText('');
    // After a press on the button too: the button is disabled now, and the next action is here.
    field.current?.focus();
    if (!(await send(trimmed))) setText((typed) => (typed.trim() === '' ? trimmed : `${trimmed}\n${typed}`));
  };
  return (
    <div {...rest} className={cx(styles.composer, className)}>
      {viewer && (
        <Avatar name={viewer.name} src={viewer.profileImage} sources={smallImageSources(viewer.profileImage)} />
      )}
      <CommentField
        ref={field}
        label={label ?? messages.label}
        {...{ loading, maxCharacters }}
        readOnly={false}
        value={text}
        onValueChange={setText}
        onSubmit={() => void submit()}
        error={failed ? (failure ?? messages.failure) : undefined}
        buttons="beside"
      >
        <Button type="submit" size="small" loading={loading} disabled={!loading && trimmed === ''}>
          {messages.send}
        </Button>
      </CommentField>
    </div>
  );
}

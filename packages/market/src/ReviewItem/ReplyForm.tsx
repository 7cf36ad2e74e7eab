import { useEffect, useRef, useState } from 'react';

import { REVIEW_TEXT_MAX } from '@oja/contract/limits';
import { TextArea } from '@oja/ui/TextArea';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { DialogForm, type DialogFormBaseProps } from '../form-dialog/FormDialog.tsx';
import { MESSAGES } from './messages.ts';

interface ReplyFormProps extends DialogFormBaseProps {
  /** Called with what was typed. */
  onReply: (text: string) => void;
}

/** The field for the one reply to a review. What was typed stays when it cannot be sent. */
export function ReplyForm({ onReply, loading, error, onCancel }: ReplyFormProps) {
  const messages = useMessages('ReviewItem', MESSAGES);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const submit = () => {
    const reply = text.trim();
    setIsMissing(reply === '');
    if (reply === '' || text.length > REVIEW_TEXT_MAX) field.current?.focus();
    else onReply(reply);
  };
  return (
    <DialogForm
      {...{ loading, error, onCancel }}
      onSubmit={submit}
      cancelLabel={messages.cancel}
      submitLabel={messages.submit}
    >
      <TextArea
        ref={field}
        label={messages.reply}
        hint={messages.replyHint}
        rows={3}
        maxCharacters={REVIEW_TEXT_MAX}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setIsMissing(false);
        }}
        error={isMissing ? messages.missing : undefined}
      />
    </DialogForm>
  );
}

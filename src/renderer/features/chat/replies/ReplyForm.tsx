import { t } from '@lingui/core/macro';
import { MESSAGE_MAX, REPLY_NAME_MAX } from '@oja/contract/limits';
import type { SavedReply } from '@oja/contract/saved-replies';
import { VALIDATION } from '@oja/contract/texts';
import { Button } from '@oja/ui/Button';
import { TextArea } from '@oja/ui/TextArea';
import { TextField } from '@oja/ui/TextField';
import { useForm } from 'react-hook-form';

import { showFieldErrors } from '../../../api/field-errors.ts';
import { useChangeReplyMutation, useSaveReplyMutation } from '../../../api/saved-replies-api.ts';
import { submitForm } from '../../../api/submit-form.ts';
import { translateText } from '../../../platform/language.ts';
import styles from './replies.module.css';

interface ReplyFormProps {
  /** The reply that is changed; undefined for a new one. */
  reply: SavedReply | undefined;
  /** Called when the reply is saved, and on Cancel. */
  onEnd: () => void;
}

/** The name and the text of a saved reply. A failure keeps what was typed. */
export function ReplyForm({ reply, onEnd }: ReplyFormProps) {
  const [save, { isLoading: isSaving }] = useSaveReplyMutation();
  const [change, { isLoading: isChanging }] = useChangeReplyMutation();
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { name: reply?.name ?? '', text: reply?.text ?? '' },
  });
  const { errors } = formState;
  const isSending = isSaving || isChanging;

  const submit = handleSubmit(async (values) => {
    const { error } = await (reply ? change({ id: reply._id, ...values }) : save(values));
    if (error) showFieldErrors(error, ['name', 'text'], setError);
    else onEnd();
  });
  return (
    <form className={styles.form} noValidate onSubmit={submitForm(reply ? 'changeReply' : 'saveReply', submit)}>
      <TextField
        label={t`Name`}
        hint={t`You find the reply by it.`}
        required
        error={translateText(errors.name?.message)}
        {...register('name', {
          validate: (name) => name.trim() !== '' || VALIDATION.replyNameRequired,
          maxLength: { value: REPLY_NAME_MAX, message: VALIDATION.replyNameTooLong },
        })}
      />
      <TextArea
        label={t`Text`}
        required
        maxCharacters={MESSAGE_MAX}
        error={translateText(errors.text?.message)}
        {...register('text', {
          validate: (text) => text.trim() !== '' || VALIDATION.replyTextRequired,
          maxLength: { value: MESSAGE_MAX, message: VALIDATION.messageTooLong },
        })}
      />
      <div className={styles.actions}>
        <Button variant="secondary" disabled={isSending} onClick={onEnd}>
          {t`Cancel`}
        </Button>
        <Button type="submit" loading={isSending}>
          {t`Save`}
        </Button>
      </div>
    </form>
  );
}

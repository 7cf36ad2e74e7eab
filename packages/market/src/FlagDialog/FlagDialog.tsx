import { useState, type FormEvent } from 'react';

import { RadioGroup } from '@oja/ui/RadioGroup';
import { formatElements } from '@oja/ui/format-message';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { DialogForm, type DialogFormBaseProps, FormDialog, type FormDialogProps } from '../form-dialog/FormDialog.tsx';
import styles from './FlagDialog.module.css';
import { MESSAGES } from './messages.ts';

/** The reasons for a report as the server knows them, in the order of product §5, and the key of each one's text. */
const REASONS = new Map<string, keyof typeof MESSAGES>([
  ['Spam', 'spam'],
  ['Hate Speech', 'hateSpeech'],
  ['Fake Product', 'fakeProduct'],
  ['Fake News', 'fakeNews'],
  ['Scammer', 'scammer'],
  ['Unverified Properties', 'unverifiedProperties'],
  ['Other', 'other'],
]);

export interface FlagDialogProps extends FormDialogProps {
  /** The post's title; for a review that of the post of its deal. */
  postTitle: string;
  /** The name of a review's author: the review is reported, not the post. */
  reviewAuthor?: string | undefined;
  /** Called with the chosen reason. The caller sends it, sets `loading` meanwhile, and closes the dialog on success. */
  onFlag: (reason: string) => void;
  /** The reasons to choose from. Default: all seven (product §5). */
  reasons?: readonly string[];
  /** The initial choice, for documentation. Default none. */
  defaultReason?: string;
  /** Error when no reason is chosen. Default "Please provide a reason for flag" (product §5). */
  missing?: string;
}

/** A dialog that reports a post, or a review, to the admins (product §5, §6). */
export function FlagDialog({
  postTitle,
  reviewAuthor,
  onFlag,
  loading = false,
  error,
  reasons = [...REASONS.keys()],
  defaultReason = '',
  missing,
  ...rest
}: FlagDialogProps) {
  const messages = useMessages('FlagDialog', MESSAGES);
  const isReview = reviewAuthor !== undefined;
  return (
    <FormDialog
      {...rest}
      loading={loading}
      title={isReview ? messages.reviewTitle : messages.title}
      description={
        <span className={styles.post}>
          {formatElements(isReview ? messages.reviewText : messages.text, {
            post: <bdi>{postTitle}</bdi>,
            author: <bdi>{reviewAuthor}</bdi>,
          })}
        </span>
      }
    >
      {(close) => (
        <FlagForm
          {...{ onFlag, loading, error, reasons, defaultReason }}
          missing={missing ?? messages.missing}
          submit={isReview ? messages.reviewSubmit : messages.submit}
          onCancel={close}
        />
      )}
    </FormDialog>
  );
}

type FlagFormProps = DialogFormBaseProps &
  Required<Pick<FlagDialogProps, 'onFlag' | 'loading' | 'reasons' | 'defaultReason' | 'missing'>> & {
    /** Text of the button that sends it. */
    submit: string;
  };

function FlagForm({ onFlag, loading, error, reasons, defaultReason, missing, submit, onCancel }: FlagFormProps) {
  const messages = useMessages('FlagDialog', MESSAGES);
  const [reason, setReason] = useState(defaultReason);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (reason !== '') {
      onFlag(reason);
      return;
    }
    setIsSubmitted(true);
    event.currentTarget.querySelector<HTMLInputElement>('input[type=radio]')?.focus();
  };
  return (
    <DialogForm
      {...{ loading, error, onCancel }}
      onSubmit={send}
      cancelLabel={messages.cancel}
      submitLabel={submit}
      submitVariant="danger"
    >
      <RadioGroup
        label={messages.reason}
        required
        appearance="list"
        name="flagReason"
        options={reasons.map((value) => {
          const key = REASONS.get(value);
          return { value, label: key && messages[key] };
        })}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        disabled={loading}
        error={isSubmitted && reason === '' ? missing : undefined}
      />
    </DialogForm>
  );
}

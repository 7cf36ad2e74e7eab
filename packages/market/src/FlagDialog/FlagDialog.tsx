import { useId, useState, type FormEvent } from 'react';

import { Button } from '@oja/ui/Button';
import { Dialog, type DialogProps } from '@oja/ui/Dialog';
import { Notice } from '@oja/ui/Notice';
import { RadioGroup } from '@oja/ui/RadioGroup';
import { formatElements } from '@oja/ui/format-message';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { useOpenState } from '@oja/ui/hooks/use-open-state';
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

export interface FlagDialogProps extends Omit<
  DialogProps,
  'actions' | 'children' | 'description' | 'dismissible' | 'onClose' | 'title'
> {
  /** The post's title. */
  postTitle: string;
  /** Called with the chosen reason. The caller sends it, sets `loading` meanwhile, and closes the dialog on success. */
  onFlag: (reason: string) => void;
  /** The report is being sent: the dialog cannot be closed, and nothing is sent twice. Default false. */
  loading?: boolean | undefined;
  /** Why sending failed, in the server's words; the reason stays chosen. */
  error?: string | undefined;
  /** The reasons to choose from. Default: all seven (product §5). */
  reasons?: readonly string[];
  /** The initial choice, for documentation. Default none. */
  defaultReason?: string;
  /** Error when no reason is chosen. Default "Please provide a reason for flag" (product §5). */
  missing?: string;
}

/** A dialog that reports a post to the admins (product §5, §6). */
export function FlagDialog({
  open: given,
  defaultOpen,
  onOpenChange,
  postTitle,
  onFlag,
  loading = false,
  error,
  reasons = [...REASONS.keys()],
  defaultReason = '',
  missing,
  ...rest
}: FlagDialogProps) {
  const messages = useMessages('FlagDialog', MESSAGES);
  const [open, setOpen] = useOpenState({ open: given, defaultOpen, onOpenChange });
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={setOpen}
      dismissible={!loading}
      title={messages.title}
      description={
        <span className={styles.post}>{formatElements(messages.text, { post: <bdi>{postTitle}</bdi> })}</span>
      }
    >
      {/* Inside the dialog, so that it starts with a clean form each time. */}
      <FlagForm
        {...{ onFlag, loading, error, reasons, defaultReason }}
        missing={missing ?? messages.missing}
        onCancel={() => setOpen(false)}
      />
    </Dialog>
  );
}

type FlagFormProps = Required<
  Pick<FlagDialogProps, 'onFlag' | 'loading' | 'error' | 'reasons' | 'defaultReason' | 'missing'>
> & {
  /** Closes the dialog without a report. */
  onCancel: () => void;
};

function FlagForm({ onFlag, loading, error, reasons, defaultReason, missing, onCancel }: FlagFormProps) {
  const messages = useMessages('FlagDialog', MESSAGES);
  const id = useId();
  const [reason, setReason] = useState(defaultReason);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    if (reason !== '') {
      onFlag(reason);
      return;
    }
    setIsSubmitted(true);
    event.currentTarget.querySelector<HTMLInputElement>('input[type=radio]')?.focus();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-labelledby={`${id}-submit`}>
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
      {error && !loading && <Notice tone="danger">{error}</Notice>}
      <div className={styles.actions}>
        <Button variant="secondary" disabled={loading} onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button type="submit" id={`${id}-submit`} variant="danger" loading={loading}>
          {messages.submit}
        </Button>
      </div>
    </form>
  );
}

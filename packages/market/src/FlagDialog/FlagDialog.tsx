import { useId, useState, type ComponentProps, type FormEvent } from 'react';

import { Button } from '@oja/ui/Button';
import { Dialog } from '@oja/ui/Dialog';
import { Notice } from '@oja/ui/Notice';
import { RadioGroup } from '@oja/ui/RadioGroup';
import styles from './FlagDialog.module.css';

/** The reasons for a report, in their order (product §5). */
const REASONS = [
  'Spam',
  'Hate Speech',
  'Fake Product',
  'Fake News',
  'Scammer',
  'Unverified Properties',
  'Other',
] as const;

export interface FlagDialogProps extends Omit<ComponentProps<'dialog'>, 'children' | 'onClose' | 'open' | 'title'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with false when it is closed without a report; the caller then sets `open`. */
  onOpenChange: (open: boolean) => void;
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
  open,
  onOpenChange,
  postTitle,
  onFlag,
  loading = false,
  error,
  reasons = REASONS,
  defaultReason = '',
  missing = 'Please provide a reason for flag',
  ...rest
}: FlagDialogProps) {
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!loading}
      title="Flag this post"
      description={
        <span className={styles.post}>
          Tell the admins what is wrong with “<bdi>{postTitle}</bdi>”. Its vendor is not told who you are.
        </span>
      }
    >
      {/* Inside the dialog, so that it starts with a clean form each time. */}
      <FlagForm {...{ onFlag, loading, error, reasons, defaultReason, missing }} onCancel={() => onOpenChange(false)} />
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
        label="Reason"
        required
        appearance="list"
        name="flagReason"
        options={reasons.map((value) => ({ value }))}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        disabled={loading}
        error={isSubmitted && reason === '' ? missing : undefined}
      />
      {error && !loading && <Notice tone="danger">{error}</Notice>}
      <div className={styles.actions}>
        <Button variant="secondary" disabled={loading} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" id={`${id}-submit`} variant="danger" loading={loading}>
          Flag post
        </Button>
      </div>
    </form>
  );
}

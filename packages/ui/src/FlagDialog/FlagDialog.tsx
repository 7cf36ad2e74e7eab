import { useId, useState, type FormEvent } from 'react';

import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import styles from './FlagDialog.module.css';

/** Why a post may be reported, spec §5, in its order. */
const REASONS = ['Spam', 'Hate Speech', 'Fake Product', 'Fake News', 'Scammer', 'Unverified Properties', 'Other'] as const;

export interface FlagDialogProps {
  /** Shown now. */
  open: boolean;
  /** Closed without reporting; the caller then sets `open` to false. */
  onClose: () => void;
  /** What is reported: the post's title. */
  postTitle: string;
  /** Called with the chosen reason. The caller sends it, sets `busy` meanwhile, and closes the dialog when it has worked. */
  onFlag: (reason: string) => void;
  /** The report is being sent: nothing closes the dialog or sends it twice. Default false. */
  busy?: boolean | undefined;
  /** Why it could not be sent, in the server's words: the reason stays chosen. */
  error?: string | undefined;
  /** The reasons to choose from. Default the seven of spec §5. */
  reasons?: readonly string[];
  /** Chosen from the start, for documentation. Default none. */
  defaultReason?: string;
  /** Said when it is sent without a reason. Default "Please provide a reason for flag" (spec §5). */
  missing?: string;
}

/** Reports a post to the admins (spec §5, §6). */
export function FlagDialog({ open, onClose, postTitle, busy = false, ...rest }: FlagDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!busy}
      title="Flag this post"
      description={<span className={styles.post}>Tell the admins what is wrong with “<bdi>{postTitle}</bdi>”. Its vendor is not told who you are.</span>}
    >
      {/* Inside, so that every opening starts with a clean form. */}
      <FlagForm {...rest} onClose={onClose} busy={busy} />
    </Dialog>
  );
}

type FlagFormProps = Omit<FlagDialogProps, 'open' | 'postTitle'>;

function FlagForm({
  onClose,
  onFlag,
  busy = false,
  error,
  reasons = REASONS,
  defaultReason = '',
  missing = 'Please provide a reason for flag',
}: FlagFormProps) {
  const id = useId();
  const [reason, setReason] = useState(defaultReason);
  const [asked, setAsked] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (reason !== '') {
      onFlag(reason);
      return;
    }
    setAsked(true);
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
        disabled={busy}
        error={asked && reason === '' ? missing : undefined}
      />
      {error && !busy && <Notice kind="error">{error}</Notice>}
      <div className={styles.actions}>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" id={`${id}-submit`} variant="danger" loading={busy}>
          Flag post
        </Button>
      </div>
    </form>
  );
}

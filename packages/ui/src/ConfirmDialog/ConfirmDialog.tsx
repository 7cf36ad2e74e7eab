import type { ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Notice } from '../Notice/Notice.tsx';

export interface ConfirmDialogProps {
  /** Shown now. */
  open: boolean;
  /** The whole question: "Are you sure you want to delete your account?" */
  question: ReactNode;
  /** What happens then, and whether it can be undone; read together with the question. */
  text?: ReactNode;
  /** The answer that does it, by its name. Default "Delete". */
  confirmLabel?: string;
  /** The answer that does nothing. Default "No". */
  cancelLabel?: string;
  /** `danger` for what cannot be undone, `primary` for the rest. Default `danger`. */
  tone?: 'danger' | 'primary';
  /** It is being done: the dialog stays, nothing closes it, neither answer can be given again. Default false. */
  busy?: boolean | undefined;
  /** What went wrong when it was tried; the dialog stays open with it, so that the same answer tries again. */
  error?: ReactNode;
  /** Yes. The caller does it, sets `busy` meanwhile, and closes the dialog when it has worked. */
  onConfirm: () => void;
  /** No, by the button, the cross, Escape or a press beside it; the caller then sets `open` to false. */
  onCancel: () => void;
}

/** Asks before something is done that is hard to take back (spec §2, Delete Account; §4, deletion of a post or comment). */
export function ConfirmDialog({
  open,
  question,
  text,
  confirmLabel = 'Delete',
  cancelLabel = 'No',
  tone = 'danger',
  busy = false,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      dismissible={!busy}
      title={question}
      description={text}
      actions={
        <>
          {/* First in order, so that the focus falls on it: an absent-minded Enter does no harm. */}
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error && !busy && <Notice kind="error">{error}</Notice>}
    </Dialog>
  );
}

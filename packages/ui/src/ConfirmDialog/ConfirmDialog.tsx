import type { ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { useMessages } from '../hooks/use-messages.ts';
import { MESSAGES } from './messages.ts';

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  | 'defaultOpen'
  | 'onOpenChange'
  | 'title'
  | 'description'
  | 'children'
  | 'actions'
  | 'dismissible'
  | 'size'
  | 'onCancel'
> {
  /** Whether the dialog is open. */
  open: boolean;
  /** The whole question: "Are you sure you want to delete your account?" */
  question: ReactNode;
  /** The consequence, and whether it can be undone; read together with the question. */
  text?: ReactNode;
  /** The confirming button, named after its action. Default "Delete". */
  confirmLabel?: string;
  /** The cancelling button. Default "No". */
  cancelLabel?: string;
  /** `danger` for actions that cannot be undone, `accent` for others. Default `danger`. */
  tone?: 'accent' | 'danger';
  /** The action is in progress: the dialog cannot be closed and both buttons are inactive. Default false. */
  loading?: boolean | undefined;
  /** Why the action failed; the dialog stays open with it, so that the same button tries again. */
  error?: ReactNode;
  /** Called on confirmation. The caller acts, sets `loading` meanwhile, and closes the dialog on success. */
  onConfirm: () => void;
  /** Called on No, the close button, Escape or a press outside; the caller then sets `open` to false. */
  onCancel: () => void;
}

/** Confirms an action that is hard to undo (product §2 and §4: Delete Account, deletion of a post or comment). */
export function ConfirmDialog({
  question,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  loading = false,
  error,
  onConfirm,
  onCancel,
  ...rest
}: ConfirmDialogProps) {
  const messages = useMessages('ConfirmDialog', MESSAGES);
  return (
    <Dialog
      {...rest}
      onOpenChange={onCancel}
      dismissible={!loading}
      title={question}
      description={text}
      actions={
        <>
          {/* First in tab order, so that it gets the focus: an accidental Enter does no harm. */}
          <Button variant="secondary" disabled={loading} onClick={onCancel}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmLabel ?? messages.confirm}
          </Button>
        </>
      }
    >
      {error && !loading && <Notice tone="danger">{error}</Notice>}
    </Dialog>
  );
}

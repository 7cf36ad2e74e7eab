import { useEffect, useRef, type ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { useMessages } from '../hooks/use-messages.ts';
import { useOpenState } from '../hooks/use-open-state.ts';
import { MESSAGES } from './messages.ts';

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'title' | 'description' | 'children' | 'actions' | 'dismissible' | 'size' | 'onCancel'
> {
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
  /**
   * The button that has the focus when it opens. `confirm` only where it is opened by a key of its own, which a second
   * press of Enter cannot be part of. Default `cancel`.
   */
  initialFocus?: 'cancel' | 'confirm' | undefined;
  /** The action is in progress: the dialog cannot be closed and both buttons are inactive. Default false. */
  loading?: boolean | undefined;
  /** Why the action failed; the dialog stays open with it, so that the same button tries again. */
  error?: ReactNode;
  /** Called on confirmation. The caller acts, sets `loading` meanwhile, and closes the dialog on success. */
  onConfirm: () => void;
  /**
   * Called with false on No, the close button, Escape or a press outside; a caller that controls it then sets `open`.
   */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Confirms an action that is hard to undo (product §2 and §4). */
export function ConfirmDialog({
  question,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  initialFocus = 'cancel',
  loading = false,
  error,
  onConfirm,
  open: given,
  defaultOpen,
  onOpenChange,
  ...rest
}: ConfirmDialogProps) {
  const messages = useMessages('ConfirmDialog', MESSAGES);
  const [open, setOpen] = useOpenState({ open: given, defaultOpen, onOpenChange });
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open && initialFocus === 'confirm') confirm.current?.focus();
  }, [open, initialFocus]);
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={setOpen}
      dismissible={!loading}
      title={question}
      description={text}
      actions={
        <>
          {/* First in tab order, so that it gets the focus: an accidental Enter does no harm. */}
          <Button variant="secondary" disabled={loading} onClick={() => setOpen(false)}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button
            ref={confirm}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            loading={loading}
            onClick={onConfirm}
          >
            {confirmLabel ?? messages.confirm}
          </Button>
        </>
      }
    >
      {error && !loading && <Notice tone="danger">{error}</Notice>}
    </Dialog>
  );
}

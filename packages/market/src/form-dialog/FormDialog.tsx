import { useId, type ComponentProps, type ReactNode, type SubmitEventHandler } from 'react';

import { Button, type ButtonProps } from '@oja/ui/Button';
import { cx } from '@oja/ui/cx';
import { Dialog, type DialogProps } from '@oja/ui/Dialog';
import { useOpenState } from '@oja/ui/hooks/use-open-state';
import { Notice } from '@oja/ui/Notice';
import styles from './FormDialog.module.css';

/** The props that the dialogs with a form share. */
export interface FormDialogProps extends Omit<
  DialogProps,
  'actions' | 'children' | 'description' | 'dismissible' | 'onClose' | 'title'
> {
  /** A call is in progress: the dialog cannot be closed, and nothing is sent twice. Default false. */
  loading?: boolean | undefined;
  /** Why a call failed, if not because of what was typed or chosen, which stays. */
  error?: string | undefined;
}

interface FormDialogFrameProps extends Omit<FormDialogProps, 'error'>, Pick<DialogProps, 'title' | 'description'> {
  /** Renders the form. It is inside the dialog, so that it starts empty each time. */
  children: (onCancel: () => void) => ReactNode;
}

/** A dialog that holds one form, and cannot be closed during its call. */
export function FormDialog({
  loading = false,
  open: given,
  defaultOpen,
  onOpenChange,
  children,
  ...rest
}: FormDialogFrameProps) {
  const [open, setOpen] = useOpenState({ open: given, defaultOpen, onOpenChange });
  return (
    <Dialog {...rest} open={open} onOpenChange={setOpen} dismissible={!loading}>
      {children(() => setOpen(false))}
    </Dialog>
  );
}

/** The props that the forms in these dialogs share. */
export interface DialogFormBaseProps extends Pick<FormDialogProps, 'loading' | 'error'> {
  /** Closes the dialog without a call. */
  onCancel: () => void;
}

interface DialogFormProps extends DialogFormBaseProps, Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Called on submit, but not during a call. */
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Text of the button that closes the dialog. */
  cancelLabel: string;
  /** Text of the submit button, and name of the form. */
  submitLabel: string;
  /** Look of the submit button. Default `primary`. */
  submitVariant?: ButtonProps['variant'];
  /** The fields. */
  children: ReactNode;
}

/** The form of a FormDialog: fields, the error of its call, Cancel and the submit button. */
export function DialogForm({
  loading = false,
  error,
  onCancel,
  onSubmit,
  cancelLabel,
  submitLabel,
  submitVariant = 'primary',
  children,
  className,
  ...rest
}: DialogFormProps) {
  const id = useId();
  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    if (!loading) onSubmit(event);
  };
  return (
    <form
      {...rest}
      className={cx(styles.form, className)}
      onSubmit={submit}
      noValidate
      method="post"
      aria-labelledby={id}
    >
      {children}
      {error && !loading && <Notice tone="danger">{error}</Notice>}
      <div className={styles.actions}>
        <Button variant="secondary" disabled={loading} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button type="submit" id={id} variant={submitVariant} loading={loading}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

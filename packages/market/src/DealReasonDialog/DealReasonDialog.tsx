import { DEAL_REASON_MAX } from '@oja/contract/limits';
import { TextField } from '@oja/ui/TextField';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { DialogForm, type DialogFormBaseProps, FormDialog, type FormDialogProps } from '../form-dialog/FormDialog.tsx';
import { useTypedField } from '../form-dialog/use-typed-field.ts';
import { MESSAGES } from './messages.ts';

export interface DealReasonDialogProps extends FormDialogProps {
  /** What the reason is for. */
  action: 'cancel' | 'contest';
  /** Called with the reason. The caller sends it and closes the dialog on success. */
  onReason: (reason: string) => void;
}

/** A dialog that asks why a deal is cancelled or contested (product §3 "Deals"). */
export function DealReasonDialog({ action, onReason, loading = false, error, ...rest }: DealReasonDialogProps) {
  const messages = useMessages('DealReasonDialog', MESSAGES);
  return (
    <FormDialog
      {...rest}
      loading={loading}
      title={messages[action]}
      description={action === 'cancel' ? messages.cancelText : messages.contestText}
    >
      {(close) => <ReasonForm {...{ action, onReason, loading, error }} onCancel={close} />}
    </FormDialog>
  );
}

type ReasonFormProps = DialogFormBaseProps & Pick<DealReasonDialogProps, 'action' | 'onReason'> & { loading: boolean };

function ReasonForm({ action, onReason, loading, error, onCancel }: ReasonFormProps) {
  const messages = useMessages('DealReasonDialog', MESSAGES);
  const { field, typed, setMissing, binding } = useTypedField({ loading, fieldError: undefined });
  const submit = () => {
    const reason = typed.trim();
    if (reason !== '') {
      onReason(reason);
      return;
    }
    setMissing(messages.missing);
    field.current?.focus();
  };
  return (
    <DialogForm
      {...{ loading, error, onCancel }}
      onSubmit={submit}
      cancelLabel={messages.keep}
      submitLabel={action === 'cancel' ? messages.submitCancel : messages.submitContest}
      submitVariant="danger"
    >
      <TextField {...binding} label={messages.reason} maxLength={DEAL_REASON_MAX} autoComplete="off" />
    </DialogForm>
  );
}

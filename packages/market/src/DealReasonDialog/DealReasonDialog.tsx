import { DEAL_REASON_MAX } from '@oja/contract/limits';
import { TextField } from '@oja/ui/TextField';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { DialogForm, type DialogFormBaseProps, FormDialog, type FormDialogProps } from '../form-dialog/FormDialog.tsx';
import { useTypedField } from '../form-dialog/use-typed-field.ts';
import { MESSAGES } from './messages.ts';

export interface DealReasonDialogProps extends FormDialogProps {
  /** What the reason is for. To decline, none has to be given. */
  action: 'cancel' | 'contest' | 'decline';
  /** Called with the reason, '' without one. The caller sends it and closes the dialog on success. */
  onReason: (reason: string) => void;
}

/** A dialog that asks why a deal is cancelled or contested, or an offer declined (product §3 "Deals"). */
export function DealReasonDialog({ action, onReason, loading = false, error, ...rest }: DealReasonDialogProps) {
  const messages = useMessages('DealReasonDialog', MESSAGES);
  const texts = { cancel: messages.cancelText, contest: messages.contestText, decline: messages.declineText };
  return (
    <FormDialog {...rest} loading={loading} title={messages[action]} description={texts[action]}>
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
    if (reason !== '' || action === 'decline') {
      onReason(reason);
      return;
    }
    setMissing(messages.missing);
    field.current?.focus();
  };
  const submits = { cancel: messages.submitCancel, contest: messages.submitContest, decline: messages.submitDecline };
  return (
    <DialogForm
      {...{ loading, error, onCancel }}
      onSubmit={submit}
      cancelLabel={messages.keep}
      submitLabel={submits[action]}
      submitVariant="danger"
    >
      <TextField {...binding} label={messages.reason} maxLength={DEAL_REASON_MAX} autoComplete="off" />
    </DialogForm>
  );
}

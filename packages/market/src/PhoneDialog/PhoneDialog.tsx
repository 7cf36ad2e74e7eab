import { useMessages } from '@oja/ui/hooks/use-messages';
import { FormDialog, type FormDialogProps } from '../form-dialog/FormDialog.tsx';
import { PhoneForm, type PhoneFormProps } from './PhoneForm.tsx';
import { MESSAGES } from './messages.ts';

export interface PhoneDialogProps extends FormDialogProps, Omit<PhoneFormProps, 'onCancel'> {}

/** Asks for a phone number, then for the code that was sent to it by SMS (decision 039). */
export function PhoneDialog({
  sentTo,
  codeLength,
  isChange,
  onSendCode,
  onConfirm,
  onOtherNumber,
  loading,
  error,
  fieldError,
  ...rest
}: PhoneDialogProps) {
  const messages = useMessages('PhoneDialog', MESSAGES);
  return (
    <FormDialog {...rest} loading={loading} title={messages.title} description={messages.about}>
      {(close) => (
        <PhoneForm
          // Each step starts empty.
          key={sentTo}
          {...{ sentTo, codeLength, isChange, onSendCode, onConfirm, onOtherNumber, loading, error, fieldError }}
          onCancel={close}
        />
      )}
    </FormDialog>
  );
}

import { useMessages } from '@oja/ui/hooks/use-messages';
import { FormDialog, type FormDialogProps } from '../form-dialog/FormDialog.tsx';
import { AuthenticatorAppForm, type AuthenticatorAppFormProps } from './AuthenticatorAppForm.tsx';
import { MESSAGES } from './messages.ts';

export interface AuthenticatorAppDialogProps extends FormDialogProps, Omit<AuthenticatorAppFormProps, 'onCancel'> {}

/** Adds an authenticator app as a second factor: it gives the app its key, and asks for the first code. */
export function AuthenticatorAppDialog({
  secret,
  uri,
  codeLength,
  onConfirm,
  loading,
  error,
  fieldError,
  ...rest
}: AuthenticatorAppDialogProps) {
  const messages = useMessages('AuthenticatorAppDialog', MESSAGES);
  return (
    <FormDialog {...rest} loading={loading} title={messages.title} description={messages.description}>
      {(close) => (
        <AuthenticatorAppForm
          {...{ secret, uri, codeLength, onConfirm, loading, error, fieldError }}
          onCancel={close}
        />
      )}
    </FormDialog>
  );
}

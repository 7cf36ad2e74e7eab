import { Dialog, type DialogProps } from '@oja/ui/Dialog';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { useOpenState } from '@oja/ui/hooks/use-open-state';
import { AuthenticatorAppForm, type AuthenticatorAppFormProps } from './AuthenticatorAppForm.tsx';
import { MESSAGES } from './messages.ts';

export interface AuthenticatorAppDialogProps
  extends
    Omit<DialogProps, 'actions' | 'children' | 'description' | 'dismissible' | 'onClose' | 'title'>,
    Omit<AuthenticatorAppFormProps, 'onCancel'> {}

/** Adds an authenticator app as a second factor: it gives the app its key, and asks for the first code. */
export function AuthenticatorAppDialog({
  secret,
  uri,
  codeLength,
  onConfirm,
  loading = false,
  error,
  fieldError,
  open: given,
  defaultOpen,
  onOpenChange,
  ...rest
}: AuthenticatorAppDialogProps) {
  const messages = useMessages('AuthenticatorAppDialog', MESSAGES);
  const [open, setOpen] = useOpenState({ open: given, defaultOpen, onOpenChange });
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={setOpen}
      dismissible={!loading}
      title={messages.title}
      description={messages.description}
    >
      {/* Inside the dialog, so that it starts empty each time. */}
      <AuthenticatorAppForm
        {...{ secret, uri, codeLength, onConfirm, loading, error, fieldError }}
        onCancel={() => setOpen(false)}
      />
    </Dialog>
  );
}

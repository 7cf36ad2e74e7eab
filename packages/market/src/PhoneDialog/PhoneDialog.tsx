import { Dialog, type DialogProps } from '@oja/ui/Dialog';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { useOpenState } from '@oja/ui/hooks/use-open-state';
import { PhoneForm, type PhoneFormProps } from './PhoneForm.tsx';
import { MESSAGES } from './messages.ts';

export interface PhoneDialogProps
  extends
    Omit<DialogProps, 'actions' | 'children' | 'description' | 'dismissible' | 'onClose' | 'title'>,
    Omit<PhoneFormProps, 'onCancel'> {}

/** Asks for a phone number, then for the code that was sent to it by SMS (decision 039). */
export function PhoneDialog({
  sentTo,
  codeLength,
  isChange,
  onSendCode,
  onConfirm,
  onOtherNumber,
  loading = false,
  error,
  fieldError,
  open: given,
  defaultOpen,
  onOpenChange,
  ...rest
}: PhoneDialogProps) {
  const messages = useMessages('PhoneDialog', MESSAGES);
  const [open, setOpen] = useOpenState({ open: given, defaultOpen, onOpenChange });
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={setOpen}
      dismissible={!loading}
      title={messages.title}
      description={messages.about}
    >
      {/* Inside the dialog, and another one for each step, so that it starts empty each time. */}
      <PhoneForm
        key={sentTo}
        {...{ sentTo, codeLength, isChange, onSendCode, onConfirm, onOtherNumber, loading, error, fieldError }}
        onCancel={() => setOpen(false)}
      />
    </Dialog>
  );
}

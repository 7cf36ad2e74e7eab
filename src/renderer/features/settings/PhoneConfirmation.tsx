import { PHONE_CODE_LENGTH, TOAST_MS } from '@oja/contract/limits';
import { normalisePhone } from '@oja/contract/phone';
import type { PhoneAnswer } from '@oja/contract/phone-confirmation';
import { PhoneDialog } from '@oja/market/PhoneDialog';
import { toast } from '@oja/ui/toast-store';
import { useState } from 'react';

import { failureMessage, hasErrorCode, serverError } from '../../api/failure.ts';
import { useConfirmPhoneMutation, useSendPhoneCodeMutation } from '../../api/phone-api.ts';

/**
 * Confirms a phone number by a code. Failures are shown in the dialog, which stays open. It begins with the code if one
 * was sent to this session and can still be used.
 */
export function PhoneConfirmation({ phone, onClose }: { phone: PhoneAnswer['data']; onClose: () => void }) {
  const [sendCode, { isLoading: isSending }] = useSendPhoneCodeMutation();
  const [confirm, { isLoading: isConfirming }] = useConfirmPhoneMutation();
  const [sentTo, setSentTo] = useState(phone.pending?.phoneNumber);
  const [failure, setFailure] = useState<unknown>();
  const fields = serverError(failure)?.fields;
  const message = failure === undefined ? undefined : failureMessage(failure);
  const fieldError =
    fields?.['phoneNumber'] ?? fields?.['code'] ?? (hasErrorCode(failure, 'phone_code_invalid') ? message : undefined);

  const send = async (number: string) => {
    setFailure(undefined);
    const { data, error } = await sendCode({ phoneNumber: number });
    // Without an answer of the SMS service the code may arrive all the same.
    if (data || hasErrorCode(error, 'sms_unavailable')) setSentTo(normalisePhone(number));
    setFailure(error);
  };
  const check = async (code: string) => {
    setFailure(undefined);
    const { data, error } = await confirm({ code });
    setFailure(error);
    if (!data) return;
    toast({ tone: 'success', title: data.message, durationMs: TOAST_MS.default });
    onClose();
  };

  return (
    <PhoneDialog
      open
      sentTo={sentTo}
      codeLength={PHONE_CODE_LENGTH}
      isChange={phone.phoneNumber !== null}
      loading={isSending || isConfirming}
      error={fieldError === undefined ? message : undefined}
      fieldError={fieldError}
      onSendCode={(number) => void send(number)}
      onConfirm={(code) => void check(code)}
      onOtherNumber={() => {
        setFailure(undefined);
        setSentTo(undefined);
      }}
      onOpenChange={onClose}
    />
  );
}

import { STEP_UP_CODE_LENGTH } from '@oja/contract/limits';
import { StepUpDialog as StepUpDialogView } from '@oja/market/StepUpDialog';
import { useState } from 'react';

import { failureMessage, hasErrorCode } from '../../api/failure.ts';
import { useSendStepUpCodeMutation, useStepUpMutation } from '../../api/step-up-api.ts';
import { settleStepUp, type StepUpRequest } from '../../api/step-up-requests.ts';

/**
 * Confirms the session with the password, a code of the authenticator app, a recovery code or an emailed code. Failures
 * are shown in the dialog, which stays open.
 */
export default function StepUpDialog({ request }: { request: StepUpRequest }) {
  const [stepUp, { isLoading: isConfirming }] = useStepUpMutation();
  const [sendCode, { isLoading: isSending }] = useSendStepUpCodeMutation();
  const [by, setBy] = useState(request.by);
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isAboutField = hasErrorCode(
    failure,
    'password_wrong',
    'code_invalid',
    'second_factor_invalid',
    'validation_failed',
  );
  const message = failure === undefined ? undefined : failureMessage(failure);

  const confirm = async (typed: string) => {
    setFailure(undefined);
    const { data, error } = await stepUp(by === 'password' ? { password: typed } : { code: typed });
    if (data) settleStepUp('proved');
    else setFailure(error);
  };
  const send = async () => {
    setFailure(undefined);
    const { data, error } = await sendCode();
    if (data) setIsSent(true);
    else setFailure(error);
  };

  const change = () => {
    setFailure(undefined);
    setBy(by === 'password' ? 'factor' : 'password');
  };

  return (
    <StepUpDialogView
      open
      by={by}
      totp={request.totp}
      onSwitch={request.by === 'password' && request.totp ? change : undefined}
      maskedEmail={request.email}
      codeLength={STEP_UP_CODE_LENGTH}
      codeSent={isSent}
      loading={isConfirming || isSending}
      error={isAboutField ? undefined : message}
      fieldError={isAboutField ? message : undefined}
      onConfirm={(typed) => void confirm(typed)}
      onSendCode={() => void send()}
      onOpenChange={() => settleStepUp('cancelled')}
    />
  );
}

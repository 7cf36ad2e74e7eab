import { t } from '@lingui/core/macro';
import { STEP_UP_CODE_LENGTH } from '@oja/contract/limits';
import { StepUpDialog as StepUpDialogView } from '@oja/market/StepUpDialog';
import { useState } from 'react';

import { failureMessage, hasErrorCode } from '../../api/failure.ts';
import {
  useRequestStepUpPasskeyMutation,
  useSendStepUpCodeMutation,
  useStepUpMutation,
} from '../../api/step-up-api.ts';
import { settleStepUp, type StepUpRequest } from '../../api/step-up-requests.ts';
import { canUsePasskeys, requestPasskey } from '../../platform/passkeys.ts';
import { usePlatform } from '../../platform/PlatformContext.tsx';

/**
 * Confirms the session with the password, a code of the authenticator app, a passkey, a recovery code or an emailed
 * code. Failures are shown in the dialog, which stays open.
 */
export default function StepUpDialog({ request }: { request: StepUpRequest }) {
  const [stepUp, { isLoading: isConfirming }] = useStepUpMutation();
  const [sendCode, { isLoading: isSending }] = useSendStepUpCodeMutation();
  const [requestOptions] = useRequestStepUpPasskeyMutation();
  const platform = usePlatform();
  const [isAsking, setIsAsking] = useState(false);
  const [by, setBy] = useState(request.by);
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState<{ text: string; isAboutField: boolean }>();
  const fail = (error: unknown, isTyped: boolean) => {
    const isAboutField = hasErrorCode(
      error,
      'password_wrong',
      'code_invalid',
      'second_factor_invalid',
      'validation_failed',
    );
    setFailure({ text: failureMessage(error), isAboutField: isTyped && isAboutField });
  };

  const confirm = async (typed: string) => {
    setFailure(undefined);
    const { data, error } = await stepUp(by === 'password' ? { password: typed } : { code: typed });
    if (data) settleStepUp('proved');
    else fail(error, true);
  };
  const confirmWithPasskey = async () => {
    setFailure(undefined);
    setIsAsking(true);
    const options = await requestOptions();
    const outcome = options.data && (await requestPasskey(options.data.data));
    setIsAsking(false);
    if (!outcome) fail(options.error, false);
    else if ('failure' in outcome)
      setFailure({ text: t`The passkey was not used. Try again, or confirm in another way.`, isAboutField: false });
    else {
      const { data, error } = await stepUp({ assertion: outcome.answer });
      if (data) settleStepUp('proved');
      else fail(error, false);
    }
  };
  const send = async () => {
    setFailure(undefined);
    const { data, error } = await sendCode();
    if (data) setIsSent(true);
    else fail(error, false);
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
      onPasskey={request.passkey && canUsePasskeys(platform) ? () => void confirmWithPasskey() : undefined}
      maskedEmail={request.email}
      codeLength={STEP_UP_CODE_LENGTH}
      codeSent={isSent}
      loading={isConfirming || isSending || isAsking}
      error={failure?.isAboutField ? undefined : failure?.text}
      fieldError={failure?.isAboutField ? failure.text : undefined}
      onConfirm={(typed) => void confirm(typed)}
      onSendCode={() => void send()}
      onOpenChange={() => settleStepUp('cancelled')}
    />
  );
}

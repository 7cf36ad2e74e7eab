import { t } from '@lingui/core/macro';
import { FAILURES } from '@oja/contract/failures';
import { TOTP_DIGITS } from '@oja/contract/limits';
import type { LoginChallenge, PasskeyRequest, SecondFactor } from '@oja/contract/second-factors';
import { AccountLayout } from '@oja/market/AccountLayout';
import { SecondFactorForm } from '@oja/market/SecondFactorForm';
import { Notice } from '@oja/ui/Notice';
import { useState } from 'react';
import { Link } from 'react-router';

import { failureMessage, hasErrorCode, serverError } from '../../api/failure.ts';
import { useLogInWithSecondFactorMutation } from '../../api/second-step-api.ts';
import { canUsePasskeys, requestPasskey } from '../../platform/passkeys.ts';
import { usePlatform } from '../../platform/PlatformContext.tsx';
import { useEnter } from './use-enter.ts';

export interface SecondStepProps {
  /** The server's answer to the first step. */
  challenge: LoginChallenge;
  /** What was typed in the first step; undefined for a login with Google. */
  userName: string | undefined;
  /** Returns to the first step. @param reason why, unless the user chose it */
  onBack: (reason?: string) => void;
}

/**
 * The second step of /login: a code or a passkey (decision 037). A failure is shown here, and what was typed stays. If
 * the server has forgotten the first step, the login begins again.
 */
export function SecondStep({ challenge: { challenge, totp, passkey }, userName, onBack }: SecondStepProps) {
  const platform = usePlatform();
  const enter = useEnter();
  const [logIn, { isLoading }] = useLogInWithSecondFactorMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [by, setBy] = useState<'code' | 'passkey'>('code');
  const [failure, setFailure] = useState<{ text: string; isAboutCode: boolean }>();

  const send = async (factor: Omit<SecondFactor, 'challenge'>) => {
    setFailure(undefined);
    const { data, error } = await logIn({ challenge, ...factor });
    if (data) await enter(data.data, userName);
    else if (hasErrorCode(error, 'challenge_expired')) onBack(failureMessage(error));
    else {
      setFailure({
        text: serverError(error)?.fields?.['code'] ?? failureMessage(error, FAILURES.somethingWrong, FAILURES.network),
        isAboutCode: factor.code !== undefined && hasErrorCode(error, 'second_factor_invalid', 'validation_failed'),
      });
    }
  };
  const sendCode = (code: string) => {
    setBy('code');
    void send({ code });
  };
  const askForPasskey = async (request: PasskeyRequest) => {
    setBy('passkey');
    setFailure(undefined);
    setIsAsking(true);
    const outcome = await requestPasskey(request);
    setIsAsking(false);
    if ('answer' in outcome) await send({ assertion: outcome.answer });
    else setFailure({ text: t`The passkey was not used. Try again, or use a code.`, isAboutCode: false });
  };

  const isOffered = passkey !== null && canUsePasskeys(platform);
  const isByPasskeyOnly = !totp && passkey !== null;
  return (
    <AccountLayout
      title={t`One more step`}
      intro={
        isByPasskeyOnly && !isOffered
          ? t`Your passkey cannot be used here. Enter one of your recovery codes, or log in with a browser that has the passkey.`
          : t`Your account has two-step sign-in. Show that it is you.`
      }
      homeLink={<Link to="/" />}
    >
      <SecondFactorForm
        totp={totp}
        codeLength={TOTP_DIGITS}
        onConfirm={sendCode}
        onPasskey={isOffered ? () => void askForPasskey(passkey) : undefined}
        loading={(isLoading && by === 'code') || ((isAsking || isLoading) && 'passkey')}
        fieldError={failure?.isAboutCode ? failure.text : undefined}
        notice={failure && !failure.isAboutCode && <Notice tone="danger">{failure.text}</Notice>}
        onBack={() => onBack()}
      />
    </AccountLayout>
  );
}

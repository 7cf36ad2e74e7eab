import { t } from '@lingui/core/macro';
import { FAILURES } from '@oja/contract/failures';
import { TOAST_MS } from '@oja/contract/limits';
import type { LoginChallenge } from '@oja/contract/second-factors';
import { AccountLayout } from '@oja/market/AccountLayout';
import { toast } from '@oja/ui/toast-store';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';

import { translateText } from '../../platform/language.ts';
import { replayEarlyPresses } from '../../platform/early-presses.ts';
import { LoginForm, type LoginRestart } from './LoginForm.tsx';
import type { SecondStepProps } from './SecondStep.tsx';

/** The login waits for its second factor. */
interface Pending {
  challenge: LoginChallenge;
  userName: string | undefined;
  Step: ComponentType<SecondStepProps>;
}

/** /login (product §2): user name and password, then the second factor of an account that has one (decision 037). */
export default function LoginScreen() {
  const [pending, setPending] = useState<Pending>();
  const [restart, setRestart] = useState<LoginRestart>();
  useEffect(replayEarlyPresses, []);

  /** The second step is loaded when it is needed. */
  const begin = useCallback(async (challenge: LoginChallenge, userName?: string) => {
    try {
      const { SecondStep } = await import('./SecondStep.tsx');
      setPending({ challenge, userName, Step: SecondStep });
    } catch {
      toast({ tone: 'danger', group: 'logIn', title: translateText(FAILURES.network), durationMs: TOAST_MS.default });
    }
  }, []);
  const goBack = (reason?: string) => {
    setRestart({ userName: pending?.userName, reason });
    setPending(undefined);
  };

  if (pending) {
    const { Step, challenge, userName } = pending;
    return <Step {...{ challenge, userName }} onBack={goBack} />;
  }
  return (
    <AccountLayout
      title={t`Welcome back`}
      intro={t`Your vendors have been busy. See what is new.`}
      homeLink={<Link to="/" />}
    >
      <LoginForm restart={restart} onChallenge={begin} />
    </AccountLayout>
  );
}

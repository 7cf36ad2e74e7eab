import type { Login } from '@oja/contract/auth';
import { FAILURES } from '@oja/contract/failures';
import type { LoginChallenge } from '@oja/contract/second-factors';
import { LoginForm as LoginFormView } from '@oja/market/LoginForm';
import { Notice } from '@oja/ui/Notice';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';

import { translateText } from '../../platform/language.ts';
import { useLogInMutation } from '../../api/auth-api.ts';
import { hasErrorCode, serverError } from '../../api/failure.ts';
import { readLoginChallenge } from '../../api/login-challenge.ts';
import { submitForm } from '../../api/submit-form.ts';
import { readLoginName } from '../../session/login-name.ts';
import { REQUIRED, toastMissing } from './require-all.ts';
import { ResendActivation } from './ResendActivation.tsx';
import { useEnter } from './use-enter.ts';
import { useGoogleSignIn } from './use-google-sign-in.ts';

/** The login begins again after its second step. */
export interface LoginRestart {
  /** What was typed; undefined for a login with Google. */
  userName: string | undefined;
  /** Why, unless the user chose it. */
  reason: string | undefined;
}

interface LoginFormProps {
  /** Set if the user came back from the second step. */
  restart?: LoginRestart | undefined;
  /**
   * Called if the account has a second factor; the same function on each render.
   * @param userName what was typed; undefined for a login with Google
   */
  onChallenge: (challenge: LoginChallenge, userName?: string) => Promise<void>;
}

/**
 * User name or email and password. On success it stores the session and loads the dashboard, or the page of it that the
 * user wanted to open (product §4 "Auth"), unless the account has a second factor.
 */
export function LoginForm({ restart, onChallenge }: LoginFormProps) {
  const enter = useEnter();
  const [logIn, { isLoading, error }] = useLogInMutation();
  const [isContinuing, setIsContinuing] = useState(false);
  const google = useGoogleSignIn(onChallenge);
  const { clearErrors, register, handleSubmit, formState, getFieldState, getValues, setError, setFocus, setValue } =
    useForm<Login>({
      defaultValues: { userName: restart?.userName ?? readLoginName(), password: '' },
    });
  const isRestarted = restart !== undefined;
  useEffect(() => {
    if (isRestarted) setFocus('password');
  }, [isRestarted, setFocus]);
  // Either field may be wrong, so a change of either removes the message below the password.
  const clearLoginError = () => {
    if (getFieldState('password').error?.type === 'server') clearErrors('password');
  };
  const field = (name: keyof Login) => {
    const { ref, ...binding } = register(name, { ...REQUIRED, onChange: clearLoginError });
    return {
      ...binding,
      ref: (input: HTMLInputElement | null) => {
        // What was typed into the page's HTML before it was hydrated, or is about to be; the form would set its initial
        // value.
        const typed = input?.value ?? '';
        const isTyping = typed !== '' || (input !== null && input === document.activeElement);
        ref(input);
        if (isTyping && typed !== getValues(name)) setValue(name, typed);
      },
      error: formState.errors[name]?.message,
    };
  };

  const submit = handleSubmit(
    async (values) => {
      const answer = await logIn(values);
      if (hasErrorCode(answer.error, 'invalid_credentials')) {
        setError('password', { type: 'server', message: translateText(FAILURES.credentials) }, { shouldFocus: true });
      }
      const challenge = readLoginChallenge(answer.error);
      if (challenge) {
        setIsContinuing(true);
        await onChallenge(challenge, values.userName);
        setIsContinuing(false);
      }
      if (answer.data) await enter(answer.data.data, values.userName);
    },
    () => toastMissing('logIn'),
  );

  return (
    <LoginFormView
      // If the browser ever sends the form itself, the password is not in the address.
      method="post"
      fields={{ userName: field('userName'), password: field('password') }}
      onSubmit={submitForm('logIn', submit)}
      loading={isLoading || isContinuing || (google.isPending && 'google')}
      notice={
        serverError(error)?.code === 'not_activated' ? (
          <ResendActivation userName={getValues('userName')} />
        ) : (
          restart?.reason !== undefined && <Notice tone="warning">{restart.reason}</Notice>
        )
      }
      signupLink={<Link to="/signup" />}
      forgotPasswordLink={<Link to="/forgot-password" />}
      onGoogle={google.begin}
      onGoogleCancel={google.cancel}
    />
  );
}

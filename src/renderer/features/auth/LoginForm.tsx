import { t } from '@lingui/core/macro';
import type { Login } from '@oja/contract/auth';
import { FAILURES } from '@oja/contract/failures';
import { TOAST_MS } from '@oja/contract/limits';
import { LoginForm as LoginFormView } from '@oja/market/LoginForm';
import { toast } from '@oja/ui/toast-store';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';

import { useLogInMutation } from '../../api/auth-api.ts';
import { hasErrorCode, serverError } from '../../api/failure.ts';
import { submitForm } from '../../api/submit-form.ts';
import { storeLoginName, readLoginName } from '../../session/login-name.ts';
import { placeAfterLogin } from '../../session/place-after-login.ts';
import { signIn } from '../../session/sign-in.ts';
import { useSessionDispatch } from '../../session/use-session.ts';
import { REQUIRED, toastMissing } from './require-all.ts';
import { ResendActivation } from './ResendActivation.tsx';
import { useGoogleSignIn } from './use-google-sign-in.ts';

/**
 * User name or email and password. On success it stores the session and loads the dashboard, or the page of it that the
 * user wanted to open (product §4 "Auth"). The user name of an activation or an earlier login is prefilled.
 */
export function LoginForm() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const dispatch = useSessionDispatch();
  const [logIn, { isLoading, error }] = useLogInMutation();
  const google = useGoogleSignIn();
  const { clearErrors, register, handleSubmit, formState, getFieldState, getValues, setError, setValue } =
    useForm<Login>({
      defaultValues: { userName: readLoginName(), password: '' },
    });
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
        setError('password', { type: 'server', message: FAILURES.credentials }, { shouldFocus: true });
      }
      if (!answer.data) return;
      storeLoginName(values.userName);
      try {
        await dispatch(signIn(answer.data.data));
      } catch (failure) {
        toastUnstoredSession(failure);
        return;
      }
      await navigate(placeAfterLogin(search), { replace: true });
    },
    () => toastMissing('logIn'),
  );

  return (
    <LoginFormView
      // If the browser ever sends the form itself, the password is not in the address.
      method="post"
      fields={{ userName: field('userName'), password: field('password') }}
      onSubmit={submitForm('logIn', submit)}
      loading={isLoading}
      notice={serverError(error)?.code === 'not_activated' && <ResendActivation userName={getValues('userName')} />}
      signupLink={<Link to="/signup" />}
      forgotPasswordLink={<Link to="/forgot-password" />}
      onGoogle={google.begin}
      googleLoading={google.isPending}
      onGoogleCancel={google.cancel}
    />
  );
}

/** Without a stored session the reloaded dashboard would be a visitor's, so the login ends here. */
function toastUnstoredSession(failure: unknown): void {
  toast({
    tone: 'danger',
    group: 'logIn',
    title: t`Your session could not be stored`,
    text: failure instanceof Error ? failure.message : undefined,
    durationMs: TOAST_MS.default,
  });
}

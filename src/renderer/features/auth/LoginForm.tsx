import type { Login } from '@oja/contract/auth';
import { LoginForm as LoginFormView } from '@oja/ui/LoginForm';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { useLogInMutation } from '../../api/auth-api.ts';
import { serverRefusal } from '../../api/failure.ts';
import { placeAfterLogin } from '../../session/place-after-login.ts';
import { signIn } from '../../session/sign-in.ts';
import { useSessionDispatch } from '../../session/use-session.ts';
import { REQUIRED, toastMissing } from './require-all.ts';
import { ResendActivation } from './ResendActivation.tsx';
import { useGoogleSignIn } from './use-google-sign-in.ts';

/** User name or e-mail and password; on success the session is stored and the dashboard opened anew (spec §4 "Auth"),
 * or the place in it that one was on the way to. */
export function LoginForm() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const dispatch = useSessionDispatch();
  const [logIn, { isLoading, error }] = useLogInMutation();
  const google = useGoogleSignIn();
  const { register, handleSubmit, formState, getValues } = useForm<Login>({ defaultValues: { userName: '', password: '' } });
  const field = (name: keyof Login) => ({ ...register(name, REQUIRED), error: formState.errors[name]?.message });

  const submit = handleSubmit(async (values) => {
    const answer = await logIn(values);
    if (!answer.data) return;
    await dispatch(signIn(answer.data.data));
    await navigate(placeAfterLogin(search), { replace: true });
  }, toastMissing);

  return (
    <LoginFormView
      fields={{ userName: field('userName'), password: field('password') }}
      onSubmit={(event) => void submit(event)}
      submitting={isLoading}
      notice={serverRefusal(error)?.code === 'not_activated' && <ResendActivation userName={getValues('userName')} />}
      signupLink={<Link to="/signup" />}
      forgotPasswordLink={<Link to="/forgot-password" />}
      onGoogle={google.begin}
      googleLoading={google.isPending}
      onGoogleCancel={google.cancel}
    />
  );
}

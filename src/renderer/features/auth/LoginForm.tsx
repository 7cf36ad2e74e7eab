import type { Login } from '@oja/contract/auth';
import { Button } from '@oja/ui/Button';
import { PasswordField } from '@oja/ui/PasswordField';
import { TextField } from '@oja/ui/TextField';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';

import { useLogInMutation } from '../../api/auth-api.ts';
import { serverRefusal } from '../../api/failure.ts';
import { signIn } from '../../session/sign-in.ts';
import { useSessionDispatch } from '../../session/use-session.ts';
import styles from './AuthForm.module.css';
import { REQUIRED, toastMissing } from './require-all.ts';
import { ResendActivation } from './ResendActivation.tsx';

/** User name or e-mail and password; on success the session is stored and the dashboard opened anew (spec §4 "Auth"). */
export function LoginForm() {
  const navigate = useNavigate();
  const dispatch = useSessionDispatch();
  const [logIn, { isLoading, error }] = useLogInMutation();
  const { register, handleSubmit, formState, getValues } = useForm<Login>({ defaultValues: { userName: '', password: '' } });
  const isWaitingForActivation = serverRefusal(error)?.code === 'not_activated';

  const submit = handleSubmit(async (values) => {
    const answer = await logIn(values);
    if (!answer.data) return;
    await dispatch(signIn(answer.data.data));
    await navigate('/dashboard?reload=true', { replace: true });
  }, toastMissing);

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {isWaitingForActivation && <ResendActivation userName={getValues('userName')} />}
      <TextField
        label="Email or username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.userName?.message}
        {...register('userName', REQUIRED)}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', REQUIRED)}
      />
      <Button type="submit" size="large" fullWidth loading={isLoading}>
        Login
      </Button>
      <p className={styles.aside}>
        New to Oja? <Link to="/signup">Signup</Link>
      </p>
    </form>
  );
}

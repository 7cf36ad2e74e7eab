import type { Signup } from '@oja/contract/auth';
import { Button } from '@oja/ui/Button';
import { Notice } from '@oja/ui/Notice';
import { PasswordField } from '@oja/ui/PasswordField';
import { TextField } from '@oja/ui/TextField';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';

import { useSignUpMutation } from '../../api/auth-api.ts';
import { showFieldErrors } from '../../api/field-errors.ts';
import styles from './AuthForm.module.css';
import { REQUIRED, toastMissing } from './require-all.ts';

const EMPTY: Signup = { name: '', userName: '', email: '', password: '', confirmPassword: '' };
const NAMES = ['name', 'userName', 'email', 'password', 'confirmPassword'] as const;

/**
 * The five fields of spec §2 "Signup". The server judges them, its words land on the inputs they are about,
 * and what was typed stays until the account exists.
 */
export function SignupForm() {
  const [signUp, { isLoading, data }] = useSignUpMutation();
  const { register, handleSubmit, formState, setError, reset } = useForm<Signup>({ defaultValues: EMPTY });
  const errorOf = (name: keyof Signup) => formState.errors[name]?.message;

  const submit = handleSubmit(async (values) => {
    const answer = await signUp(values);
    if (answer.data) reset();
    else showFieldErrors(answer.error, NAMES, setError);
  }, toastMissing);

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {data && <Notice kind="success">{data.message}</Notice>}
      <TextField label="Full Name" autoComplete="name" error={errorOf('name')} {...register('name', REQUIRED)} />
      <TextField
        label="Username"
        hint="Or the name of your business. People find you by it."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('userName')}
        {...register('userName', REQUIRED)}
      />
      <TextField label="Email" type="email" autoComplete="email" error={errorOf('email')} {...register('email', REQUIRED)} />
      <PasswordField
        label="Password"
        hint="At least 8 characters."
        autoComplete="new-password"
        error={errorOf('password')}
        {...register('password', REQUIRED)}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
        {...register('confirmPassword', REQUIRED)}
      />
      <Button type="submit" size="large" fullWidth loading={isLoading}>
        Register
      </Button>
      <p className={styles.aside}>
        Have an account? <Link to="/login">Login</Link>
      </p>
    </form>
  );
}

import type { Signup } from '@oja/contract/auth';
import { SignupForm as SignupFormView } from '@oja/ui/SignupForm';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';

import { useSignUpMutation } from '../../api/auth-api.ts';
import { showFieldErrors } from '../../api/field-errors.ts';
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
  const field = (name: keyof Signup) => ({ ...register(name, REQUIRED), error: formState.errors[name]?.message });

  const submit = handleSubmit(async (values) => {
    const answer = await signUp(values);
    if (answer.data) reset();
    else showFieldErrors(answer.error, NAMES, setError);
  }, toastMissing);

  return (
    <SignupFormView
      fields={{
        name: field('name'),
        userName: field('userName'),
        email: field('email'),
        password: field('password'),
        confirmPassword: field('confirmPassword'),
      }}
      onSubmit={(event) => void submit(event)}
      submitting={isLoading}
      successMessage={data?.message}
      loginLink={<Link to="/login" />}
    />
  );
}

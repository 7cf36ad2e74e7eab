import type { Signup } from '@oja/contract/auth';
import { SignupForm as SignupFormView } from '@oja/market/SignupForm';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';

import { useSignUpMutation } from '../../api/auth-api.ts';
import { showFieldErrors } from '../../api/field-errors.ts';
import { submitForm } from '../../api/submit-form.ts';
import { beginFirstRun } from '../../session/first-run.ts';
import { usePasswordStrength } from '../../session/use-password-strength.ts';
import { REQUIRED, toastMissing } from './require-all.ts';

const EMPTY: Signup = { name: '', userName: '', email: '', password: '', confirmPassword: '' };
const NAMES = ['name', 'userName', 'email', 'password', 'confirmPassword'] as const;

/**
 * The five fields of product §2 "Signup". The server validates them and its messages appear at their fields. The values
 * stay until the account exists.
 */
export function SignupForm() {
  const [signUp, { isLoading, data }] = useSignUpMutation();
  const { control, register, handleSubmit, formState, setError, reset } = useForm<Signup>({ defaultValues: EMPTY });
  const [password, ...known] = useWatch({ control, name: ['password', 'name', 'userName', 'email'] });
  const strength = usePasswordStrength(password, known);
  const field = (name: keyof Signup) => ({ ...register(name, REQUIRED), error: formState.errors[name]?.message });

  const submit = handleSubmit(
    async (values) => {
      const answer = await signUp(values);
      if (answer.data) {
        beginFirstRun(values.userName.trim());
        reset();
      } else showFieldErrors(answer.error, NAMES, setError);
    },
    () => toastMissing('signUp'),
  );

  return (
    <SignupFormView
      fields={{
        name: field('name'),
        userName: field('userName'),
        email: field('email'),
        password: field('password'),
        confirmPassword: field('confirmPassword'),
      }}
      strength={strength}
      onSubmit={submitForm('signUp', submit)}
      loading={isLoading}
      successMessage={data?.message}
      loginLink={<Link to="/login" />}
    />
  );
}

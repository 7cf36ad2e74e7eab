import type { Signup } from '@oja/contract/auth';
import { SignupForm as SignupFormView } from '@oja/market/SignupForm';
import { type ComponentType, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';

import { useSignUpMutation } from '../../api/auth-api.ts';
import { showFieldErrors } from '../../api/field-errors.ts';
import { submitForm } from '../../api/submit-form.ts';
import { beginFirstRun } from '../../session/first-run.ts';
import { usePasswordStrength } from '../../session/use-password-strength.ts';
import { REQUIRED, toastMissing } from './require-all.ts';
import type { SignedUpProps } from './SignedUp.tsx';

type Values = Omit<Signup, 'replaces'>;

const EMPTY: Values = { name: '', userName: '', email: '', password: '', confirmPassword: '' };
const NAMES = ['name', 'userName', 'email', 'password', 'confirmPassword'] as const;

/** An account was created. */
interface Created {
  message: string;
  email: string;
  /** What is shown in place of the form; undefined if it could not be loaded. */
  SignedUp: ComponentType<SignedUpProps> | undefined;
}

/**
 * The five fields of product §2 "Signup". The server validates them and its messages appear at their fields. The values
 * stay until the account exists, and all but the passwords return for another address.
 */
export function SignupForm() {
  const [signUp] = useSignUpMutation();
  const [created, setCreated] = useState<Created>();
  // The account of a mistyped address still holds the user name.
  const [replaces, setReplaces] = useState<string>();
  const { control, register, handleSubmit, formState, setError, reset, setFocus } = useForm({ defaultValues: EMPTY });
  const [password, ...known] = useWatch({ control, name: ['password', 'name', 'userName', 'email'] });
  const strength = usePasswordStrength(password, known);
  const field = (name: keyof Values) => ({ ...register(name, REQUIRED), error: formState.errors[name]?.message });
  const isCorrecting = replaces !== undefined && !created;
  useEffect(() => {
    if (isCorrecting) setFocus('email');
  }, [isCorrecting, setFocus]);

  const submit = handleSubmit(
    async (values) => {
      setCreated(undefined);
      // Loaded during the call, so that the green box appears once, in its final place.
      const loading = import('./SignedUp.tsx').catch(() => undefined);
      const { data, error } = await signUp({ ...values, replaces });
      if (data) {
        beginFirstRun(values.userName.trim());
        const SignedUp = (await loading)?.SignedUp;
        reset(SignedUp ? { ...values, password: '', confirmPassword: '' } : EMPTY);
        setCreated({ message: data.message, email: values.email.trim(), SignedUp });
      } else showFieldErrors(error, NAMES, setError);
    },
    () => toastMissing('signUp'),
  );

  if (created?.SignedUp) {
    const { SignedUp, message, email } = created;
    const correct = () => {
      setReplaces(email);
      setCreated(undefined);
    };
    return <SignedUp message={message} email={email} onOtherAddress={correct} />;
  }
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
      loading={formState.isSubmitting}
      successMessage={created?.message}
      loginLink={<Link to="/login" />}
    />
  );
}

import { PASSWORD_MIN } from '@oja/contract/limits';
import type { PasswordFieldProps } from '@oja/ui/PasswordField';
import { useEffect, useState } from 'react';

import { logFailure } from '../platform/log-failure.ts';
import type { ratePassword } from './rate-password.ts';

/**
 * Rates a password while it is chosen. What it needs (20 kB) is loaded when the first character is typed.
 * @param known what strangers know of the owner: names and email
 * @returns undefined while the password is too short, or if the parts could not be loaded
 */
export function usePasswordStrength(password: string, known: readonly string[]): PasswordFieldProps['strength'] {
  const [rate, setRate] = useState<typeof ratePassword>();
  const isTyped = password !== '';
  useEffect(() => {
    if (!isTyped) return;
    import('./rate-password.ts').then(
      (loaded) => setRate(() => loaded.ratePassword),
      (error: unknown) => logFailure('The strength of the password cannot be shown.', error),
    );
  }, [isTyped]);
  return rate && password.length >= PASSWORD_MIN ? rate(password, known) : undefined;
}

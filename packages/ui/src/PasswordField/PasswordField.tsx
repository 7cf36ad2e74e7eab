import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { useMessages } from '../hooks/use-messages.ts';
import { MESSAGES } from './messages.ts';
import { type PasswordStrength, PasswordStrengthMeter } from './PasswordStrength.tsx';

export type { PasswordStrength } from './PasswordStrength.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** `new-password` for a new password, `current-password` for an existing one, for password managers. */
  autoComplete: 'new-password' | 'current-password';
  /** How hard the typed password is to guess. Takes the place of the hint. */
  strength?: PasswordStrength | undefined;
}

/** A password with a show and hide toggle (product §2: login, signup, reset, profile). */
export function PasswordField({ strength, hint, ...props }: PasswordFieldProps) {
  const messages = useMessages('PasswordField', MESSAGES);
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      hint={
        props.autoComplete === 'new-password' && (hint != null || strength) ? (
          <span aria-live="polite">{strength ? <PasswordStrengthMeter {...strength} /> : hint}</span>
        ) : (
          hint
        )
      }
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      suffix={
        <IconButton
          label={shown ? messages.hide : messages.show}
          icon={shown ? <EyeOff /> : <Eye />}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

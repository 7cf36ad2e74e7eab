import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { useMessages } from '../hooks/use-messages.ts';
import { MESSAGES } from './messages.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** `new-password` for a new password, `current-password` for an existing one, for password managers. */
  autoComplete: 'new-password' | 'current-password';
}

/** A password with a show and hide toggle (product §2: login, signup, reset, profile). */
export function PasswordField(props: PasswordFieldProps) {
  const messages = useMessages('PasswordField', MESSAGES);
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
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

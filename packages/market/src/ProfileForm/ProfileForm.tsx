import type { ComponentProps, FormEvent, ReactNode } from 'react';

import { Button } from '@oja/ui/Button';
import type { FieldBinding } from '@oja/ui/field-binding';
import { Notice } from '@oja/ui/Notice';
import { PasswordField, type PasswordFieldProps } from '@oja/ui/PasswordField';
import { TextArea } from '@oja/ui/TextArea';
import { TextField } from '@oja/ui/TextField';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { AvatarField, type AvatarFieldProps } from './AvatarField.tsx';
import { cx } from '@oja/ui/cx';
import styles from './ProfileForm.module.css';
import { MESSAGES } from './messages.ts';

export interface ProfileFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Props of the inputs, from a form library. `bio` with its `value` keeps the count correct after a reset. */
  fields: {
    /** Full Name. */
    name: FieldBinding;
    /** Username / Business Name. */
    userName: FieldBinding;
    /** Bio. */
    bio: FieldBinding<'textarea'>;
    /** A new password; empty to keep the old one. */
    password: FieldBinding;
  };
  /** How hard the typed password is to guess. */
  strength?: PasswordFieldProps['strength'];
  /** The account's email address, which cannot be changed (product §5). */
  email: string;
  /** The picture, and the state of its change. */
  avatar: AvatarFieldProps;
  /** Maximum length of the bio, in characters. */
  bioMax: number;
  /** Why saving failed (product §8). */
  error?: ReactNode;
  /** Saving is in progress. Default false. */
  loading?: boolean | undefined;
  /** Called on submit: `form.handleSubmit(…)`. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Called on Cancel: resets the form and navigates to the settings (product §2). */
  onCancel: () => void;
}

/** Edits the user's own profile (product §2, Edit profile). The input is kept when saving fails. */
export function ProfileForm({
  fields,
  strength,
  email,
  avatar,
  bioMax,
  error,
  loading = false,
  onSubmit,
  onCancel,
  className,
  ...rest
}: ProfileFormProps) {
  const messages = useMessages('ProfileForm', MESSAGES);
  return (
    <form {...rest} className={cx(styles.form, className)} onSubmit={onSubmit} noValidate aria-label={messages.label}>
      {error != null && <Notice tone="danger">{error}</Notice>}
      <AvatarField {...avatar} />
      <TextField label={messages.name} required autoComplete="name" dir="auto" {...fields.name} />
      <TextField
        label={messages.userName}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        hint={messages.userNameHint}
        {...fields.userName}
      />
      <TextField label={messages.email} type="email" readOnly value={email} hint={messages.emailHint} />
      <TextArea label={messages.bio} rows={4} maxCharacters={bioMax} hint={messages.bioHint} {...fields.bio} />
      <PasswordField
        label={messages.password}
        autoComplete="new-password"
        hint={messages.passwordHint}
        strength={strength}
        {...fields.password}
      />
      <div className={styles.actions}>
        <Button variant="secondary" size="large" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button type="submit" size="large" loading={loading}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}

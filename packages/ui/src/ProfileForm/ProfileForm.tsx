import type { FormEvent, ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import type { FieldBinding } from '../FieldBinding/field-binding.ts';
import { Notice } from '../Notice/Notice.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { AvatarField, type AvatarFieldProps } from './AvatarField.tsx';
import styles from './ProfileForm.module.css';

export interface ProfileFormProps {
  /** The inputs, bound to a form library. `bio` with its `value` keeps the count right after a reset. */
  fields: {
    /** Full Name. */
    name: FieldBinding;
    /** Username / Business Name. */
    userName: FieldBinding;
    /** Bio. */
    bio: FieldBinding<'textarea'>;
    /** A new password; empty for none. */
    password: FieldBinding;
  };
  /** The account's e-mail, which never changes (spec §5). */
  email: string;
  /** The picture, and where its change stands. */
  avatar: AvatarFieldProps;
  /** The longest bio, in characters. Default 500. */
  bioMax?: number | undefined;
  /** Why saving failed, in the words of spec §8. */
  error?: ReactNode;
  /** It is being saved: the button waits. Default false. */
  saving?: boolean | undefined;
  /** Saves: `form.handleSubmit(…)`. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Resets the form and leaves to the settings (spec §2). */
  onCancel: () => void;
}

/** One's own profile to edit (spec §2, Edit profile). What was typed stays when saving fails. */
export function ProfileForm({ fields, email, avatar, bioMax = 500, error, saving = false, onSubmit, onCancel }: ProfileFormProps) {
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-label="Edit profile">
      {error != null && <Notice kind="error">{error}</Notice>}
      <AvatarField {...avatar} />
      <TextField label="Full Name" required autoComplete="name" dir="auto" {...fields.name} />
      <TextField
        label="Username / Business Name"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        hint="People find you by it."
        {...fields.userName}
      />
      <TextField label="Email" type="email" readOnly value={email} hint="The email of an account cannot be changed." />
      <TextArea label="Bio" rows={4} maxCharacters={bioMax} hint="What you sell, where, and when you deliver." {...fields.bio} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="Leave it empty to keep the one you have. A new one ends every other session."
        {...fields.password}
      />
      <div className={styles.actions}>
        <Button variant="secondary" size="large" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" size="large" loading={saving}>
          Save
        </Button>
      </div>
    </form>
  );
}

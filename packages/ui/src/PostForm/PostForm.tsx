import type { FormEvent, ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import styles from './PostForm.module.css';
import { PostFormFields, type PostFormChoices, type PostFormFieldBindings } from './PostFormFields.tsx';

export type { PostFormChoices, PostFormFieldBindings } from './PostFormFields.tsx';

export interface PostFormProps {
  /** What each input holds and what is wrong with it: spread a form library's `register(…)` and the error. */
  fields: PostFormFieldBindings;
  /** What can be chosen: the 57 categories, the conditions, the price points (spec §5, §9). */
  choices: PostFormChoices;
  /** Called when it is sent, by the button or Enter. The caller prevents the default, validates and sends. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** A new post, or one that exists: then there are no pictures to choose (spec §5). Default `create`. */
  mode?: 'create' | 'edit';
  /** The pictures: a FilePicker. Not shown in `edit`. */
  pictures?: ReactNode;
  /** Above everything: the advert's plan and what is to pay (PlanBanner). */
  banner?: ReactNode;
  /** Beside the button: "Draft kept" and the button that discards it. */
  note?: ReactNode;
  /** Why it could not be sent, when that belongs to no single field. */
  error?: ReactNode;
  /** It is being sent. Default false. */
  submitting?: boolean | undefined;
  /** Text of the button. Default "Post", in `edit` "Save changes". */
  submitLabel?: string | undefined;
  /** Longest description, in characters. Default 1500 (spec §9). */
  descriptionMax?: number;
}

/**
 * A vendor writes or changes a post (spec §2, §5). It keeps no values and knows no rules: whoever uses it does, and
 * what was typed stays whatever fails.
 */
export function PostForm({
  fields,
  choices,
  onSubmit,
  mode = 'create',
  pictures,
  banner,
  note,
  error,
  submitting = false,
  submitLabel = mode === 'edit' ? 'Save changes' : 'Post',
  descriptionMax = 1500,
}: PostFormProps) {
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-label={mode === 'edit' ? 'Edit post' : 'New post'}>
      {banner}
      {mode === 'create' && pictures}
      <PostFormFields fields={fields} choices={choices} descriptionMax={descriptionMax} />
      <div className={styles.end}>
        {error != null && <Notice kind="error">{error}</Notice>}
        <Button type="submit" size="large" fullWidth loading={submitting}>
          {submitLabel}
        </Button>
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </form>
  );
}

import type { ComponentProps, FormEvent, ReactNode } from 'react';

import { Button } from '@oja/ui/Button';
import { Notice } from '@oja/ui/Notice';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import type { SuggestedCategories } from './CategoryField.tsx';
import styles from './PostForm.module.css';
import { PostFormFields, type PostFormChoices, type PostFormFieldBindings } from './PostFormFields.tsx';
import { MESSAGES } from './messages.ts';

export type { SuggestedCategories } from './CategoryField.tsx';
export type { PostFormChoices, PostFormFieldBindings } from './PostFormFields.tsx';

export interface PostFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Props and errors of each input: spread a form library's `register(…)` and the error. */
  fields: PostFormFieldBindings;
  /** The choices: the 57 categories, the conditions, the price points (product §5, §9). */
  choices: PostFormChoices;
  /** Categories that the title speaks of, offered below the field until one is chosen. */
  suggestedCategories?: SuggestedCategories | undefined;
  /** Called on submit, by the button or Enter. The caller prevents the default, validates and sends. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /**
   * `create` a new post, or `edit` an existing one, whose pictures cannot be changed (product §5). Default `create`.
   */
  mode?: 'create' | 'edit';
  /** The pictures: a FilePicker. Not shown in `edit`. */
  pictures?: ReactNode;
  /** Content at the top: a PlanBanner for an advert. */
  banner?: ReactNode;
  /** Content beside the button: "Draft kept" and the button that discards it. */
  note?: ReactNode;
  /** Why sending failed, if the error belongs to no single field. */
  error?: ReactNode;
  /** Sending is in progress. Default false. */
  loading?: boolean | undefined;
  /** Text of the button. Default "Post", in `edit` "Save changes". */
  submitLabel?: string | undefined;
  /** Maximum length of the description, in characters. */
  descriptionMax: number;
}

/**
 * Creates or edits a vendor's post (product §2, §5). The caller owns values and rules, and the input is kept after any
 * failure.
 */
export function PostForm({
  fields,
  choices,
  suggestedCategories,
  onSubmit,
  mode = 'create',
  pictures,
  banner,
  note,
  error,
  loading = false,
  submitLabel,
  descriptionMax,
  className,
  ...rest
}: PostFormProps) {
  const messages = useMessages('PostForm', MESSAGES);
  return (
    <form {...rest} className={cx(styles.form, className)} onSubmit={onSubmit} noValidate aria-label={messages[mode]}>
      {banner}
      {mode === 'create' && pictures}
      <PostFormFields {...{ fields, choices, descriptionMax, suggestedCategories }} />
      <div className={styles.end}>
        {error != null && <Notice tone="danger">{error}</Notice>}
        <Button type="submit" size="large" fullWidth loading={loading}>
          {submitLabel ?? (mode === 'edit' ? messages.save : messages.submit)}
        </Button>
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import { useKeptFields } from '../../session/use-kept-fields.ts';
import { useUser } from '../../session/use-session.ts';
import { type PostFields, postFormSchema, type PostFormValues } from './post-form-values.ts';
import { usePostFields } from './use-post-fields.ts';

/**
 * The form of a post, with what was typed into it before and not sent.
 * @param beginning what it holds where nothing was typed
 * @param postId the post that is edited; undefined for a new one
 */
export function useDraftedForm(beginning: PostFormValues, postId?: string) {
  const { _id: userId } = useUser();
  const kept = useKeptFields(`oja.draft.post.${userId}${postId === undefined ? '' : `.${postId}`}`, beginning);
  const { start, initial, isRestored, isKept, keep, drop } = kept;
  const form = useForm<PostFormValues, unknown, PostFields>({ defaultValues: initial, resolver: zodResolver(postFormSchema) });
  const { reset, subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe, keep]);

  /** Back to how it began, here and in what is kept. */
  const discard = () => {
    reset(start);
    drop();
  };
  return { form, fields: usePostFields(form), isRestored, isKept, discard };
}

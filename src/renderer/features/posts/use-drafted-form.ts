import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import { useUser } from '../../session/use-session.ts';
import { dropDraft, keepDraft, readDraft } from './post-draft.ts';
import { type PostFields, postFormSchema, type PostFormValues } from './post-form-values.ts';
import { usePostFields } from './use-post-fields.ts';

/**
 * The form of a post, with what was typed into it before and not sent.
 * @param beginning what it holds where nothing was typed
 * @param postId the post that is edited; undefined for a new one
 */
export function useDraftedForm(beginning: PostFormValues, postId?: string) {
  const { _id: userId } = useUser();
  const [start] = useState(beginning);
  const [restored] = useState(() => readDraft({ userId, postId }));
  const [isKept, setIsKept] = useState(restored !== undefined);
  const form = useForm<PostFormValues, unknown, PostFields>({
    defaultValues: { ...start, ...restored },
    resolver: zodResolver(postFormSchema),
  });
  const { reset, subscribe } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => setIsKept(keepDraft({ userId, postId }, values, start)) }),
    [subscribe, userId, postId, start],
  );

  /** Back to how it began, here and in what is kept. */
  const discard = () => {
    reset(start);
    dropDraft({ userId, postId });
    setIsKept(false);
  };

  return { form, fields: usePostFields(form), isRestored: restored !== undefined, isKept, discard };
}

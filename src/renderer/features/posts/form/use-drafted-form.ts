import { zodResolver } from '@hookform/resolvers/zod';
import type { PostFormFieldBindings } from '@oja/market/PostForm';
import { useEffect } from 'react';
import { type RegisterOptions, useForm, type UseFormReturn } from 'react-hook-form';

import { translateText } from '../../../platform/language.ts';
import { useStoredFields } from '../../../session/use-stored-fields.ts';
import { type PostFields, postFormSchema, type PostFormValues } from './post-form-values.ts';

/**
 * The form of a post, filled with its draft.
 * @param key the storage key of its draft, see draft-keys.ts
 * @param beginning the initial values without a draft
 */
export function useDraftedForm(key: string, beginning: PostFormValues) {
  const draft = useStoredFields(key, beginning);
  const { start, initial, isRestored, isStored, store, remove } = draft;
  const form = useForm<PostFormValues, unknown, PostFields>({
    defaultValues: initial,
    resolver: zodResolver(postFormSchema),
  });
  const { reset, subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => store(values) }),
    [subscribe, store],
  );

  /** Resets the form and deletes the draft. */
  const discard = () => {
    reset(start);
    remove();
  };
  return { form, fields: usePostFields(form), isRestored, isStored, discard };
}

/** The form's values, handlers and messages in the form of the library's post form. */
function usePostFields(form: UseFormReturn<PostFormValues, unknown, PostFields>): PostFormFieldBindings {
  const { register, formState, setValue } = form;
  const bind = <Name extends keyof PostFormValues>(name: Name, options?: RegisterOptions<PostFormValues, Name>) => ({
    ...register(name, options),
    error: translateText(formState.errors[name]?.message),
  });

  return {
    title: bind('title'),
    description: bind('description'),
    category: bind('category'),
    price: bind('price'),
    phoneNumber: bind('phoneNumber'),
    location: bind('location'),
    // The local governments of another state are others.
    state: bind('state', { onChange: () => setValue('lga', '') }),
    lga: bind('lga'),
    condition: bind('condition'),
    pricePoint: bind('pricePoint'),
    units: bind('units'),
  };
}

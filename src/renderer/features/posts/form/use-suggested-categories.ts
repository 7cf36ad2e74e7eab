import { TITLE_MAX } from '@oja/contract/limits';
import type * as Rules from '@oja/contract/read-query/title-categories';
import type { SuggestedCategories } from '@oja/market/PostForm';
import { useDebouncedCallback } from '@oja/ui/hooks/use-debounced-callback';
import { useEffect, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { logFailure } from '../../../platform/log-failure.ts';
import type { PostFields, PostFormValues } from './post-form-values.ts';

/** The most that are suggested. */
const SUGGESTED_MAX = 2;

/** The title to read, which is empty where a category is chosen. */
const titleToRead = ({ title, category }: PostFormValues) => (category === '' ? title.slice(0, TITLE_MAX).trim() : '');

/**
 * Suggests categories for a post from the words for goods in its title, by the rules that read a search, and finds
 * categories by words for goods. The title is read when typing pauses, and never replaces a choice.
 */
export function useSuggestedCategories(form: UseFormReturn<PostFormValues, unknown, PostFields>): SuggestedCategories {
  const { getValues, setFocus, setValue, subscribe } = form;
  const [title, setTitle] = useState(() => titleToRead(getValues()));
  const setTitleLater = useDebouncedCallback(setTitle);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const next = titleToRead(values);
          setTitleLater(next);
          if (next === '') setTitleLater.flush();
        },
      }),
    [subscribe, setTitleLater],
  );

  const rules = useRules();
  const names = useMemo(() => rules?.categoriesOfTitle(title).slice(0, SUGGESTED_MAX) ?? [], [rules, title]);
  return {
    names,
    onTake: (name) => {
      setValue('category', name, { shouldDirty: true, shouldValidate: true });
      // The pressed button is gone.
      setFocus('category');
    },
    find: rules?.categoriesOfTyped,
  };
}

/** Loads the rules with the form. Without them nothing is suggested, and categories are found by their names alone. */
function useRules(): typeof Rules | undefined {
  const [rules, setRules] = useState<typeof Rules>();
  useEffect(() => {
    void import('@oja/contract/read-query/title-categories').then(setRules, (error: unknown) =>
      logFailure('The rules that suggest a category could not be loaded', error),
    );
  }, []);
  return rules;
}

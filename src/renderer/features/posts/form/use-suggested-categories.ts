import { TITLE_MAX } from '@oja/contract/limits';
import type { ReadQuery } from '@oja/contract/read-query/read-query';
import type { SuggestedCategories } from '@oja/market/PostForm';
import { useDebouncedCallback } from '@oja/ui/hooks/use-debounced-callback';
import { useEffect, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { logFailure } from '../../../platform/log-failure.ts';
import type { PostFields, PostFormValues } from './post-form-values.ts';

/** The most that are suggested. */
const SUGGESTED_MAX = 3;

/** The title to read, which is empty where a category is chosen. */
const titleToRead = ({ title, category }: PostFormValues) => (category === '' ? title.slice(0, TITLE_MAX).trim() : '');

/**
 * Suggests categories for a post from the words for goods in its title, by the rules that read a search. They are read
 * when typing pauses, loaded with the first title, and never replace a choice.
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

  const readQuery = useReadQuery(title !== '');
  const names = useMemo(() => {
    const chip = title === '' ? undefined : readQuery?.(title).chips.find(({ kind }) => kind === 'category');
    return chip?.filters.category?.slice(0, SUGGESTED_MAX) ?? [];
  }, [readQuery, title]);
  return {
    names,
    onTake: (name) => {
      setValue('category', name, { shouldDirty: true, shouldValidate: true });
      // The pressed button is gone.
      setFocus('category');
    },
  };
}

/** Loads the rules once they are needed. Without them nothing is suggested. */
function useReadQuery(isNeeded: boolean): ((text: string) => ReadQuery) | undefined {
  const [read, setRead] = useState<(text: string) => ReadQuery>();
  const isMissing = isNeeded && read === undefined;
  useEffect(() => {
    if (!isMissing) return;
    void import('@oja/contract/read-query/read-query').then(
      ({ readQuery }) => setRead(() => readQuery),
      (error: unknown) => logFailure('The rules that suggest a category could not be loaded', error),
    );
  }, [isMissing]);
  return read;
}

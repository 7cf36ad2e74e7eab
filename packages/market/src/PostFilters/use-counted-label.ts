import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';

import { type ChoiceCount, isComplete } from './choice-counts.ts';
import { MESSAGES } from './messages.ts';

/**
 * Makes the text of a choice with its count, "Lagos (12)" or "Lagos (1,000+)"; the label alone if it is not known.
 * @returns a function of the counts, and of the choice's value and label, which are the same by default
 */
export function useCountedLabel(): (
  counts: readonly ChoiceCount[] | undefined,
  value: string,
  label?: string,
) => string {
  const messages = useMessages('PostFilters', MESSAGES);
  const { format } = useLocale();
  return (counts, value, label = value) => {
    const { count, isMore } = counts?.find((each) => each.value === value) ?? { count: 0, isMore: false };
    if (count === 0 && !isComplete(counts)) return label;
    return format(isMore ? messages.countedAtLeast : messages.counted, { value: label, count });
  };
}

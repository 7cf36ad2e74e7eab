import { useState, type ComponentProps } from 'react';

import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { FilterFields } from '../PostFilters/FilterFields.tsx';
import { MESSAGES } from '../PostFilters/messages.ts';
import type { PostFiltersProps } from '../PostFilters/PostFilters.tsx';
import type { PostFilterValues } from '../PostFilters/post-filter-values.ts';
import { priceTextsOf, readPriceLimits } from '../PostFilters/price-limits.ts';
import { changeShown, shownFilters } from '../PostFilters/shown-filters.ts';
import styles from './PostFiltersPanel.module.css';

export interface PostFiltersPanelProps
  extends
    Pick<PostFiltersProps, 'filters' | 'onFiltersChange' | 'readFilters' | 'onTakeOff' | 'choices'>,
    Omit<ComponentProps<'form'>, 'children' | 'aria-label' | 'onSubmit'> {}

/**
 * All filters of found posts, beside them in a wide window. A choice applies at once; a price, when Enter is pressed or
 * the field is left.
 */
export function PostFiltersPanel({
  filters: byHand,
  onFiltersChange,
  readFilters = [],
  onTakeOff,
  choices,
  className,
  ...rest
}: PostFiltersPanelProps) {
  const messages = useMessages('PostFilters', MESSAGES);
  const filters = shownFilters(byHand, readFilters);
  const key = JSON.stringify(filters);
  // Shown at once; the filters in use follow when the application has changed them.
  const [draft, setDraft] = useState({ key, chosen: filters, prices: priceTextsOf(filters) });
  const [isLeft, setLeft] = useState(false);
  const { limits, errors } = readPriceLimits(draft.prices, messages);
  const isSamePrice = limits.minPrice === filters.minPrice && limits.maxPrice === filters.maxPrice;
  // A limit that was taken off elsewhere empties its field; one that was typed here keeps its spelling.
  if (draft.key !== key) setDraft({ key, chosen: filters, prices: isSamePrice ? draft.prices : priceTextsOf(filters) });

  const change = (changes: PostFilterValues, prices = draft.prices) => {
    const chosen = { ...draft.chosen, ...changes };
    setDraft({ ...draft, chosen, prices });
    const changed = changeShown(byHand, readFilters, chosen);
    onFiltersChange(changed.filters);
    if (changed.takenOff.length > 0) onTakeOff?.(changed.takenOff);
  };
  const apply = () => {
    setLeft(true);
    if (!isSamePrice && Object.keys(errors).length === 0) change(limits);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- prices apply when their field is left
    <form
      noValidate
      {...rest}
      className={cx(styles.panel, className)}
      aria-label={messages.title}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      onBlur={({ target }) => {
        if (target instanceof HTMLInputElement && target.name.endsWith('Price')) apply();
      }}
    >
      <FilterFields
        {...{ choices, change }}
        chosen={draft.chosen}
        prices={draft.prices}
        onPricesChange={(prices) => {
          setLeft(false);
          setDraft({ ...draft, prices });
        }}
        onLimitsChange={(next) => change(next, priceTextsOf(next))}
        wrong={isLeft ? errors : {}}
      />
      {/* Enter in one of several fields submits a form only if it has a submit button. */}
      <button type="submit" hidden>
        {messages.apply}
      </button>
    </form>
  );
}

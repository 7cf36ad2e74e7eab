import { SlidersHorizontal, X } from 'lucide-react';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { Button } from '@oja/ui/Button';
import { SegmentedControl } from '@oja/ui/SegmentedControl';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import type { PostFilterChoices } from './FilterFields.tsx';
import { MESSAGES } from './messages.ts';
import type { PostFilterValues } from './post-filter-values.ts';
import styles from './PostFilters.module.css';
import { PostFiltersDialog } from './PostFiltersDialog.tsx';
import { changeShown, shownFilters } from './shown-filters.ts';
import { useFilterChips, useReadLabel, type PostOrder, type ReadFilters } from './use-filter-chips.ts';

export type { PostFilterValues } from './post-filter-values.ts';
export type { PostFilterChoices } from './FilterFields.tsx';
export type { ChoiceCount, ChoiceCounts } from './choice-counts.ts';
export type { PriceBand } from './PriceBands.tsx';
export type { PostOrder, ReadFilters } from './use-filter-chips.ts';

export interface PostFiltersProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The filters in use. */
  filters: PostFilterValues;
  /** Called with all filters after one was added, changed or taken off. */
  onFiltersChange: (filters: PostFilterValues) => void;
  /** The order in use. */
  order: PostOrder;
  /** Called with the chosen order. */
  onOrderChange: (order: PostOrder) => void;
  /** Whether posts are found by a text, so that the best matches can come first. Default false. */
  hasText?: boolean;
  /** Filters that were read from the search text; none by default. Each is one chip. */
  readFilters?: readonly ReadFilters[];
  /** Called with the words of the filters of the text that were taken off. */
  onTakeOff?: (words: readonly string[]) => void;
  /** What can be chosen: the 57 categories, the conditions, the price points (product §5, §9). */
  choices: PostFilterChoices;
  /** How many posts are found; `isMore` where that is the least number. Without it there is no count. */
  total?: { count: number; isMore: boolean } | undefined;
  /** An action on what is found, beside the count, such as a button that saves the search. */
  action?: ReactNode;
  /** A PostFiltersPanel beside the posts has all filters, so that no button opens them. Default false. */
  hasPanel?: boolean;
}

/**
 * What found posts are narrowed to and sorted by: a button that opens all filters, the order, and below them each
 * filter in use, which a press takes off.
 */
export function PostFilters({
  filters,
  onFiltersChange,
  order,
  onOrderChange,
  hasText = false,
  readFilters = [],
  onTakeOff,
  choices,
  total,
  action,
  hasPanel = false,
  className,
  ...rest
}: PostFiltersProps) {
  const messages = useMessages('PostFilters', MESSAGES);
  const { format } = useLocale();
  const [open, setOpen] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const labelRead = useReadLabel();
  const chips = [
    ...readFilters.map((read) => ({
      key: `read ${read.words}`,
      label: labelRead(read),
      name: format(messages.removeRead, { filter: labelRead(read), words: read.words }),
      takeOff: () => onTakeOff?.([read.words]),
    })),
    ...useFilterChips(filters).map(({ key, label, without }) => ({
      key,
      label,
      name: format(messages.remove, { filter: label }),
      takeOff: () => onFiltersChange(without),
    })),
  ];
  const press = (takeOff: () => void) => {
    takeOff();
    // The pressed chip is gone: the next Tab begins at the row.
    (opener.current ?? line.current)?.focus();
  };
  const clear = () => {
    onFiltersChange({});
    if (readFilters.length > 0) onTakeOff?.(readFilters.map(({ words }) => words));
  };
  const orders: { value: PostOrder; label: string }[] = [
    ...(hasText ? [{ value: 'relevance' as const, label: messages.best }] : []),
    { value: 'newest', label: messages.newest },
    { value: 'price_asc', label: messages.cheapest },
    { value: 'price_desc', label: messages.dearest },
  ];
  return (
    <div {...rest} className={cx(styles.filters, className)}>
      <div ref={line} tabIndex={-1} className={styles.line}>
        {!hasPanel && (
          <Button
            ref={opener}
            variant="secondary"
            icon={<SlidersHorizontal />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {chips.length > 0 ? format(messages.openCounted, { count: chips.length }) : messages.open}
          </Button>
        )}
        <p className={styles.total} role="status">
          {total && format(total.isMore ? messages.atLeast : messages.total, { count: total.count })}
        </p>
        {action}
        <SegmentedControl
          label={messages.sort}
          options={orders}
          value={order}
          onValueChange={(value) => onOrderChange(orders.find((each) => each.value === value)?.value ?? 'newest')}
        />
      </div>
      {chips.length > 0 && (
        <ul className={cx(styles.line, styles.chips)} aria-label={messages.chosen}>
          {chips.map(({ key, label, name, takeOff }) => (
            <li key={key}>
              <Button variant="secondary" size="small" icon={<X />} aria-label={name} onClick={() => press(takeOff)}>
                <bdi>{label}</bdi>
              </Button>
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              <Button variant="quiet" size="small" onClick={() => press(clear)}>
                {messages.clear}
              </Button>
            </li>
          )}
        </ul>
      )}
      <PostFiltersDialog
        {...{ open, choices }}
        filters={shownFilters(filters, readFilters)}
        onOpenChange={setOpen}
        onFiltersChange={(next) => {
          const changed = changeShown(filters, readFilters, next);
          onFiltersChange(changed.filters);
          if (changed.takenOff.length > 0) onTakeOff?.(changed.takenOff);
        }}
      />
    </div>
  );
}

import { t } from '@lingui/core/macro';
import type { FilterName, PostCount } from '@oja/contract/post-facets';
import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { SearchX } from 'lucide-react';

/** A filter, and how many posts are found without it. */
type NamedCount = PostCount & { name: FilterName };

/** What finds more than each filter. */
const WITHOUT: Readonly<Record<FilterName, () => string>> = {
  category: () => t`Any category`,
  condition: () => t`Any condition`,
  state: () => t`Any state`,
  lga: () => t`Any local government`,
  price: () => t`Any price`,
  pricePoint: () => t`Any price point`,
  verified: () => t`All vendors`,
  from: () => t`All vendors`,
  hasPictures: () => t`Also without pictures`,
  since: () => t`Any time`,
};

/** "Any price (12)". */
function labelOf({ name, count, isMore }: NamedCount): string {
  const label = WITHOUT[name]();
  return isMore ? t`${label} (${count}+)` : t`${label} (${count})`;
}

interface NothingFoundProps {
  /** The text, which may be empty. */
  search: string;
  /** The filter without which most posts are found, and how many. */
  withoutOne: NamedCount | undefined;
  /** Takes that filter off. */
  onTakeOff: (name: FilterName) => void;
  /** Takes all filters off; false without any. */
  onClear: (() => void) | false;
}

/** Says that no posts are found (product §2), and offers what finds some: without one filter, or without all. */
export function NothingFound({ search, withoutOne, onTakeOff, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      motif="oniko"
      icon={<SearchX />}
      title={search === '' ? t`No posts pass these filters` : t`No results found for ${search}`}
      action={
        onClear && (
          <>
            {withoutOne && <Button onClick={() => onTakeOff(withoutOne.name)}>{labelOf(withoutOne)}</Button>}
            <Button variant="secondary" onClick={onClear}>
              {t`Take off all filters`}
            </Button>
          </>
        )
      }
    />
  );
}

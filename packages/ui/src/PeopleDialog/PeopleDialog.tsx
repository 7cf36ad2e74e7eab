import type { ReactNode } from 'react';

import { Dialog } from '../Dialog/Dialog.tsx';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import type { ListedPerson, PersonListProps } from '../PersonList/PersonList.tsx';
import { formatCount } from '../PersonRow/customers.ts';
import { FilteredPeople } from './FilteredPeople.tsx';

const LISTS = {
  customers: { title: 'Customers', empty: 'No customers yet' },
  following: { title: 'Following', empty: 'Not following anyone yet' },
  blocked: { title: 'Blocked people', empty: 'You have blocked nobody' },
};

export interface PeopleDialogProps<P extends ListedPerson = ListedPerson>
  extends Pick<PersonListProps<P>, 'people' | 'renderLink' | 'renderAction' | 'loading' | 'footer'> {
  /** Which list of a person it is; gives the title and what stands there when it is empty. */
  list: keyof typeof LISTS;
  /** How many there are in all, also of those not loaded yet. Shown in the title; from 11 on there is a search. */
  count: number;
  /** Shown now. */
  open: boolean;
  /** Asked for by Escape, the cross or a press beside it. */
  onClose: () => void;
  /** Searches the whole list, where it is loaded page by page. Without it the search looks through `people`. */
  onSearch?: ((text: string) => void) | undefined;
  /** Why the list could not be loaded; stands also while it is tried again. */
  error?: ReactNode;
  /** Loads it again after that. */
  onRetry?: (() => void) | undefined;
}

/** The customers of a person, or whom they follow, over their profile (spec §2, Profile screen); or whom they have blocked. */
export function PeopleDialog<P extends ListedPerson>({ list, count, open, onClose, error, onRetry, ...people }: PeopleDialogProps<P>) {
  const { title, empty } = LISTS[list];
  return (
    <Dialog open={open} onClose={onClose} title={count > 0 ? `${title} (${formatCount(count)})` : title}>
      {error == null ? (
        <FilteredPeople
          {...people}
          label={title}
          searchable={count > 10}
          emptyText={empty}
        />
      ) : (
        <ErrorPanel title="This list could not be loaded" text={error} onRetry={onRetry} retrying={people.loading} headingLevel={3} />
      )}
    </Dialog>
  );
}

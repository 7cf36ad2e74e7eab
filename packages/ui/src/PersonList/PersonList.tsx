import { UserRoundX } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ListSkeleton } from '../ListSkeleton/ListSkeleton.tsx';
import { PersonRow, type RowPerson } from '../PersonRow/PersonRow.tsx';
import styles from './PersonList.module.css';

/** A person in a list. */
export interface ListedPerson extends RowPerson {
  /** Stable while the list stands. */
  id: string;
}

export interface PersonListProps<P extends ListedPerson = ListedPerson> {
  /** The people, in order. */
  people: readonly P[];
  /** Name of the list for screen readers. Default "People". */
  label?: string | undefined;
  /** The application's link to a person's profile, without content. */
  renderLink?: ((person: P) => ReactElement) | undefined;
  /** What can be done with a person: a FollowButton. Null for none, as in one's own row. */
  renderAction?: ((person: P) => ReactNode) | undefined;
  /** The first page is on its way: shows the places of rows. With people already there it shows those. Default false. */
  loading?: boolean | undefined;
  /** Shown when there is nobody. Default "User not found." (spec §2, Search). */
  emptyText?: string | undefined;
  /** What would fill the list, under that text. */
  emptyAction?: ReactNode;
  /** Level of the empty state's heading in the page. Default 2. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** At the end of the list: a LoadMore where there are more pages. */
  footer?: ReactNode;
}

/** People in rows, with what stands there while they load and when there are none. Rows out of sight are not laid out. */
export function PersonList<P extends ListedPerson>({
  people,
  label = 'People',
  renderLink,
  renderAction,
  loading = false,
  emptyText = 'User not found.',
  emptyAction,
  headingLevel = 2,
  footer,
}: PersonListProps<P>) {
  if (people.length === 0 && loading) return <ListSkeleton label="Loading people" action={renderAction !== undefined} />;
  if (people.length === 0) {
    return <EmptyState title={emptyText} icon={<UserRoundX />} motif="oniko" action={emptyAction} headingLevel={headingLevel} />;
  }
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {people.map((person) => (
          <li key={person.id} className={styles.item}>
            <PersonRow person={person} link={renderLink?.(person)} action={renderAction?.(person)} />
          </li>
        ))}
      </ul>
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  );
}

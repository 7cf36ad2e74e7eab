import { UserRoundX } from 'lucide-react';
import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';

import { EmptyState } from '@oja/ui/EmptyState';
import { LoadingRows } from '../loading-rows/LoadingRows.tsx';
import { PersonRow, type RowPerson } from '../PersonRow/PersonRow.tsx';
import { useComposedRef } from '@oja/ui/hooks/use-composed-ref';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './PersonList.module.css';
import { MESSAGES } from './messages.ts';

/** A person in a list. */
export interface ListedPerson extends RowPerson {
  /** Unique in the list. */
  id: string;
}

export interface PersonListProps<P extends ListedPerson = ListedPerson> extends Omit<
  HTMLAttributes<HTMLElement>,
  'children'
> {
  /** The people, in order. */
  people: readonly P[];
  /** Accessible name of the list. Default "People". */
  label?: string | undefined;
  /** Returns the application's link to a person's profile, without content. */
  renderLink?: ((person: P) => ReactElement) | undefined;
  /** Returns a person's action: a FollowButton; null for none, as in the viewer's own row. */
  renderAction?: ((person: P) => ReactNode) | undefined;
  /** Shows placeholder rows, if there are no people yet. Default false. */
  loading?: boolean | undefined;
  /** Text shown when there is nobody. Default "User not found." (product §2, Search). */
  emptyText?: string | undefined;
  /** A hint below that text. */
  emptyAction?: ReactNode;
  /** Level of the empty state's heading in the page. Default 2. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Content at the end of the list: a LoadMore if there are more pages. */
  footer?: ReactNode;
  /** Ref of the list, of its placeholder or of its empty state. */
  ref?: Ref<HTMLElement> | undefined;
}

/** People in rows, with loading and empty states. Rows out of view are not laid out. */
export function PersonList<P extends ListedPerson>({
  people,
  label,
  renderLink,
  renderAction,
  loading = false,
  emptyText,
  emptyAction,
  headingLevel = 2,
  footer,
  className,
  ref,
  ...rest
}: PersonListProps<P>) {
  const messages = useMessages('PersonList', MESSAGES);
  const root = { ...rest, className, ref: useComposedRef(null, ref) };
  if (people.length === 0 && loading)
    return <LoadingRows {...root} label={messages.loading} action={renderAction !== undefined} />;
  if (people.length === 0) {
    return (
      <EmptyState
        {...root}
        title={emptyText ?? messages.none}
        icon={<UserRoundX />}
        motif="oniko"
        action={emptyAction}
        headingLevel={headingLevel}
      />
    );
  }
  return (
    <>
      <ul {...root} className={cx(styles.list, className)} aria-label={label ?? messages.label} data-list-keys>
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

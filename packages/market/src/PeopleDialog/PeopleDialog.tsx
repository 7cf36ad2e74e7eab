import type { ReactNode } from 'react';

import { formatNumber } from '@oja/ui/format-number';
import { Dialog, type DialogProps } from '@oja/ui/Dialog';
import { EmptyState } from '@oja/ui/EmptyState';
import type { ListedPerson, PersonListProps } from '../PersonList/PersonList.tsx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { FilteredPeople } from './FilteredPeople.tsx';
import { MESSAGES } from './messages.ts';

export interface PeopleDialogProps<P extends ListedPerson = ListedPerson>
  extends
    Pick<PersonListProps<P>, 'people' | 'renderLink' | 'renderAction' | 'loading' | 'footer'>,
    Omit<DialogProps, 'actions' | 'children' | 'description' | 'onClose' | 'title'> {
  /** The kind of list; sets the title and the empty state. */
  list: 'customers' | 'following' | 'blocked';
  /** Total number, including people not loaded yet. Shown in the title; from 11 on there is a search. */
  count: number;
  /** Searches the whole list, if it is loaded in pages. Without it the search filters `people`. */
  onSearch?: ((text: string) => void) | undefined;
  /** Why loading failed; shown also during a new attempt. */
  error?: ReactNode;
  /** Called to load it again. */
  onRetry?: (() => void) | undefined;
}

/**
 * The customers of a person, the people they follow (product §2, Profile screen), or the people that the viewer
 * blocked, in a dialog over the profile.
 */
export function PeopleDialog<P extends ListedPerson>({
  list,
  count,
  people,
  renderLink,
  renderAction,
  loading,
  footer,
  onSearch,
  error,
  onRetry,
  ...rest
}: PeopleDialogProps<P>) {
  const messages = useMessages('PeopleDialog', MESSAGES);
  const { locale } = useLocale();
  const title = messages[list];
  return (
    <Dialog {...rest} title={count > 0 ? `${title} (${formatNumber(count, locale)})` : title}>
      {error == null ? (
        <FilteredPeople
          {...{ people, renderLink, renderAction, loading, footer, onSearch }}
          label={title}
          searchable={count > 10}
          emptyText={messages[`${list}Empty`]}
        />
      ) : (
        <EmptyState
          tone="danger"
          title={messages.failed}
          text={error}
          onRetry={onRetry}
          loading={loading}
          headingLevel={3}
        />
      )}
    </Dialog>
  );
}

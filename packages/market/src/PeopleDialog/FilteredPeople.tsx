import { SEARCH_PAUSE_MS } from '@oja/contract/limits';
import { useEffect, useRef, useState } from 'react';

import { PersonList, type ListedPerson, type PersonListProps } from '../PersonList/PersonList.tsx';
import { SearchField } from '@oja/ui/SearchField';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './PeopleDialog.module.css';
import { peopleMatching } from './people-matching.ts';
import { MESSAGES } from './messages.ts';

interface FilteredPeopleProps<P extends ListedPerson> extends Pick<
  PersonListProps<P>,
  'people' | 'renderLink' | 'renderAction' | 'loading' | 'footer'
> {
  /** Accessible name of list and search. */
  label: string;
  /** Shows the search box. */
  searchable: boolean;
  /** Shown when the list is empty and there was no search. */
  emptyText: string;
  /** Searches the whole list instead of `people`. */
  onSearch?: ((text: string) => void) | undefined;
}

/** The list with its search; the query is forgotten when the dialog closes, because the component unmounts. */
export function FilteredPeople<P extends ListedPerson>({
  people,
  label,
  searchable,
  emptyText,
  onSearch,
  footer,
  ...list
}: FilteredPeopleProps<P>) {
  const messages = useMessages('PeopleDialog', MESSAGES);
  const { format } = useLocale();
  const [text, setText] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A dialog focuses its first control, the search; on a phone the on-screen keyboard would then cover the list.
    if (matchMedia('(pointer: coarse)').matches) scroller.current?.focus();
  }, []);
  const search = (next: string) => {
    setText(next);
    onSearch?.(next);
  };
  const shown = onSearch ? people : peopleMatching(people, text);
  return (
    <div className={styles.people}>
      {searchable && (
        <SearchField
          label={format(messages.search, { list: label })}
          placeholder={messages.searchPlaceholder}
          value={text}
          onSearch={search}
          delay={SEARCH_PAUSE_MS}
        />
      )}
      <div ref={scroller} className={styles.scroller} tabIndex={-1}>
        <PersonList
          {...list}
          people={shown}
          label={label}
          emptyText={text.trim() === '' ? emptyText : messages.noMatch}
          headingLevel={3}
          footer={footer}
        />
      </div>
    </div>
  );
}

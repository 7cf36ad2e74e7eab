import { t } from '@lingui/core/macro';
import { IconButton } from '@oja/ui/IconButton';
import { Bookmark, X } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';

import { useDeleteSavedSearchMutation, useGetSavedSearchesQuery } from '../../api/saved-searches-api.ts';
import { savedSearchPath } from '../../api/saved-search-path.ts';
import { AlertMenu } from './AlertMenu.tsx';
import { focusNext } from './focus-next.ts';
import styles from './RecentSearches.module.css';

/** The viewer's saved searches, each with a link to its posts and a button that deletes it; nothing without any. */
export function SavedSearches() {
  const { data } = useGetSavedSearchesQuery();
  const [remove] = useDeleteSavedSearchMutation();
  const id = useId();
  const searches = data?.data ?? [];
  if (searches.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t`Saved searches`}
      </h2>
      <ul className={styles.list} aria-labelledby={id}>
        {searches.map((search) => (
          <li key={search._id} className={styles.item}>
            <Link className={styles.text} to={savedSearchPath(search.query)} title={search.name}>
              <Bookmark aria-hidden="true" />
              <bdi>{search.name}</bdi>
            </Link>
            <AlertMenu search={search} />
            <IconButton
              label={t`Delete ${search.name}`}
              icon={<X />}
              onClick={(event) => {
                focusNext(event);
                void remove(search._id);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

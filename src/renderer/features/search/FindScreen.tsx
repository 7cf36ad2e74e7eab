import { t } from '@lingui/core/macro';
import { SEARCH_MAX, SEARCH_PAUSE_MS } from '@oja/contract/limits';
import { PageHeader } from '@oja/ui/PageHeader';
import { SearchField } from '@oja/ui/SearchField';
import { SearchLayout } from '@oja/ui/SearchLayout';
import { Tabs } from '@oja/ui/Tabs';
import { useMediaQuery } from '@oja/ui/hooks/use-media-query';
import { useSearchParams } from 'react-router';

import { useBack } from '../../platform/use-back.ts';
import { PeopleFound } from '../people/PeopleFound.tsx';
import { useQueryText } from '../people/use-query-text.ts';
import styles from './FindScreen.module.css';
import { FoundPosts } from './FoundPosts.tsx';

/**
 * /dashboard/search/find: searches users and posts, which are shown first. Text, tab, filters and order are in the
 * address, so that back and forward restore them.
 */
export default function FindScreen() {
  const goBack = useBack('/dashboard/search');
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useQueryText();
  const isWide = useMediaQuery('(width >= 64rem)');
  const tab = params.get('tab') === 'users' ? 'users' : 'posts';
  const choose = (next: string) => {
    // Not `params`: a text that was typed a moment ago is in the address before it is rendered.
    const chosen = new URLSearchParams(globalThis.location.search);
    if (next === 'users') chosen.set('tab', next);
    else chosen.delete('tab');
    setParams(chosen, { replace: true });
  };

  return (
    <>
      <PageHeader title={t`Search`} onBack={goBack} />
      <SearchLayout
        field={
          <SearchField
            className={styles.field}
            label={t`Search users and posts`}
            placeholder={t`Name, business name, title or category`}
            maxLength={SEARCH_MAX}
            value={query}
            onSearch={setQuery}
            delay={SEARCH_PAUSE_MS}
          />
        }
      >
        <Tabs
          label={t`Search results`}
          fullWidth={!isWide}
          value={tab}
          onValueChange={choose}
          items={[
            {
              value: 'users',
              label: t`Users`,
              content: (
                <div className={styles.people}>
                  <PeopleFound label={t`Users found`} search={query} />
                </div>
              ),
            },
            { value: 'posts', label: t`Posts`, content: <FoundPosts search={query} /> },
          ]}
        />
      </SearchLayout>
    </>
  );
}

import { t } from '@lingui/core/macro';
import { SEARCH_MAX, SEARCH_PAUSE_MS } from '@oja/contract/limits';
import { EmptyState } from '@oja/ui/EmptyState';
import { PageHeader } from '@oja/ui/PageHeader';
import { SearchField } from '@oja/ui/SearchField';
import { SearchLayout } from '@oja/ui/SearchLayout';
import { Tabs } from '@oja/ui/Tabs';
import { Search, SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router';

import { useSearchPostsInfiniteQuery } from '../../api/post-lists-api.ts';
import { useBack } from '../../platform/use-back.ts';
import { PeopleFound } from '../people/PeopleFound.tsx';
import { useQueryText } from '../people/use-query-text.ts';
import { postItems } from '../posts/card/post-items.tsx';
import { PostPages } from '../posts/card/PostPages.tsx';

/**
 * /dashboard/search/find: searches users and posts. Text and tab are in the address, so that back and forward restore
 * them.
 */
export default function FindScreen() {
  const goBack = useBack('/dashboard/search');
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useQueryText();
  const tab = params.get('tab') === 'posts' ? 'posts' : 'users';
  const choose = (next: string) => {
    // Not `params`: a text that was typed a moment ago is in the address before it is rendered.
    const chosen = new URLSearchParams(globalThis.location.search);
    if (next === 'posts') chosen.set('tab', next);
    else chosen.delete('tab');
    setParams(chosen, { replace: true });
  };

  return (
    <>
      <PageHeader title={t`Search`} onBack={goBack} />
      <SearchLayout
        field={
          <SearchField
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
          fullWidth
          value={tab}
          onValueChange={choose}
          items={[
            { value: 'users', label: t`Users`, content: <PeopleFound label={t`Users found`} search={query} /> },
            { value: 'posts', label: t`Posts`, content: <PostsFound search={query} /> },
          ]}
        />
      </SearchLayout>
    </>
  );
}

/** Posts whose title or category contains a text, page by page. No request is sent without a text (product §2, §5). */
function PostsFound({ search }: { search: string }) {
  const query = useSearchPostsInfiniteQuery(search, { skip: search === '' });
  if (search === '') return <EmptyState icon={<Search />} title={t`Start typing to search for posts.`} />;
  const posts = query.currentData?.pages.flatMap(({ data }) => data.posts);
  return (
    <PostPages
      label={t`Posts found`}
      query={query}
      isLoading={!posts && !query.error}
      failure={t`The posts could not be loaded`}
      empty={<EmptyState motif="oniko" icon={<SearchX />} title={t`No results found for ${search}`} />}
    >
      {postItems(posts ?? [])}
    </PostPages>
  );
}

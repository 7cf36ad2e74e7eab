import { SEARCH_MAX } from '@oja/contract/limits';
import { PageHeader } from '@oja/ui/PageHeader';
import { SearchField } from '@oja/ui/SearchField';
import { SearchLayout } from '@oja/ui/SearchLayout';
import { Tabs } from '@oja/ui/Tabs';
import { useSearchParams } from 'react-router-dom';

import { useBack } from '../../platform/use-back.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { PeopleFound } from '../people/PeopleFound.tsx';
import { useQueryText } from '../people/use-query-text.ts';
import { PostsFound } from './PostsFound.tsx';

/** /dashboard/search/find: users and posts by what was typed. Text and tab stand in the address, so that back and forward keep them. */
export default function FindScreen() {
  usePageTitle('Search');
  const goBack = useBack('/dashboard/search');
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useQueryText();
  const tab = params.get('tab') === 'posts' ? 'posts' : 'users';
  const choose = (next: string) => {
    setParams(
      (before) => {
        const chosen = new URLSearchParams(before);
        if (next === 'posts') chosen.set('tab', next);
        else chosen.delete('tab');
        return chosen;
      },
      { replace: true },
    );
  };

  return (
    <>
      <PageHeader title="Search" onBack={goBack} />
      <SearchLayout
        field={
          <SearchField
            label="Search users and posts"
            placeholder="Name, business name, title or category"
            maxLength={SEARCH_MAX}
            value={query}
            onSearch={setQuery}
          />
        }
      >
        <Tabs
          label="Search results"
          fullWidth
          value={tab}
          onValueChange={choose}
          items={[
            { value: 'users', label: 'Users', content: <PeopleFound label="Users found" search={query} /> },
            { value: 'posts', label: 'Posts', content: <PostsFound search={query} /> },
          ]}
        />
      </SearchLayout>
    </>
  );
}

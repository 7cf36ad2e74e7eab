import { t } from '@lingui/core/macro';
import { CATEGORIES } from '@oja/contract/categories';
import { SEARCH_MAX, SEARCH_PAUSE_MS } from '@oja/contract/limits';
import { CategoryGrid } from '@oja/market/CategoryGrid';
import { CategoryIcon } from '@oja/market/CategoryIcon';
import { Link as LinkLook } from '@oja/ui/Link';
import { PageHeader } from '@oja/ui/PageHeader';
import { SearchField } from '@oja/ui/SearchField';
import { SearchLayout } from '@oja/ui/SearchLayout';
import type { FormEvent } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';

import { noteSearch } from '../../session/recent-searches.ts';
import { useUser } from '../../session/use-session.ts';
import { useQueryText } from '../people/use-query-text.ts';
import { categoryNamed, categoryPath, findPath } from './category-paths.ts';
import { FoundParts } from './FoundParts.tsx';
import { preloadFind } from './load-find.ts';
import { RecentSearches } from './RecentSearches.tsx';
import styles from './RecentSearches.module.css';
import { SavedSearches } from './SavedSearches.tsx';
import { type Found, useFound } from './use-found.ts';

const hasNothing = ({ items, isLoading, message }: Found<unknown>) =>
  !isLoading && message === undefined && items.length === 0;

/**
 * /dashboard/search: the list of all 57 categories, or those that match a name, and below them the first posts and
 * people for the same text. `?category=` redirects to one (product §2).
 */
export default function SearchScreen() {
  const [params] = useSearchParams();
  const [query, setQuery] = useQueryText();
  const navigate = useNavigate();
  const { _id: userId } = useUser();
  const category = params.get('category')?.trim() ?? '';
  const found = useFound(category === '' ? query : '');
  if (category !== '') return <Navigate to={categoryPath(categoryNamed(category), query)} replace />;

  const note = () => noteSearch(userId, query);
  // By Enter, or the search key of a phone's keyboard. The field has put its text into this page's address just before.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('query');
    const text = typeof typed === 'string' ? typed.trim() : '';
    if (text === '') return;
    noteSearch(userId, text);
    void navigate(findPath(text));
  };
  return (
    <>
      <PageHeader title={t`Search`} />
      <SearchLayout
        field={
          <form onSubmit={submit}>
            <SearchField
              label={t`Search categories`}
              placeholder={t`Search categories`}
              name="query"
              maxLength={SEARCH_MAX}
              value={query}
              onSearch={setQuery}
              onFocus={preloadFind}
              delay={SEARCH_PAUSE_MS}
            />
          </form>
        }
        link={
          <LinkLook asChild variant="standalone">
            <Link to={findPath(query)} onClick={note}>{t`Search users and posts`}</Link>
          </LinkLook>
        }
      >
        {query === '' && (
          <div className={styles.lists} data-list-keys>
            <RecentSearches onSelect={setQuery} />
            <SavedSearches />
          </div>
        )}
        <CategoryGrid
          categories={CATEGORIES}
          searchText={query}
          showsNoResults={hasNothing(found.posts) && hasNothing(found.people)}
          renderIcon={(name) => <CategoryIcon category={name} />}
          renderLink={(name) => <Link to={categoryPath(name, query)} onClick={note} />}
        />
        <FoundParts text={query} found={found} onOpen={note} />
      </SearchLayout>
    </>
  );
}

import { CATEGORIES } from '@oja/contract/categories';
import { SEARCH_MAX } from '@oja/contract/limits';
import { CategoryGrid } from '@oja/ui/CategoryGrid';
import { CategoryIcon } from '@oja/ui/CategoryIcon';
import { Link as LinkLook } from '@oja/ui/Link';
import { PageHeader } from '@oja/ui/PageHeader';
import { SearchField } from '@oja/ui/SearchField';
import { SearchLayout } from '@oja/ui/SearchLayout';
import { Link, Navigate, useSearchParams } from 'react-router-dom';

import { usePageTitle } from '../../platform/use-page-title.ts';
import { useQueryText } from '../people/use-query-text.ts';
import { categoryNamed, categoryPath, findPath } from './category-paths.ts';

/** /dashboard/search: a category to choose, all 57 or those found by name; `?category=` leads straight to one (spec §2). */
export default function SearchScreen() {
  usePageTitle('Search');
  const [params] = useSearchParams();
  const [query, setQuery] = useQueryText();
  const category = params.get('category');
  if (category?.trim()) return <Navigate to={categoryPath(categoryNamed(category), query)} replace />;

  return (
    <>
      <PageHeader title="Search" />
      <SearchLayout
        field={<SearchField label="Search categories" placeholder="Search categories" maxLength={SEARCH_MAX} value={query} onSearch={setQuery} />}
        link={
          <LinkLook asChild variant="standalone">
            <Link to={findPath(query)}>Search users and posts</Link>
          </LinkLook>
        }
      >
        <CategoryGrid
          categories={CATEGORIES}
          searchText={query}
          renderIcon={(name) => <CategoryIcon category={name} />}
          renderLink={(name) => <Link to={categoryPath(name, query)} />}
        />
      </SearchLayout>
    </>
  );
}

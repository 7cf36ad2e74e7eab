import { t } from '@lingui/core/macro';
import { CATEGORIES } from '@oja/contract/categories';
import { SEARCH_MAX, SEARCH_PAUSE_MS } from '@oja/contract/limits';
import { CategoryGrid } from '@oja/market/CategoryGrid';
import { CategoryIcon } from '@oja/market/CategoryIcon';
import { Link as LinkLook } from '@oja/ui/Link';
import { PageHeader } from '@oja/ui/PageHeader';
import { SearchField } from '@oja/ui/SearchField';
import { SearchLayout } from '@oja/ui/SearchLayout';
import { Link, Navigate, useSearchParams } from 'react-router';

import { useQueryText } from '../people/use-query-text.ts';
import { categoryNamed, categoryPath, findPath } from './category-paths.ts';

/**
 * /dashboard/search: the list of all 57 categories, or those that match a name. `?category=` redirects to one
 * (product §2).
 */
export default function SearchScreen() {
  const [params] = useSearchParams();
  const [query, setQuery] = useQueryText();
  const category = params.get('category');
  if (category?.trim()) return <Navigate to={categoryPath(categoryNamed(category), query)} replace />;

  return (
    <>
      <PageHeader title={t`Search`} />
      <SearchLayout
        field={
          <SearchField
            label={t`Search categories`}
            placeholder={t`Search categories`}
            maxLength={SEARCH_MAX}
            value={query}
            onSearch={setQuery}
            delay={SEARCH_PAUSE_MS}
          />
        }
        link={
          <LinkLook asChild variant="standalone">
            <Link to={findPath(query)}>{t`Search users and posts`}</Link>
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

import { t } from '@lingui/core/macro';
import { CONFIRMATIONS } from '@oja/contract/confirmations';
import { SEARCH_MAX, SEARCH_PAUSE_MS } from '@oja/contract/limits';
import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { PageHeader } from '@oja/ui/PageHeader';
import { SearchField } from '@oja/ui/SearchField';
import { SearchLayout } from '@oja/ui/SearchLayout';
import { SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router';

import { translateText } from '../../platform/language.ts';
import { useBack } from '../../platform/use-back.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { useQueryText } from '../people/use-query-text.ts';
import { categoryNamed } from './category-paths.ts';
import styles from './FindScreen.module.css';
import { FoundPosts } from './FoundPosts.tsx';

/** /dashboard/search/{category}: the posts of one category, filtered by `?query=` if given (product §2). */
export default function CategoryScreen() {
  const { category: named = '' } = useParams();
  const category = categoryNamed(named);
  usePageTitle(category);
  const goBack = useBack('/dashboard/search');
  const [query, setQuery] = useQueryText();

  return (
    <>
      <PageHeader title={<bdi>{category}</bdi>} onBack={goBack} />
      <SearchLayout
        field={
          <SearchField
            className={styles.field}
            label={t`Search in ${category}`}
            placeholder={t`Search in ${category}`}
            maxLength={SEARCH_MAX}
            value={query}
            onSearch={setQuery}
            delay={SEARCH_PAUSE_MS}
          />
        }
      >
        <FoundPosts
          search={query}
          category={category}
          emptyCategory={
            <EmptyState
              motif="oniko"
              icon={<SearchX />}
              title={translateText(CONFIRMATIONS.no_category_posts(category))}
              action={
                <Button asChild>
                  <Link to="/dashboard/post">{t`Create a new post`}</Link>
                </Button>
              }
            />
          }
        />
      </SearchLayout>
    </>
  );
}

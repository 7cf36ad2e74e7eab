import { t } from '@lingui/core/macro';
import { CONFIRMATIONS } from '@oja/contract/confirmations';
import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { Link as LinkLook } from '@oja/ui/Link';
import { PageHeader } from '@oja/ui/PageHeader';
import { SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router';

import { translateText } from '../../platform/language.ts';
import { useGetCategoryPostsInfiniteQuery } from '../../api/post-search-api.ts';
import { richText } from '../../platform/rich-text.tsx';
import { useBack } from '../../platform/use-back.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { useQueryText } from '../people/use-query-text.ts';
import { postItems } from '../posts/card/post-items.tsx';
import { PostPages } from '../posts/card/PostPages.tsx';
import { categoryNamed, categoryPath } from './category-paths.ts';

/** /dashboard/search/{category}: the posts of one category, filtered by `?query=` if given (product §2). */
export default function CategoryScreen() {
  const { category: named = '' } = useParams();
  const category = categoryNamed(named);
  usePageTitle(category);
  const goBack = useBack('/dashboard/search');
  const [text] = useQueryText();
  const query = useGetCategoryPostsInfiniteQuery(text === '' ? { category } : { category, query: text });
  const posts = query.currentData?.pages.flatMap(({ data }) => data.posts);

  return (
    <>
      <PageHeader
        title={<bdi>{category}</bdi>}
        onBack={goBack}
        text={
          text !== '' && (
            <>
              {richText(t`Only posts with “<query/>” in them.`, { query: <bdi>{text}</bdi> })}{' '}
              <LinkLook asChild>
                <Link to={categoryPath(category)} replace>
                  {t`Show all`}
                </Link>
              </LinkLook>
            </>
          )
        }
      />
      <PostPages
        label={t`Posts in ${category}`}
        query={query}
        isLoading={!posts && !query.error}
        failure={t`The posts could not be loaded`}
        empty={
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
      >
        {postItems(posts ?? [])}
      </PostPages>
    </>
  );
}

import { CONFIRMATIONS } from '@oja/contract/texts';
import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { Link as LinkLook } from '@oja/ui/Link';
import { PageHeader } from '@oja/ui/PageHeader';
import { SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';

import { useGetCategoryPostsInfiniteQuery } from '../../api/post-lists-api.ts';
import { useBack } from '../../platform/use-back.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { useQueryText } from '../people/use-query-text.ts';
import { postItems } from '../posts/post-items.tsx';
import { PostPages } from '../posts/PostPages.tsx';
import { categoryNamed, categoryPath } from './category-paths.ts';

/** /dashboard/search/{category}: the posts of one category, those with `?query=` in them where it is given (spec §2). */
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
              Only posts with “<bdi>{text}</bdi>” in them.{' '}
              <LinkLook asChild>
                <Link to={categoryPath(category)} replace>
                  Show all
                </Link>
              </LinkLook>
            </>
          )
        }
      />
      <PostPages
        label={`Posts in ${category}`}
        query={query}
        isLoading={!posts && !query.error}
        failure="The posts could not be loaded"
        empty={
          <EmptyState
            motif="oniko"
            icon={<SearchX />}
            title={CONFIRMATIONS.noCategoryPosts(category)}
            action={
              <Button asChild>
                <Link to="/dashboard/post">Create a new post</Link>
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

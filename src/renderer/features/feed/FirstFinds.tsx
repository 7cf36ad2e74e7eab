import { t } from '@lingui/core/macro';
import { IconButton } from '@oja/ui/IconButton';
import { Link as TextLink } from '@oja/ui/Link';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { useMediaQuery } from '@oja/ui/hooks/use-media-query';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { X } from 'lucide-react';
import { Link } from 'react-router';

import { useGetSimilarPostsQuery } from '../../api/related-posts-api.ts';
import { SomePosts } from '../posts/tiles/SomePosts.tsx';
import styles from './FirstFinds.module.css';

/** One row. */
const MOST = { wide: 3, narrow: 2 };

interface FirstFindsProps {
  /** The state in which the person buys; '' for any. One of the two is given. */
  state: string;
  /** What the person looks for; '' for anything. */
  category: string;
  /** Called when the posts are not wanted any more. */
  onClose: () => void;
}

/**
 * Posts of what somebody said they look for, near them; elsewhere where there are none. Nothing if there are none at
 * all.
 */
export function FirstFinds({ state, category, onClose }: FirstFindsProps) {
  const isWide = useMediaQuery('(width >= 48rem)');
  const hasBoth = state !== '' && category !== '';
  const near = useGetSimilarPostsQuery({ ...(category !== '' && { category }), ...(state !== '' && { state }) });
  const isFoundNear = (near.currentData?.data.posts.length ?? 0) > 0;
  const anywhere = useGetSimilarPostsQuery(hasBoth && near.isSuccess && !isFoundNear ? { category } : skipToken);
  const posts = (isFoundNear ? near : anywhere).currentData?.data.posts ?? [];
  const shown = { category, state: isFoundNear || !hasBoth ? state : '' };
  const title = titleOf(shown);
  const filters = new URLSearchParams(Object.entries(shown).filter(([, value]) => value !== ''));
  return (
    <div className={styles.finds}>
      <SomePosts
        title={title}
        posts={posts.slice(0, isWide ? MOST.wide : MOST.narrow)}
        action={
          <span className={styles.actions}>
            <TextLink asChild>
              <Link to={`/dashboard/search/find?${filters}`}>
                {t`See all`}
                <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
              </Link>
            </TextLink>
            <IconButton label={t`Close`} icon={<X />} onClick={onClose} />
          </span>
        }
      />
    </div>
  );
}

function titleOf({ category, state }: { category: string; state: string }): string {
  if (category === '') return t`Near you: ${state}`;
  return state === '' ? category : t`${category} in ${state}`;
}

import { t } from '@lingui/core/macro';
import type { Post } from '@oja/contract/posts';
import { shownNames } from '@oja/contract/shown-names';
import { Button } from '@oja/ui/Button';
import { Link as TextLink } from '@oja/ui/Link';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useUser } from '../../../session/use-session.ts';
import { chatPath, profilePath } from '../../people/person-paths.ts';
import { SomePosts } from '../tiles/SomePosts.tsx';
import styles from './RelatedPosts.module.css';
import { useRelatedPosts } from './use-related-posts.ts';

/**
 * What follows below a post: an offer for it, posts like it, and others of its vendor. No posts if they cannot be
 * loaded: nobody has asked for them.
 */
export default function RelatedPosts({ post }: { post: Post }): ReactNode {
  const viewer = useUser();
  const { user, price, pricePoint, status } = post;
  const isOwn = user._id === viewer._id;
  const related = useRelatedPosts(post, isOwn);
  const offer = !isOwn && price !== null && price > 0 && status !== 'sold' && status !== 'paused' && (
    <div className={styles.offer}>
      <Button asChild fullWidth variant="secondary">
        <Link to={`${chatPath(user._id)}?offer=${post._id}`}>
          {pricePoint === 'Fixed Price' ? t`Buy at this price` : t`Make an offer`}
        </Link>
      </Button>
    </div>
  );
  if (!related) return offer;
  const [name] = shownNames(user);
  return (
    <>
      {offer}
      <SomePosts title={t`Similar posts`} posts={related.similar} />
      <SomePosts
        title={t`More from ${{ name }}`}
        posts={related.ofVendor}
        action={
          <TextLink asChild>
            <Link to={profilePath(user._id)}>
              {t`See all`}
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
            </Link>
          </TextLink>
        }
      />
    </>
  );
}

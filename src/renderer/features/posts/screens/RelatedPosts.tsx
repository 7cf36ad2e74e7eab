import { t } from '@lingui/core/macro';
import type { Post } from '@oja/contract/posts';
import { PostGrid } from '@oja/market/PostGrid';
import { Link as TextLink } from '@oja/ui/Link';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';

import { useUser } from '../../../session/use-session.ts';
import { profilePath } from '../../people/person-paths.ts';
import { PostTileItem } from '../tiles/PostTileItem.tsx';
import styles from './RelatedPosts.module.css';
import { useRelatedPosts } from './use-related-posts.ts';

/**
 * What follows below a post: posts like it, and others of its vendor. Nothing without any, and if they cannot be
 * loaded: nobody has asked for them.
 */
export default function RelatedPosts({ post }: { post: Post }) {
  const viewer = useUser();
  const { user } = post;
  const related = useRelatedPosts(post, user._id === viewer._id);
  if (!related) return null;
  const { name } = user;
  return (
    <>
      <Part title={t`Similar posts`} posts={related.similar} />
      <Part
        title={t`More from ${{ name }}`}
        posts={related.ofVendor}
        all={
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

/** Some posts with their heading. */
function Part({ title, posts, all }: { title: string; posts: readonly Post[]; all?: ReactNode }) {
  const id = useId();
  if (posts.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          <bdi>{title}</bdi>
        </h2>
        {all}
      </div>
      <PostGrid className={styles.posts} label={title} empty={null}>
        {posts.map((post) => (
          <PostTileItem key={post._id} post={post} headingLevel={3} />
        ))}
      </PostGrid>
    </section>
  );
}

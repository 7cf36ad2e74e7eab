import type { Post } from '@oja/contract/posts';
import { PostGrid } from '@oja/market/PostGrid';
import { type ReactNode, useId } from 'react';

import { PostTileItem } from './PostTileItem.tsx';
import styles from './SomePosts.module.css';

interface SomePostsProps {
  title: string;
  /** At most six: they fill rows of two, three and six. */
  posts: readonly Post[];
  /** A link to all of them, or another action, beside the title. */
  action?: ReactNode;
}

/** Some posts below their heading; nothing without any. */
export function SomePosts({ title, posts, action }: SomePostsProps) {
  const id = useId();
  if (posts.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          <bdi>{title}</bdi>
        </h2>
        {action}
      </div>
      <PostGrid className={styles.posts} label={title} empty={null}>
        {posts.map((post) => (
          <PostTileItem key={post._id} post={post} headingLevel={3} />
        ))}
      </PostGrid>
    </section>
  );
}

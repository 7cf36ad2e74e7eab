import type { Profile } from '@oja/contract/users';
import { EmptyState } from '@oja/ui/EmptyState';

import { useUser } from '../../session/use-session.ts';
import { PostItem } from '../posts/PostItem.tsx';
import styles from './ProfileScreen.module.css';

/** The person's posts; the empty texts are the spec's, its spelling included. */
export function ProfilePosts({ profile }: { profile: Profile }) {
  const isOwn = useUser()._id === profile._id;
  if (profile.posts.length === 0) {
    return <EmptyState title={isOwn ? 'No available post from you' : `No avaialble post from ${profile.userName}`} />;
  }
  return (
    <section className={styles.posts} aria-label={`Posts by ${profile.userName}`}>
      {profile.posts.map((post) => (
        <PostItem key={post._id} post={post} />
      ))}
    </section>
  );
}

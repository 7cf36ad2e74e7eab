import type { Profile } from '@oja/contract/users';
import { EmptyState } from '@oja/ui/EmptyState';
import { PostList } from '@oja/ui/PostList';

import { useUser } from '../../session/use-session.ts';
import { PostItem } from '../posts/PostItem.tsx';

/** The person's posts; the empty texts are the spec's, its spelling included. */
export function ProfilePosts({ profile }: { profile: Profile }) {
  const isOwn = useUser()._id === profile._id;
  return (
    <PostList
      label={`Posts by ${profile.userName}`}
      empty={<EmptyState title={isOwn ? 'No available post from you' : `No avaialble post from ${profile.userName}`} />}
    >
      {profile.posts.map((post) => (
        <PostItem key={post._id} post={post} />
      ))}
    </PostList>
  );
}

import type { Person } from '@oja/contract/users';
import { FollowButton, type FollowButtonProps } from '@oja/market/FollowButton';

import { useFollowMutation } from '../../api/users-api.ts';
import { useUser } from '../../session/use-session.ts';

interface PersonFollowButtonProps extends Pick<FollowButtonProps, 'variant' | 'size'> {
  /** The person to follow, from any answer. */
  person: Pick<Person, '_id' | 'userName' | 'isFollowing'>;
}

/**
 * Follows or unfollows a person. The change is shown everywhere at once and undone if the call fails; the failure
 * listener shows the error (product §4 "Follow toggle"). There is no button for the viewer.
 */
export function PersonFollowButton({ person, ...look }: PersonFollowButtonProps) {
  const { _id, userName, isFollowing } = person;
  const viewer = useUser();
  // One cache key for each person, who may appear in a list and in a dialog over it.
  const [follow, { isLoading }] = useFollowMutation({ fixedCacheKey: `follow ${_id}` });
  if (viewer._id === _id) return null;
  return (
    <FollowButton
      {...look}
      userName={userName}
      isFollowing={isFollowing}
      loading={isLoading}
      onValueChange={() => void follow(_id)}
    />
  );
}

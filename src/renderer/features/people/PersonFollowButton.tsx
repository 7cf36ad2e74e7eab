import type { Person } from '@oja/contract/users';
import { FollowButton, type FollowButtonProps } from '@oja/ui/FollowButton';

import { useFollowMutation } from '../../api/users-api.ts';
import { useUser } from '../../session/use-session.ts';

interface PersonFollowButtonProps extends Pick<FollowButtonProps, 'variant' | 'size'> {
  /** Whom to follow, as any answer carries them. */
  person: Pick<Person, '_id' | 'userName' | 'isFollowing'>;
}

/**
 * Follows a person, or no longer: shown at once everywhere, taken back when the call fails, of which the failure
 * listener tells (spec §4 "Follow toggle"). Nobody follows themselves: for the viewer there is no button.
 */
export function PersonFollowButton({ person, ...look }: PersonFollowButtonProps) {
  const { _id, userName, isFollowing } = person;
  const viewer = useUser();
  // One key a person: they may stand in a list and in a dialog over it.
  const [follow, { isLoading }] = useFollowMutation({ fixedCacheKey: `follow ${_id}` });
  if (viewer._id === _id) return null;
  return <FollowButton {...look} userName={userName} isFollowing={isFollowing} pending={isLoading} onChange={() => void follow(_id)} />;
}

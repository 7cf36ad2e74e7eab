import { TOAST_MS } from '@oja/contract/limits';
import { FAILURES } from '@oja/contract/texts';
import type { Profile } from '@oja/contract/users';
import { ProfileHeader } from '@oja/ui/ProfileHeader';
import { toast } from '@oja/ui/Toast';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';

import type { FollowSide } from '../../api/users-api.ts';
import { usePlatform } from '../../platform/PlatformContext.tsx';
import { useUser } from '../../session/use-session.ts';
import { chatPath, profilePath } from '../people/person-paths.ts';
import { PersonFollowButton } from '../people/PersonFollowButton.tsx';
import { UnblockButton } from '../people/UnblockButton.tsx';
import { usePersonOnline } from '../people/use-online.ts';
import { useLatePart } from '../posts/use-late-part.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import { VendorVerdict } from './VendorVerdict.tsx';

const loadFollowsDialog = async () => (await import('./FollowsDialog.tsx')).FollowsDialog;

/** What stands where a person can be followed, which a block forbids both. */
const FOLLOWING: Record<Profile['block'], (profile: Profile) => ReactNode> = {
  none: (profile) => <PersonFollowButton person={profile} variant="primary" size="medium" />,
  mine: ({ _id, userName }) => <UnblockButton person={{ _id, name: userName }} />,
  theirs: () => null,
};

/** Name, badge, bio, who follows, and what the viewer can do here; the owner's actions are others (spec §2 "Profile screen"). */
export function ProfileIntro({ profile }: { profile: Profile }) {
  const viewer = useUser();
  const { serverOrigin } = usePlatform();
  const isOnline = usePersonOnline(profile);
  const [side, setSide] = useState<FollowSide['side']>('followers');
  const follows = useLatePart(loadFollowsDialog);
  const isOwn = viewer._id === profile._id;
  const show = (shown: FollowSide['side']) => () => {
    setSide(shown);
    follows.open();
  };

  return (
    <>
      <ProfileHeader
        person={{ ...profile, isOnline: !isOwn && profile.block === 'none' && isOnline, joinedAt: profile.createdAt }}
        isOwn={isOwn}
        onShowCustomers={show('followers')}
        onShowFollowing={show('following')}
        opening={follows.isOpening ? (side === 'followers' ? 'customers' : 'following') : undefined}
        editLink={<Link to="/dashboard/profile" />}
        settingsLink={<Link to="/dashboard/settings" />}
        exploreLink={<Link to="/dashboard/find-users" />}
        messageLink={isOwn ? undefined : <Link to={chatPath(profile._id)} />}
        followButton={FOLLOWING[profile.block](profile)}
        menu={!isOwn && <ProfileMenu profile={profile} />}
        adminAction={viewer.isAdmin && <VendorVerdict profile={profile} />}
        profileUrl={`${serverOrigin || globalThis.location.origin}${profilePath(profile._id)}`}
        onLinkCopied={() => toast({ kind: 'success', title: 'Profile link copied.', durationMs: TOAST_MS.post })}
        onLinkCopyFailed={() => toast({ kind: 'error', title: FAILURES.copyLink, durationMs: TOAST_MS.default })}
      />
      {follows.Part && <follows.Part profile={profile} side={side} onClose={follows.close} />}
    </>
  );
}

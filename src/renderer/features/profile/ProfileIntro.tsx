import { TOAST_MS } from '@oja/contract/limits';
import { FAILURES } from '@oja/contract/failures';
import type { Profile } from '@oja/contract/users';
import { ProfileHeader } from '@oja/ui/ProfileHeader';
import { toast } from '@oja/ui/Toast';
import { Link } from 'react-router-dom';

import { usePlatform } from '../../platform/PlatformContext.tsx';
import { useUser } from '../../session/use-session.ts';

/** Name, badge, bio and what the viewer can do here. */
export function ProfileIntro({ profile }: { profile: Profile }) {
  const viewer = useUser();
  const { serverOrigin } = usePlatform();
  const origin = serverOrigin || globalThis.location.origin;

  return (
    <ProfileHeader
      person={profile}
      isOwn={viewer._id === profile._id}
      settingsLink={<Link to="/dashboard/settings" />}
      profileUrl={`${origin}/dashboard/profile/${profile._id}`}
      onLinkCopied={() => toast({ kind: 'success', title: 'Profile link copied.', durationMs: TOAST_MS.post })}
      onLinkCopyFailed={() => toast({ kind: 'error', title: FAILURES.copyLink, durationMs: TOAST_MS.default })}
    />
  );
}

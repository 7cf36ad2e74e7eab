import { t } from '@lingui/core/macro';
import { TOAST_MS } from '@oja/contract/limits';
import { FAILURES } from '@oja/contract/failures';
import type { Profile } from '@oja/contract/users';
import { IconButton } from '@oja/ui/IconButton';
import { Menu } from '@oja/ui/Menu';
import { ProfileHeader } from '@oja/market/ProfileHeader';
import { toast } from '@oja/ui/toast-store';
import { Ban, Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';

import { translateText } from '../../platform/language.ts';
import type { FollowSide } from '../../api/users-api.ts';
import { usePlatform } from '../../platform/PlatformContext.tsx';
import { useUser } from '../../session/use-session.ts';
import { answerTime } from '../people/answer-time.ts';
import { chatPath, profilePath } from '../people/person-paths.ts';
import { PersonFollowButton } from '../people/PersonFollowButton.tsx';
import { UnblockButton } from '../people/UnblockButton.tsx';
import { usePersonOnline } from '../people/use-online.ts';
import { useLatePart } from '../../platform/use-late-part.ts';
import { VendorVerdict } from './VendorVerdict.tsx';

const loadFollowsDialog = async () => (await import('./FollowsDialog.tsx')).FollowsDialog;
const loadReviewsDialog = async () => (await import('./ReviewsDialog.tsx')).ReviewsDialog;

/** The follow button, or what replaces it: a block in either direction forbids following. */
const FOLLOWING: Record<Profile['block'], (profile: Profile) => ReactNode> = {
  none: (profile) => <PersonFollowButton person={profile} />,
  mine: ({ _id, userName }) => <UnblockButton person={{ _id, name: userName }} />,
  theirs: () => null,
};

/**
 * Name, badge, bio, followers and the viewer's actions. The owner has different actions (product §2 "Profile screen").
 */
export function ProfileIntro({ profile }: { profile: Profile }) {
  const viewer = useUser();
  const { serverOrigin } = usePlatform();
  const isOnline = usePersonOnline(profile);
  const [side, setSide] = useState<FollowSide['side']>('followers');
  const follows = useLatePart(loadFollowsDialog);
  const reviews = useLatePart(loadReviewsDialog);
  const isOwn = viewer._id === profile._id;
  const { rating, dealsSold } = profile.reputation ?? {};
  // Of others, the list is offered where there may be something in it. One's own is where one replies.
  const hasReviews = profile.reputation && (isOwn || rating !== undefined || dealsSold !== 0);
  const show = (shown: FollowSide['side']) => () => {
    setSide(shown);
    follows.open();
  };
  const opening = side === 'followers' ? 'customers' : 'following';
  const loading = reviews.isOpening ? 'reviews' : follows.isOpening ? opening : undefined;

  return (
    <>
      <ProfileHeader
        person={{
          ...profile,
          isOnline: !isOwn && profile.block === 'none' && isOnline,
          joinedAt: profile.createdAt,
          answerTime: answerTime(profile.answerMinutes),
          rating,
          dealsSold,
        }}
        isOwn={isOwn}
        onShowCustomers={show('followers')}
        onShowFollowing={show('following')}
        onShowReviews={hasReviews ? reviews.open : undefined}
        loading={loading}
        editLink={<Link to="/dashboard/profile" />}
        settingsLink={<Link to="/dashboard/settings" />}
        exploreLink={<Link to="/dashboard/find-users" />}
        messageLink={isOwn ? undefined : <Link to={chatPath(profile._id)} />}
        followButton={FOLLOWING[profile.block](profile)}
        menu={!isOwn && <ProfileMenu profile={profile} />}
        adminAction={viewer.isAdmin && <VendorVerdict profile={profile} />}
        profileUrl={`${serverOrigin || globalThis.location.origin}${profilePath(profile._id)}`}
        onLinkCopied={() => toast({ tone: 'success', title: t`Profile link copied.`, durationMs: TOAST_MS.post })}
        onLinkCopyFailed={() =>
          toast({ tone: 'danger', title: translateText(FAILURES.copyLink), durationMs: TOAST_MS.default })
        }
      />
      {reviews.Part && <reviews.Part profile={profile} onClose={reviews.close} />}
      {follows.Part && <follows.Part profile={profile} side={side} onClose={follows.close} />}
    </>
  );
}

const loadBlockDialog = async () => (await import('../people/BlockDialog.tsx')).BlockDialog;

/** Rare actions on another person's profile: blocking. A blocked person has a visible Unblock button instead. */
function ProfileMenu({ profile }: { profile: Profile }) {
  const { Part: BlockDialog, open, close, prepare } = useLatePart(loadBlockDialog);
  const { userName, block } = profile;
  return (
    <>
      <Menu
        trigger={<IconButton label={t`More about ${userName}`} icon={<Ellipsis />} />}
        items={[block !== 'mine' && { label: t`Block ${userName}`, icon: <Ban />, tone: 'danger', onSelect: open }]}
        onOpenChange={(isOpen) => isOpen && prepare()}
      />
      {BlockDialog && <BlockDialog person={{ _id: profile._id, name: userName }} onClose={close} />}
    </>
  );
}

import { BIO_PREVIEW_WORDS, TOAST_MS } from '@oja/contract/limits';
import { FAILURES } from '@oja/contract/texts';
import type { Profile } from '@oja/contract/users';
import { Avatar } from '@oja/ui/Avatar';
import { Button } from '@oja/ui/Button';
import { ExpandableText } from '@oja/ui/ExpandableText';
import { toast } from '@oja/ui/Toast';
import { VendorBadge } from '@oja/ui/VendorBadge';
import { Link as LinkIcon, Settings } from 'lucide-react';
import { Link } from 'react-router-dom';

import { usePlatform } from '../../platform/PlatformContext.tsx';
import { useUser } from '../../session/use-session.ts';
import styles from './ProfileScreen.module.css';

/** Name, badge, bio and what the viewer can do here. */
export function ProfileIntro({ profile }: { profile: Profile }) {
  const viewer = useUser();
  const { serverOrigin } = usePlatform();

  const copyLink = async () => {
    const origin = serverOrigin || globalThis.location.origin;
    try {
      await navigator.clipboard.writeText(`${origin}/dashboard/profile/${profile._id}`);
      toast({ kind: 'success', title: 'Profile link copied.', durationMs: TOAST_MS.post });
    } catch {
      toast({ kind: 'error', title: FAILURES.copyLink, durationMs: TOAST_MS.default });
    }
  };

  return (
    <header className={styles.intro}>
      <Avatar name={profile.name} src={profile.profileImage} size="xlarge" />
      <div className={styles.names}>
        <h1 className={styles.userName}>{profile.userName}</h1>
        <p className={styles.name}>{profile.name}</p>
        {profile.isVerifiedVendor && <VendorBadge />}
      </div>
      {profile.bio !== '' && (
        <ExpandableText text={profile.bio} words={BIO_PREVIEW_WORDS} moreLabel="See More" lessLabel="View Less" />
      )}
      <div className={styles.actions}>
        <Button variant="secondary" icon={<LinkIcon size={18} />} onClick={() => void copyLink()}>
          Copy Profile Link
        </Button>
        {viewer._id === profile._id && (
          <Button asChild variant="secondary" icon={<Settings size={18} />}>
            <Link to="/dashboard/settings">Settings</Link>
          </Button>
        )}
      </div>
    </header>
  );
}

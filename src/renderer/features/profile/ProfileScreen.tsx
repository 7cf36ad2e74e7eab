import { t } from '@lingui/core/macro';
import type { Profile } from '@oja/contract/users';
import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { PostGrid } from '@oja/market/PostGrid';
import { ProfileHeader } from '@oja/market/ProfileHeader';
import { UserRoundX } from 'lucide-react';
import { Link, useParams } from 'react-router';

import { failureMessage, hasErrorCode } from '../../api/failure.ts';
import { type AnswerStorage, useStoredAnswer } from '../../api/use-stored-answer.ts';
import { useStoredNotice } from '../../api/use-stored-notice.ts';
import { useGetProfileQuery, usersApi } from '../../api/users-api.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { ProfileIntro } from './ProfileIntro.tsx';
import { ProfilePosts } from './ProfilePosts.tsx';
import styles from './ProfileScreen.module.css';

/** The profiles that were opened last are stored, with the first page of their posts. */
const PROFILE_STORAGE: AnswerStorage<{ data: Profile }> = {
  kind: 'profile',
  toStore: (answer) => answer,
  async parse(kept) {
    const { profileAnswerSchema } = await import('@oja/contract/users');
    return profileAnswerSchema.safeParse(kept).data;
  },
  select: (userId, state) => usersApi.endpoints.getProfile.select(userId)(state),
  show: (userId, value) => usersApi.util.upsertQueryEntries([{ endpointName: 'getProfile', arg: userId, value }]),
  request: (userId) => usersApi.endpoints.getProfile.initiate(userId, { subscribe: false, forceRefetch: true }),
};

/**
 * /dashboard/profile/{id}: a person's public profile (product §2 "Profile screen"), without a connection as it was when
 * it was last opened.
 */
export default function ProfileScreen() {
  const { id = '' } = useParams();
  const { currentData, error, fulfilledTimeStamp, isFetching, refetch } = useGetProfileQuery(id);
  const isSearching = useStoredAnswer(PROFILE_STORAGE, id, { data: currentData, error, fulfilledTimeStamp });
  useStoredNotice('profile', currentData && fulfilledTimeStamp);
  const profile = currentData?.data;
  usePageTitle(profile?.userName ?? t`Profile`);

  // First: what was read before the person left, or a block hid them, must not stay. The server refuses an invalid id
  // with another code than an unknown one.
  if (hasErrorCode(error, 'user_not_found', 'not_found', 'validation_failed')) return <UnknownPerson />;
  if (profile) {
    return (
      // A new instance for each person: a list that is open over one profile must close with it.
      <div key={id} className={styles.profile}>
        <ProfileIntro profile={profile} />
        <ProfilePosts profile={profile} />
      </div>
    );
  }
  if (error && !isSearching) {
    return (
      <EmptyState
        tone="danger"
        title={t`This profile could not be loaded`}
        text={failureMessage(error)}
        onRetry={() => void refetch()}
        loading={isFetching}
        headingLevel={1}
      />
    );
  }
  return (
    <div className={styles.profile}>
      <ProfileHeader loading />
      <PostGrid loading label="" empty={null}>
        {[]}
      </PostGrid>
    </div>
  );
}

/** Shown in place of a profile that does not exist or is hidden by a block: nobody learns which. */
function UnknownPerson() {
  return (
    <EmptyState
      headingLevel={1}
      motif="oniko"
      icon={<UserRoundX />}
      title={t`This profile is not available`}
      action={
        <Button asChild>
          <Link to="/dashboard/find-users">{t`Explore Users`}</Link>
        </Button>
      }
    />
  );
}

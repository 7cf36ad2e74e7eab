import { ErrorPanel } from '@oja/ui/ErrorPanel';
import { PostCardSkeleton } from '@oja/ui/PostCardSkeleton';
import { ProfileSkeleton } from '@oja/ui/ProfileSkeleton';
import { useParams } from 'react-router-dom';

import { failureMessage, isRefusedAs } from '../../api/failure.ts';
import { useGetProfileQuery } from '../../api/users-api.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { NoSuchPerson } from './NoSuchPerson.tsx';
import { ProfileIntro } from './ProfileIntro.tsx';
import { ProfilePosts } from './ProfilePosts.tsx';
import styles from './ProfileScreen.module.css';

/** /dashboard/profile/{id}: a person as the market sees them (spec §2 "Profile screen"). */
export default function ProfileScreen() {
  const { id = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetProfileQuery(id);
  const profile = currentData?.data;
  usePageTitle(profile?.userName ?? 'Profile');

  if (profile) {
    return (
      // Made anew for each person: a list that is open over one profile is not the next one's.
      <div key={id} className={styles.profile}>
        <ProfileIntro profile={profile} />
        <ProfilePosts profile={profile} />
      </div>
    );
  }
  // An id that is none at all is refused in another way than one that nobody has.
  if (isRefusedAs(error, 'user_not_found', 'not_found', 'validation_failed')) return <NoSuchPerson />;
  if (error) {
    return (
      <ErrorPanel
        title="This profile could not be loaded"
        text={failureMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        headingLevel={1}
      />
    );
  }
  return (
    <div className={styles.profile}>
      <ProfileSkeleton />
      <PostCardSkeleton label="" />
    </div>
  );
}

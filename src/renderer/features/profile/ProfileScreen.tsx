import { ErrorPanel } from '@oja/ui/ErrorPanel';
import { PostCardSkeleton } from '@oja/ui/PostCardSkeleton';
import { ProfileSkeleton } from '@oja/ui/ProfileSkeleton';
import { useParams } from 'react-router-dom';

import { failureMessage } from '../../api/failure.ts';
import { useGetProfileQuery } from '../../api/users-api.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { ProfileIntro } from './ProfileIntro.tsx';
import { ProfilePosts } from './ProfilePosts.tsx';
import styles from './ProfileScreen.module.css';

/** /dashboard/profile/{id}: a person as the market sees them (spec §2 "Profile screen"). */
export default function ProfileScreen() {
  const { id = '' } = useParams();
  const { data, error, isLoading, refetch } = useGetProfileQuery(id);
  usePageTitle(data?.data.userName ?? 'Profile');

  if (isLoading) {
    return (
      <div className={styles.profile}>
        <ProfileSkeleton />
        <PostCardSkeleton label="" />
      </div>
    );
  }
  if (!data) {
    return <ErrorPanel title="This profile could not be loaded" text={failureMessage(error)} onRetry={() => void refetch()} />;
  }
  return (
    <div className={styles.profile}>
      <ProfileIntro profile={data.data} />
      <ProfilePosts profile={data.data} />
    </div>
  );
}

import { PageHeader } from '@oja/ui/PageHeader';
import { Link } from 'react-router-dom';

import { usePageTitle } from '../../platform/use-page-title.ts';
import { useUser } from '../../session/use-session.ts';
import { profilePath } from '../people/person-paths.ts';
import { EditProfileForm } from './EditProfileForm.tsx';

/** /dashboard/profile: one's own profile to change (spec §2 "Edit profile"). */
export default function EditProfileScreen() {
  usePageTitle('Update Profile');
  const { _id } = useUser();
  return (
    <>
      <PageHeader title="Update Profile" back={<Link to={profilePath(_id)} />} backLabel="Back to your profile" />
      <EditProfileForm />
    </>
  );
}

import { t } from '@lingui/core/macro';
import { PageHeader } from '@oja/ui/PageHeader';
import { Link } from 'react-router';

import { useUser } from '../../session/use-session.ts';
import { profilePath } from '../people/person-paths.ts';
import { EditProfileForm } from './EditProfileForm.tsx';

/** /dashboard/profile: edits the viewer's profile (product §2 "Edit profile"). */
export default function EditProfileScreen() {
  const { _id } = useUser();
  return (
    <>
      <PageHeader title={t`Update Profile`} back={<Link to={profilePath(_id)} />} backLabel={t`Back to your profile`} />
      <EditProfileForm />
    </>
  );
}

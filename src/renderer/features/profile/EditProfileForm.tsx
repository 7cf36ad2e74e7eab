import { zodResolver } from '@hookform/resolvers/zod';
import { BIO_MAX, TOAST_MS } from '@oja/contract/limits';
import { FAILURES } from '@oja/contract/texts';
import { ProfileForm } from '@oja/ui/ProfileForm';
import { toast } from '@oja/ui/Toast';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';

import { serverRefusal } from '../../api/failure.ts';
import { showFieldErrors } from '../../api/field-errors.ts';
import { useEditProfileMutation } from '../../api/users-api.ts';
import { logFailure } from '../../platform/log-failure.ts';
import { useUser } from '../../session/use-session.ts';
import { changesOf, PROFILE_FIELDS, type ProfileFields, profileFormSchema, type ProfileFormValues, valuesOf } from './profile-form-values.ts';
import { useAvatar } from './use-avatar.tsx';

/** One's own profile to change. Only what differs is sent; whatever fails is said, and what was typed or chosen stays (spec §2, §8). */
export function EditProfileForm() {
  const viewer = useUser();
  const navigate = useNavigate();
  const avatar = useAvatar();
  const [editProfile] = useEditProfileMutation();
  const { formState, handleSubmit, register, reset, setError } = useForm<ProfileFormValues, unknown, ProfileFields>({
    defaultValues: valuesOf(viewer),
    resolver: zodResolver(profileFormSchema),
  });
  const { errors, isSubmitting } = formState;
  const bind = <Name extends keyof ProfileFormValues>(name: Name) => ({ ...register(name), error: errors[name]?.message });

  const save = async (fields: ProfileFields) => {
    const picture = await avatar.settle();
    if (picture === 'failed') return;
    const edit = changesOf(viewer, fields, picture);
    if (Object.keys(edit).length === 0) {
      toast({ kind: 'info', title: 'Nothing has changed.', durationMs: TOAST_MS.post });
      return;
    }
    const { data: answer, error } = await editProfile({ userId: viewer._id, edit });
    if (!answer) {
      showFieldErrors(error, PROFILE_FIELDS, setError);
      const refused = serverRefusal(error)?.fields?.['profileImage'];
      if (refused !== undefined) avatar.refuse(refused);
      return;
    }
    toast({ kind: 'success', title: answer.message, durationMs: TOAST_MS.default });
    reset(valuesOf(answer.data));
    avatar.reset();
  };
  const submit = handleSubmit(async (fields) => {
    try {
      await save(fields);
    } catch (error) {
      logFailure('The profile could not be saved', error);
      toast({ kind: 'error', title: FAILURES.profileSave, durationMs: TOAST_MS.default });
    }
  });
  const cancel = () => {
    reset(valuesOf(viewer));
    avatar.reset();
    void navigate('/dashboard/settings');
  };

  return (
    <ProfileForm
      fields={{ name: bind('name'), userName: bind('userName'), bio: bind('bio'), password: bind('password') }}
      email={viewer.email}
      avatar={avatar.field}
      bioMax={BIO_MAX}
      saving={isSubmitting}
      onSubmit={(event) => void submit(event)}
      onCancel={cancel}
    />
  );
}

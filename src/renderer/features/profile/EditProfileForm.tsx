import { t } from '@lingui/core/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import { BIO_MAX, TOAST_MS } from '@oja/contract/limits';
import { FAILURES } from '@oja/contract/failures';
import { VALIDATION } from '@oja/contract/texts';
import { ProfileForm } from '@oja/market/ProfileForm';
import { toast } from '@oja/ui/toast-store';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';

import { translateText } from '../../platform/language.ts';
import { serverError } from '../../api/failure.ts';
import { showFieldErrors } from '../../api/field-errors.ts';
import { submitForm } from '../../api/submit-form.ts';
import { useEditProfileMutation } from '../../api/users-api.ts';
import { logFailure } from '../../platform/log-failure.ts';
import { usePasswordStrength } from '../../session/use-password-strength.ts';
import { useUser } from '../../session/use-session.ts';
import {
  changesOf,
  PROFILE_FIELDS,
  type ProfileFields,
  profileFormSchema,
  type ProfileFormValues,
  valuesOf,
} from './profile-form-values.ts';
import { useAvatar } from './use-avatar.tsx';

/**
 * Edits the viewer's profile. Only changed fields are sent. Each error is shown, and the input stays (product §2, §8).
 * A failed picture upload does not prevent saving the other changes.
 */
export function EditProfileForm() {
  const viewer = useUser();
  const navigate = useNavigate();
  const avatar = useAvatar();
  const [editProfile] = useEditProfileMutation();
  const { control, formState, handleSubmit, register, reset, setError } = useForm<
    ProfileFormValues,
    unknown,
    ProfileFields
  >({
    defaultValues: valuesOf(viewer),
    resolver: zodResolver(profileFormSchema),
  });
  const { errors, isSubmitting } = formState;
  const [password, ...known] = useWatch({ control, name: ['password', 'name', 'userName'] });
  const strength = usePasswordStrength(password, [...known, viewer.email]);
  const bind = <Name extends keyof ProfileFormValues>(name: Name) => ({
    ...register(name),
    error: translateText(errors[name]?.message),
  });

  const save = async (fields: ProfileFields) => {
    const picture = await avatar.settle();
    const isUnsent = picture === 'failed';
    if (isUnsent)
      toast({
        tone: 'danger',
        group: 'editProfile',
        title: translateText(VALIDATION.avatarUnsent),
        durationMs: TOAST_MS.default,
      });
    const edit = changesOf(viewer, fields, isUnsent ? undefined : picture);
    if (Object.keys(edit).length === 0) {
      if (!isUnsent)
        toast({ tone: 'neutral', group: 'editProfile', title: t`Nothing has changed.`, durationMs: TOAST_MS.post });
      return;
    }
    const { data: answer, error } = await editProfile({ userId: viewer._id, edit });
    if (!answer) {
      showFieldErrors(error, PROFILE_FIELDS, setError);
      const refused = serverError(error)?.fields?.['profileImage'];
      if (refused !== undefined) avatar.refuse(refused);
      return;
    }
    toast({ tone: 'success', group: 'editProfile', title: answer.message, durationMs: TOAST_MS.default });
    reset(valuesOf(answer.data));
    if (!isUnsent) avatar.reset();
  };
  const submit = handleSubmit(async (fields) => {
    try {
      await save(fields);
    } catch (error) {
      logFailure('The profile could not be saved', error);
      toast({
        tone: 'danger',
        group: 'editProfile',
        title: translateText(FAILURES.profileSave),
        durationMs: TOAST_MS.default,
      });
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
      strength={strength}
      email={viewer.email}
      avatar={avatar.field}
      bioMax={BIO_MAX}
      loading={isSubmitting}
      onSubmit={submitForm('editProfile', submit)}
      onCancel={cancel}
    />
  );
}

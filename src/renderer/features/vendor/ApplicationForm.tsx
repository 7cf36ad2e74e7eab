import { t } from '@lingui/core/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import { TOAST_MS } from '@oja/contract/limits';
import {
  type VendorApplication,
  type VendorApplicationDraft,
  type VendorApplicationInput,
  vendorApplicationInputSchema,
} from '@oja/contract/vendor-applications';
import { toast } from '@oja/ui/toast-store';
import { VendorApplicationForm } from '@oja/market/VendorApplicationForm';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import { translateText } from '../../platform/language.ts';
import { showFieldErrors } from '../../api/field-errors.ts';
import { submitForm } from '../../api/submit-form.ts';
import { useApplyMutation } from '../../api/vendors-api.ts';
import { useUser } from '../../session/use-session.ts';
import { useStoredFields } from '../../session/use-stored-fields.ts';
import { DraftNote } from '../posts/form/DraftNote.tsx';
import styles from './ApplicationForm.module.css';

/** The contract's rules for an application, shared by client and server. */
const applicationSchema = vendorApplicationInputSchema;

const EMPTY = { businessName: '', goods: '', address: '', phoneNumber: '', note: '' };
type ApplicationValues = typeof EMPTY;
const APPLICATION_FIELDS = [
  'businessName',
  'goods',
  'address',
  'phoneNumber',
  'note',
] as const satisfies readonly (keyof ApplicationValues)[];

/** The initial values of the form: those of a declined application to correct, else empty. */
function valuesOf(application: VendorApplication | null): ApplicationValues {
  if (!application) return EMPTY;
  const { businessName, goods, address, phoneNumber, note } = application;
  return { businessName, goods, address, phoneNumber, note };
}

/** Applies for the vendor badge, or again after a rejection. Stores the input on this device until it is sent. */
export function ApplicationForm({ application }: { application: VendorApplication | null }) {
  const { _id: userId } = useUser();
  const draft = useStoredFields(`oja.draft.vendor.${userId}`, valuesOf(application));
  const [apply, { isLoading }] = useApplyMutation();
  const form = useForm<VendorApplicationDraft, unknown, VendorApplicationInput>({
    defaultValues: draft.initial,
    resolver: zodResolver(applicationSchema),
  });
  const { register, formState, subscribe } = form;
  const { store } = draft;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => store({ ...values, note: values.note ?? '' }),
      }),
    [subscribe, store],
  );

  const send = form.handleSubmit(async (input) => {
    const answer = await apply(input);
    if (!answer.data) {
      showFieldErrors(answer.error, APPLICATION_FIELDS, form.setError);
      return;
    }
    draft.remove();
    toast({ tone: 'success', title: answer.data.message, durationMs: TOAST_MS.default });
  });

  const bind = (name: keyof ApplicationValues) => ({
    ...register(name),
    error: translateText(formState.errors[name]?.message),
  });
  return (
    <div className={styles.parts}>
      {draft.isRestored && draft.isStored && (
        <DraftNote
          place="above"
          restored={t`Draft restored: application`}
          text={t`What you wrote is taken out of the form.`}
          onDiscard={() => {
            form.reset(draft.start);
            draft.remove();
          }}
        />
      )}
      <VendorApplicationForm
        fields={{
          businessName: bind('businessName'),
          goods: bind('goods'),
          address: bind('address'),
          phoneNumber: bind('phoneNumber'),
          note: bind('note'),
        }}
        state={application ? 'refused' : 'open'}
        message={application?.reason || undefined}
        loading={isLoading}
        onSubmit={submitForm('apply', send)}
      />
    </div>
  );
}

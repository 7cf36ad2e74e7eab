import { zodResolver } from '@hookform/resolvers/zod';
import { TOAST_MS } from '@oja/contract/limits';
import type { VendorApplication, VendorApplicationDraft, VendorApplicationInput } from '@oja/contract/vendor-applications';
import { toast } from '@oja/ui/Toast';
import { VendorApplicationForm } from '@oja/ui/VendorApplicationForm';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import { showFieldErrors } from '../../api/field-errors.ts';
import { useApplyMutation } from '../../api/vendors-api.ts';
import { DraftNote } from '../posts/DraftNote.tsx';
import { useKeptFields } from '../../session/use-kept-fields.ts';
import { useUser } from '../../session/use-session.ts';
import styles from './ApplicationForm.module.css';
import { APPLICATION_FIELDS, applicationSchema, type ApplicationValues, valuesOf } from './application-values.ts';

/** Applies for the badge, or applies again after a refusal; what is typed is kept on this device until it is sent. */
export function ApplicationForm({ application }: { application: VendorApplication | null }) {
  const { _id: userId } = useUser();
  const draft = useKeptFields(`oja.draft.vendor.${userId}`, valuesOf(application));
  const [apply, { isLoading }] = useApplyMutation();
  const form = useForm<VendorApplicationDraft, unknown, VendorApplicationInput>({ defaultValues: draft.initial, resolver: zodResolver(applicationSchema) });
  const { register, formState, subscribe } = form;
  const { keep } = draft;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep({ ...values, note: values.note ?? '' }) }), [subscribe, keep]);

  const send = form.handleSubmit(async (input) => {
    const answer = await apply(input);
    if (!answer.data) {
      showFieldErrors(answer.error, APPLICATION_FIELDS, form.setError);
      return;
    }
    draft.drop();
    toast({ kind: 'success', title: answer.data.message, durationMs: TOAST_MS.default });
  });

  const bind = (name: keyof ApplicationValues) => ({ ...register(name), error: formState.errors[name]?.message });
  return (
    <div className={styles.parts}>
      {draft.isRestored && draft.isKept && (
        <DraftNote
          place="above"
          text="What you wrote is taken out of the form."
          onDiscard={() => {
            form.reset(draft.start);
            draft.drop();
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
        submitting={isLoading}
        onSubmit={(event) => void send(event)}
      />
    </div>
  );
}

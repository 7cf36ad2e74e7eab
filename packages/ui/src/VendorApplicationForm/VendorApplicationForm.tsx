import type { ReactNode, SubmitEventHandler } from 'react';

import { Button } from '../Button/Button.tsx';
import type { FieldBinding } from '../FieldBinding/field-binding.ts';
import { Notice } from '../Notice/Notice.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import styles from './VendorApplicationForm.module.css';

export interface VendorApplicationFormProps {
  /** The five inputs; the note alone may stay empty. */
  fields: {
    /** Name of the shop. */
    businessName: FieldBinding;
    /** What it sells. */
    goods: FieldBinding<'textarea'>;
    /** Where it is. */
    address: FieldBinding;
    /** A number without prefix; the field shows +234. */
    phoneNumber: FieldBinding;
    /** What Oja should know besides. */
    note: FieldBinding<'textarea'>;
  };
  /** `open` to apply, `waiting` while Oja checks, `refused` to apply again. Default `open`. */
  state?: 'open' | 'waiting' | 'refused' | undefined;
  /** With `waiting` what the server said, with `refused` the reason. */
  message?: ReactNode;
  /** The form is sent. A form library's `handleSubmit(…)` goes here. */
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The call is under way. Default false. */
  submitting?: boolean | undefined;
}

/** Applies for the vendor's badge where the installation has no external form (spec §2 "Verify vendor"). */
export function VendorApplicationForm({ fields, state = 'open', message, onSubmit, submitting = false }: VendorApplicationFormProps) {
  if (state === 'waiting') {
    return (
      <Notice kind="success" title="Your application is with us">
        {message ?? 'We check it, usually within two working days, and tell you here and by email.'}
      </Notice>
    );
  }
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="Vendor application"
      onSubmit={(event) => {
        event.preventDefault();
        if (!submitting) onSubmit(event);
      }}
    >
      {state === 'refused' && (
        <Notice kind="error" title="We could not verify you yet">
          {message ?? 'Check what you wrote, and apply again.'}
        </Notice>
      )}
      <TextField label="Business name" required autoComplete="organization" {...fields.businessName} />
      <TextArea label="What you sell" required rows={3} hint="Such as: ankara and lace by the yard, and what I sew from them." {...fields.goods} />
      <TextField label="Address" required autoComplete="street-address" hint="Shop, stall or home: where people find you." {...fields.address} />
      <TextField label="Phone number" required prefix="+234" type="tel" autoComplete="tel-national" {...fields.phoneNumber} />
      <TextArea label="Note" rows={3} hint="Anything that helps us check: a website, an Instagram name, your market association." {...fields.note} />
      <Button type="submit" size="large" fullWidth loading={submitting}>
        {state === 'refused' ? 'Apply again' : 'Send application'}
      </Button>
    </form>
  );
}

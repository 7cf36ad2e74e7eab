import type { HTMLAttributes, ReactNode, Ref, SubmitEventHandler } from 'react';

import { Button } from '@oja/ui/Button';
import type { FieldBinding } from '@oja/ui/field-binding';
import { Notice } from '@oja/ui/Notice';
import { TextArea } from '@oja/ui/TextArea';
import { TextField } from '@oja/ui/TextField';
import { useComposedRef } from '@oja/ui/hooks/use-composed-ref';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './VendorApplicationForm.module.css';
import { MESSAGES } from './messages.ts';

export interface VendorApplicationFormProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'children' | 'onSubmit' | 'title'
> {
  /** The five inputs; only the note is optional. */
  fields: {
    /** The shop's name. */
    businessName: FieldBinding;
    /** What the shop sells. */
    goods: FieldBinding<'textarea'>;
    /** The shop's address. */
    address: FieldBinding;
    /** A number without prefix; the field shows +234. */
    phoneNumber: FieldBinding;
    /** Further information for Oja. */
    note: FieldBinding<'textarea'>;
  };
  /** `open` to apply, `waiting` during the review, `refused` to apply again. Default `open`. */
  state?: 'open' | 'waiting' | 'refused' | undefined;
  /** With `waiting` the server's answer, with `refused` the reason. */
  message?: ReactNode;
  /** Called on submit. Pass a form library's `handleSubmit(…)`. */
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The call is in progress. Default false. */
  loading?: boolean | undefined;
  /** Ref of the form; while `waiting`, of the notice. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Applies for the vendor's badge if the installation has no external form (product §2 "Verify vendor"). */
export function VendorApplicationForm({
  fields,
  state = 'open',
  message,
  onSubmit,
  loading = false,
  className,
  ref,
  ...rest
}: VendorApplicationFormProps) {
  const messages = useMessages('VendorApplicationForm', MESSAGES);
  const root = { ...rest, className, ref: useComposedRef(null, ref) };
  if (state === 'waiting') {
    return (
      <Notice {...root} tone="success" title={messages.waiting}>
        {message ?? messages.waitingText}
      </Notice>
    );
  }
  return (
    <form
      {...root}
      className={cx(styles.form, className)}
      noValidate
      aria-label={messages.label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading) onSubmit(event);
      }}
    >
      {state === 'refused' && (
        <Notice tone="danger" title={messages.refused}>
          {message ?? messages.refusedText}
        </Notice>
      )}
      <TextField label={messages.businessName} required autoComplete="organization" {...fields.businessName} />
      <TextArea label={messages.goods} required rows={3} hint={messages.goodsHint} {...fields.goods} />
      <TextField
        label={messages.address}
        required
        autoComplete="address-line1"
        hint={messages.addressHint}
        {...fields.address}
      />
      <TextField
        label={messages.phoneNumber}
        required
        prefix="+234"
        inputMode="tel"
        dir="ltr"
        autoComplete="tel-national"
        {...fields.phoneNumber}
      />
      <TextArea label={messages.note} rows={3} hint={messages.noteHint} {...fields.note} />
      <Button type="submit" size="large" fullWidth loading={loading}>
        {state === 'refused' ? messages.again : messages.submit}
      </Button>
    </form>
  );
}

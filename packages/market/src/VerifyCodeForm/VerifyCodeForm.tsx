import type { ChangeEvent, ReactElement } from 'react';

import { AccountAside, AccountForm, type AccountFormBaseProps } from '../AccountLayout/AccountForm.tsx';
import { CodeInput } from '@oja/ui/CodeInput';
import type { FieldBinding } from '@oja/ui/field-binding';
import { useWatchedValue } from '@oja/ui/hooks/use-watched-value';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { formatElements } from '@oja/ui/format-message';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './VerifyCodeForm.module.css';
import { MESSAGES } from './messages.ts';

export interface VerifyCodeFormProps extends AccountFormBaseProps {
  /** The code, as one value. */
  fields: { otp: FieldBinding };
  /** The recipient's address, masked by the caller: first 3 and last 2 characters of the local part (product §2). */
  maskedEmail: string;
  /** The application's link to /forgot-password, without content. */
  resendLink: ReactElement;
  /** Number of characters of the code. */
  codeLength: number;
  /** Focuses the code on mount, because the page has no other input. Default false. */
  autoFocus?: boolean | undefined;
}

/** The form of /verify-forgot-password (product §2): five boxes, and Confirm once all are filled. */
export function VerifyCodeForm({
  fields,
  maskedEmail,
  resendLink,
  codeLength,
  autoFocus,
  ...form
}: VerifyCodeFormProps) {
  const messages = useMessages('VerifyCodeForm', MESSAGES);
  const { onChange, value, defaultValue, ref: given, ...otp } = fields.otp;
  const {
    ref,
    value: watchedValue,
    setValue: setWatchedValue,
  } = useWatchedValue<HTMLInputElement>(String(defaultValue ?? ''), given);
  const isComplete = (value === undefined ? watchedValue : String(value ?? '')).length === codeLength;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setWatchedValue(event.target.value);
    onChange?.(event);
  };
  return (
    <AccountForm
      {...form}
      submitLabel={messages.submit}
      disabled={!isComplete}
      foot={
        <AccountAside>
          {formatElements(messages.notReceived, { resend: <LinkSlot link={resendLink}>{messages.resend}</LinkSlot> })}
        </AccountAside>
      }
    >
      <CodeInput
        label={formatElements(messages.code, { email: <bdi className={styles.email}>{maskedEmail}</bdi> })}
        length={codeLength}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller's choice, for pages with nothing before it
        autoFocus={autoFocus}
        {...otp}
        ref={ref}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={change}
      />
    </AccountForm>
  );
}

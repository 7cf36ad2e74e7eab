import type { ChangeEvent, ReactElement } from 'react';

import { AccountAside, AccountForm, type AccountFormBaseProps } from '../AccountLayout/AccountForm.tsx';
import { CodeInput } from '../CodeInput/CodeInput.tsx';
import type { FieldBinding } from '../FieldBinding/field-binding.ts';
import { useWatchedValue } from '../FieldBinding/useWatchedValue.ts';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import styles from './VerifyCodeForm.module.css';

export interface VerifyCodeFormProps extends AccountFormBaseProps {
  /** The code, as one value. */
  fields: { otp: FieldBinding };
  /** Where the code went, masked by the caller: first 3 and last 2 characters of the local part (spec §2). */
  maskedEmail: string;
  /** The application's link to /forgot-password, without content. */
  resendLink: ReactElement;
  /** How many characters the code has. Default 5 (spec §5). */
  codeLength?: number | undefined;
  /** Takes the focus when it appears, as the page asks for nothing else. Default false. */
  autoFocus?: boolean | undefined;
}

/** /verify-forgot-password, spec §2: five boxes, and Confirm once the last is filled. */
export function VerifyCodeForm({ fields, maskedEmail, resendLink, codeLength = 5, autoFocus, ...form }: VerifyCodeFormProps) {
  const { onChange, value, defaultValue, ref: given, ...otp } = fields.otp;
  const { ref, value: kept, setValue: setKept } = useWatchedValue<HTMLInputElement>(String(defaultValue ?? ''), given);
  const isComplete = (value === undefined ? kept : String(value ?? '')).length === codeLength;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setKept(event.target.value);
    onChange?.(event);
  };
  return (
    <AccountForm
      {...form}
      submitLabel="Confirm"
      disabled={!isComplete}
      foot={
        <AccountAside>
          Haven&apos;t received it? <LinkSlot link={resendLink}>Resend code</LinkSlot>
        </AccountAside>
      }
    >
      <CodeInput
        label={
          <>
            Enter the code we sent to <bdi className={styles.email}>{maskedEmail}</bdi>
          </>
        }
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

import { useEffect, useRef, type ReactNode, type SubmitEventHandler } from 'react';

import { Button } from '../Button/Button.tsx';
import styles from './AccountForm.module.css';

/** What the forms of the account pages share. */
export interface AccountFormBaseProps {
  /** The form is sent, by the button or by Enter. A form library's `handleSubmit(…)` goes here. */
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The call is under way: the button shows it, and nothing is sent twice. Default false. */
  submitting?: boolean | undefined;
  /** A Notice above the fields: what the server answered. It is scrolled into view when it appears. */
  notice?: ReactNode;
}

interface AccountFormProps extends AccountFormBaseProps {
  /** Text of the button. */
  submitLabel: string;
  /** It cannot be sent yet. */
  disabled?: boolean | undefined;
  /** Below the button: other ways. */
  foot?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** Fields, a notice above and the one button below. The browser's own checks stay out: the application has the texts. */
export function AccountForm({ onSubmit, submitting = false, notice, submitLabel, disabled = false, foot, children }: AccountFormProps) {
  const top = useRef<HTMLDivElement>(null);
  const hasNotice = Boolean(notice);
  // On a phone the button pressed stands a page below the answer.
  useEffect(() => {
    if (hasNotice) top.current?.scrollIntoView({ block: 'nearest' });
  }, [hasNotice]);
  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    if (!submitting) onSubmit(event);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {hasNotice && <div ref={top}>{notice}</div>}
      {children}
      <Button type="submit" size="large" fullWidth loading={submitting} disabled={disabled}>
        {submitLabel}
      </Button>
      {foot}
    </form>
  );
}

export interface AccountAsideProps {
  /** The words, and the link among them. */
  children: ReactNode;
}

/** A line below a form that leads elsewhere: "Have an account? Login". */
export function AccountAside({ children }: AccountAsideProps) {
  return <p className={styles.aside}>{children}</p>;
}

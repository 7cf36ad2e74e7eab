import { useEffect, useRef, type ComponentProps, type ReactNode, type Ref, type SubmitEventHandler } from 'react';

import { Button } from '@oja/ui/Button';
import { cx } from '@oja/ui/cx';
import styles from './AccountForm.module.css';

/** The props that the forms of the account pages share. */
export interface AccountFormBaseProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Called on submit, by the button or by Enter. Pass a form library's `handleSubmit(…)`. */
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The call is in progress: the button shows it, and a second submit is ignored. Default false. */
  loading?: boolean | undefined;
  /** A Notice above the fields with the server's answer. It is scrolled into view when it appears. */
  notice?: ReactNode;
}

interface AccountFormProps extends AccountFormBaseProps {
  /** Text of the submit button. */
  submitLabel: string;
  /** The submit button, for a form that moves the focus there. */
  submitRef?: Ref<HTMLButtonElement> | undefined;
  /** Disables the submit button. */
  disabled?: boolean | undefined;
  /** Content below the button, such as links to other pages. */
  foot?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/**
 * Fields, a notice above them and one button below. Native validation is off: the application supplies the messages.
 */
export function AccountForm({
  onSubmit,
  loading = false,
  notice,
  submitLabel,
  submitRef,
  disabled = false,
  foot,
  children,
  className,
  ...rest
}: AccountFormProps) {
  const top = useRef<HTMLDivElement>(null);
  const hasNotice = Boolean(notice);
  // On a phone the pressed button can be a full page below the notice.
  useEffect(() => {
    if (hasNotice) top.current?.scrollIntoView({ block: 'nearest' });
  }, [hasNotice]);
  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    if (!loading) onSubmit(event);
  };
  return (
    <form {...rest} className={cx(styles.form, className)} onSubmit={submit} noValidate>
      {hasNotice && <div ref={top}>{notice}</div>}
      {children}
      <Button ref={submitRef} type="submit" size="large" fullWidth loading={loading} disabled={disabled}>
        {submitLabel}
      </Button>
      {foot}
    </form>
  );
}

export interface AccountAsideProps {
  /** Text that contains the link. */
  children: ReactNode;
}

/** A line with a link below a form: "Have an account? Login". */
export function AccountAside({ children }: AccountAsideProps) {
  return <p className={styles.aside}>{children}</p>;
}

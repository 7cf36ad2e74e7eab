import { useEffect, useId, useRef, type ComponentProps, type ReactElement } from 'react';

import { Button } from '@oja/ui/Button';
import { Card } from '@oja/ui/Card';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { Notice } from '@oja/ui/Notice';
import { cx } from '@oja/ui/cx';
import { formatElements } from '@oja/ui/format-message';
import { useComposedRef } from '@oja/ui/hooks/use-composed-ref';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { AccountAside } from '../AccountLayout/AccountForm.tsx';
import styles from './SignupSent.module.css';
import { MESSAGES } from './messages.ts';

export interface SignupSentProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The server's answer after the account was created: the green box (product §2). */
  successMessage: string;
  /** The address that the email went to. */
  email: string;
  /** The web mail of the address, where it is known. */
  mailbox?: { name: string; url: string } | undefined;
  /** Requests the email again. */
  onResend: () => void;
  /** The request is in progress. Default false. */
  loading?: boolean | undefined;
  /** The server's answer to the request. */
  resentMessage?: string | undefined;
  /** Returns to the form, for another address. */
  onOtherAddress: () => void;
  /** The application's link to /login, without content. */
  loginLink: ReactElement;
}

/**
 * What follows a signup, in place of its form (product §2): where the email went and what can be done about it. Its
 * heading gets the focus, because the pressed button is gone.
 */
export function SignupSent({
  successMessage,
  email,
  mailbox,
  onResend,
  loading = false,
  resentMessage,
  onOtherAddress,
  loginLink,
  className,
  ref,
  ...rest
}: SignupSentProps) {
  const messages = useMessages('SignupSent', MESSAGES);
  const { format } = useLocale();
  const id = useId();
  const top = useRef<HTMLDivElement>(null);
  const composed = useComposedRef(top, ref);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div {...rest} ref={composed} className={cx(styles.sent, className)}>
      <Notice tone="success">{successMessage}</Notice>
      <Card asChild>
        <section className={styles.panel} aria-labelledby={id}>
          <div className={styles.text}>
            <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
              {messages.title}
            </h2>
            <p>{formatElements(messages.sentTo, { email: <bdi className={styles.email}>{email}</bdi> })}</p>
          </div>
          {mailbox && (
            <Button asChild size="large" fullWidth>
              <a href={mailbox.url} target="_blank" rel="noopener noreferrer">
                {format(messages.open, { mailbox: mailbox.name })}
              </a>
            </Button>
          )}
          <div>
            <div className={styles.actions}>
              <Button variant="secondary" loading={loading} onClick={onResend}>
                {messages.resend}
              </Button>
              <Button variant="secondary" onClick={onOtherAddress}>
                {messages.otherAddress}
              </Button>
            </div>
            {/* Present from the beginning, so that the answer is announced when it arrives. */}
            <p className={styles.resent} role="status">
              {resentMessage}
            </p>
          </div>
        </section>
      </Card>
      <AccountAside>
        {formatElements(messages.haveAccount, { login: <LinkSlot link={loginLink}>{messages.login}</LinkSlot> })}
      </AccountAside>
    </div>
  );
}

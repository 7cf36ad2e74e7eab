import type { ComponentProps, ReactElement } from 'react';

import { Button } from '@oja/ui/Button';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { cx } from '@oja/ui/cx';
import styles from './PaymentResult.module.css';
import { PAYMENT_TEXTS, type PaymentStatus } from './payment-texts.ts';

export interface PaymentResultProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Result of the checkout: `success` and `unknown` on /payment-success, the others as the server passes them to
   * /dashboard/ads.
   */
  status: PaymentStatus;
  /** The application's link to /dashboard, without content. */
  dashboardLink?: ReactElement | undefined;
  /** Opens the checkout again; shown only for `cancelled` and `failed`. */
  onPayAgain?: (() => void) | undefined;
  /** The checkout is being requested. Default false. */
  paying?: boolean | undefined;
  /** Level of its heading in the page. Default 1: it is the page's heading. */
  headingLevel?: 1 | 2 | undefined;
}

/**
 * The result of a payment (product §2 "/payment-success") and the next step. Only the provider's confirmation makes it
 * `success`.
 */
export function PaymentResult({
  status,
  dashboardLink,
  onPayAgain,
  paying = false,
  headingLevel = 1,
  className,
  ...rest
}: PaymentResultProps) {
  const { title, text, icon: Icon, tone } = PAYMENT_TEXTS[status];
  const Heading = `h${headingLevel}` as const;
  const payAgain = status === 'cancelled' || status === 'failed' ? onPayAgain : undefined;
  return (
    <div {...rest} className={cx(styles.result, className)} role={tone === 'danger' ? 'alert' : 'status'}>
      <span className={styles.icon} data-tone={tone}>
        <Icon aria-hidden="true" />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {(payAgain ?? dashboardLink) && (
        <div className={styles.actions}>
          {payAgain && (
            <Button size="large" fullWidth loading={paying} onClick={payAgain}>
              Pay again
            </Button>
          )}
          {dashboardLink && (
            <Button asChild size="large" fullWidth variant={payAgain ? 'secondary' : 'primary'}>
              <LinkSlot link={dashboardLink}>Go to Dashboard</LinkSlot>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

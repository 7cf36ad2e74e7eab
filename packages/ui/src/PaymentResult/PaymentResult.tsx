import type { ReactElement } from 'react';

import { Button } from '../Button/Button.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import styles from './PaymentResult.module.css';
import { PAYMENT_TEXTS, type PaymentStatus } from './payment-texts.ts';

export interface PaymentResultProps {
  /** How the checkout ended: `success` on /payment-success, the others as the server sends them to /dashboard/ads. */
  status: PaymentStatus;
  /** The application's link to /dashboard, without content. */
  dashboardLink?: ReactElement | undefined;
  /** Goes to the checkout once more; shown for `cancelled` and `failed` alone. */
  onPayAgain?: (() => void) | undefined;
  /** The checkout is on its way. Default false. */
  paying?: boolean | undefined;
  /** Level of its heading in the page. Default 1: it is what the page is about. */
  headingLevel?: 1 | 2 | undefined;
}

/** How a payment went (spec §2 "/payment-success"), and what comes next. Only the provider's word makes it `success`. */
export function PaymentResult({ status, dashboardLink, onPayAgain, paying = false, headingLevel = 1 }: PaymentResultProps) {
  const { title, text, icon: Icon, tone } = PAYMENT_TEXTS[status];
  const Heading = `h${headingLevel}` as const;
  const payAgain = status === 'cancelled' || status === 'failed' ? onPayAgain : undefined;
  return (
    <div className={styles.result} role={tone === 'danger' ? 'alert' : 'status'}>
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

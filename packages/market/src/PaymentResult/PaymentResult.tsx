import { CircleCheck, CircleX, Clock, ReceiptText, RotateCcw, Wallet } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';

import { ADVERT_PAYMENT_MS, HOUR } from '@oja/contract/limits';
import { Button } from '@oja/ui/Button';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './PaymentResult.module.css';
import { MESSAGES } from './messages.ts';

/** Results of a checkout; `unknown` if no payment is known. */
export type PaymentStatus = keyof typeof SIGNS;

/**
 * The icon and colour of each result. No text claims what only the provider knows, such as whether money was charged.
 */
const SIGNS = {
  success: { icon: CircleCheck, tone: 'success' },
  pending: { icon: Clock, tone: 'accent' },
  cancelled: { icon: RotateCcw, tone: 'warning' },
  failed: { icon: CircleX, tone: 'danger' },
  credited: { icon: Wallet, tone: 'accent' },
  unknown: { icon: ReceiptText, tone: 'accent' },
} as const;

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
  loading?: boolean | undefined;
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
  loading = false,
  headingLevel = 1,
  className,
  ...rest
}: PaymentResultProps) {
  const messages = useMessages('PaymentResult', MESSAGES);
  const { format } = useLocale();
  const { icon: Icon, tone } = SIGNS[status];
  const Heading = `h${headingLevel}` as const;
  const payAgain = status === 'cancelled' || status === 'failed' ? onPayAgain : undefined;
  return (
    <div {...rest} className={cx(styles.result, className)} role={tone === 'danger' ? 'alert' : 'status'}>
      <span className={styles.icon} data-tone={tone}>
        <Icon aria-hidden="true" />
      </span>
      <Heading className={styles.title}>{messages[status]}</Heading>
      <p className={styles.text}>{format(messages[`${status}Text`], { hours: ADVERT_PAYMENT_MS / HOUR })}</p>
      {(payAgain ?? dashboardLink) && (
        <div className={styles.actions}>
          {payAgain && (
            <Button size="large" fullWidth loading={loading} onClick={payAgain}>
              {messages.payAgain}
            </Button>
          )}
          {dashboardLink && (
            <Button asChild size="large" fullWidth variant={payAgain ? 'secondary' : 'primary'}>
              <LinkSlot link={dashboardLink}>{messages.dashboard}</LinkSlot>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

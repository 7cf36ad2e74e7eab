import { ShieldAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { IconButton } from '@oja/ui/IconButton';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './SafetyNotice.module.css';
import { MESSAGES } from './messages.ts';

/** Why a message may be risky. The application's rules decide. */
export type SafetyReason = 'pay-first' | 'paid-claim' | 'payment-details' | 'look-alike-link' | 'new-account';

/** The key of each reason's text. */
const TEXTS = {
  'pay-first': 'payFirst',
  'paid-claim': 'paidClaim',
  'payment-details': 'paymentDetails',
  'look-alike-link': 'lookAlikeLink',
  'new-account': 'newAccount',
} as const satisfies Record<SafetyReason, keyof typeof MESSAGES>;

export interface SafetyNoticeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The reasons found, most serious first. Without any, nothing is rendered. */
  reasons: readonly SafetyReason[];
  /** An action: a link that reports or blocks. */
  action?: ReactNode;
  /** Dismisses the warning permanently. */
  onDismiss?: (() => void) | undefined;
}

/**
 * A quiet warning below a risky message. It says what was found and what to do; it accuses nobody and blocks nothing.
 */
export function SafetyNotice({ reasons, action, onDismiss, className, ...rest }: SafetyNoticeProps) {
  const messages = useMessages('SafetyNotice', MESSAGES);
  if (reasons.length === 0) return null;
  return (
    <div {...rest} className={cx(styles.notice, className)} role="note" aria-label={messages.label}>
      <ShieldAlert className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        {reasons.map((reason) => (
          <p key={reason}>{messages[TEXTS[reason]]}</p>
        ))}
        {action && <div>{action}</div>}
      </div>
      {onDismiss && <IconButton className={styles.dismiss} label={messages.dismiss} icon={<X />} onClick={onDismiss} />}
    </div>
  );
}

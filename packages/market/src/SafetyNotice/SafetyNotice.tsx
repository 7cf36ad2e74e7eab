import { ShieldAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { IconButton } from '@oja/ui/IconButton';
import { cx } from '@oja/ui/cx';
import styles from './SafetyNotice.module.css';

/** Why a message may be risky. The application's rules decide. */
export type SafetyReason = 'pay-first' | 'payment-details' | 'look-alike-link' | 'new-account';

const TEXTS: Record<SafetyReason, string> = {
  'pay-first': 'This message asks you to pay first. Look at the goods before you pay.',
  'payment-details': 'This message carries payment details. Pay only someone you have met or know.',
  'look-alike-link': 'A link here looks like a site it is not. Do not enter passwords or card numbers there.',
  'new-account': 'This account is less than a week old.',
};

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
  if (reasons.length === 0) return null;
  return (
    <div {...rest} className={cx(styles.notice, className)} role="note" aria-label="Safety note">
      <ShieldAlert className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        {reasons.map((reason) => (
          <p key={reason}>{TEXTS[reason]}</p>
        ))}
        {action && <div>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton className={styles.dismiss} label="Dismiss safety note" icon={<X />} onClick={onDismiss} />
      )}
    </div>
  );
}

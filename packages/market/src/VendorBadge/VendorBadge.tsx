import { BadgeCheck } from 'lucide-react';
import type { ComponentProps } from 'react';

import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './VendorBadge.module.css';
import { MESSAGES } from './messages.ts';

export interface VendorBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Shows only the check, for rows of names; screen readers still get the text. Default false. */
  compact?: boolean | undefined;
}

/** Shows that Oja verified this vendor (product §2, profile screen). */
export function VendorBadge({ compact = false, className, ...rest }: VendorBadgeProps) {
  const messages = useMessages('VendorBadge', MESSAGES);
  return (
    <span {...rest} className={cx(styles.badge, className)} data-compact={compact || undefined} title={messages.label}>
      <BadgeCheck aria-hidden="true" />
      {compact ? <VisuallyHidden>{messages.label}</VisuallyHidden> : messages.label}
    </span>
  );
}

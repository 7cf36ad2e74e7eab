import { BadgeCheck } from 'lucide-react';

import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import styles from './VendorBadge.module.css';

export interface VendorBadgeProps {
  /** Shows only the check, for rows of names; screen readers still get the text. Default false. */
  compact?: boolean | undefined;
}

/** Shows that Oja verified this vendor (product §2, profile screen). */
export function VendorBadge({ compact = false }: VendorBadgeProps) {
  return (
    <span className={styles.badge} data-compact={compact || undefined} title="Verified Vendor">
      <BadgeCheck aria-hidden="true" />
      {compact ? <VisuallyHidden>Verified Vendor</VisuallyHidden> : 'Verified Vendor'}
    </span>
  );
}

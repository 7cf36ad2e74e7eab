import { BadgeCheck } from 'lucide-react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './VendorBadge.module.css';

export interface VendorBadgeProps {
  /** Only the check, for rows of names; the words are kept for screen readers. Default false. */
  compact?: boolean | undefined;
}

/** Says that Oja verified this vendor (spec §2, profile screen). */
export function VendorBadge({ compact = false }: VendorBadgeProps) {
  return (
    <span className={styles.badge} data-compact={compact || undefined} title="Verified Vendor">
      <BadgeCheck aria-hidden="true" />
      {compact ? <VisuallyHidden>Verified Vendor</VisuallyHidden> : 'Verified Vendor'}
    </span>
  );
}

import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { Button } from '@oja/ui/Button';
import { Card } from '@oja/ui/Card';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { VendorBadge } from '../VendorBadge/VendorBadge.tsx';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './VendorOnboarding.module.css';
import { MESSAGES } from './messages.ts';

export interface VendorOnboardingProps extends ComponentProps<'div'> {
  /** Why vendors are checked. Default: because buyers pay people they have never met. */
  lead?: ReactNode;
  /** The steps, in order. Default: the three steps to the badge. */
  steps?: readonly string[] | undefined;
  /** The link to the external form, without content; opens in a new tab. */
  proceedLink?: ReactElement | undefined;
  /** Replaces the link: a VendorApplicationForm, or a Notice that applications are closed. */
  children?: ReactNode;
}

/** The page /dashboard/verify-vendor (product §2 "Verify vendor"): why vendors are checked, and how to apply. */
export function VendorOnboarding({ lead, steps, proceedLink, children, className, ...rest }: VendorOnboardingProps) {
  const messages = useMessages('VendorOnboarding', MESSAGES);
  return (
    <div {...rest} className={cx(styles.page, className)}>
      <p className={styles.lead}>{lead === undefined ? messages.lead : lead}</p>
      <Card className={styles.card} padding="large">
        <ol className={styles.steps}>
          {(steps ?? [messages.stepApply, messages.stepCheck, messages.stepBadge]).map((step) => (
            <li key={step} className={styles.step}>
              {step}
            </li>
          ))}
        </ol>
        {/* The badge belongs to the last step; at the top of the card it suggested that the viewer already has it. */}
        <span className={styles.badge} aria-hidden="true">
          <VendorBadge />
        </span>
      </Card>
      {proceedLink && (
        <Button asChild size="large" fullWidth>
          <LinkSlot link={proceedLink}>{messages.proceed}</LinkSlot>
        </Button>
      )}
      {children && <div className={styles.content}>{children}</div>}
    </div>
  );
}

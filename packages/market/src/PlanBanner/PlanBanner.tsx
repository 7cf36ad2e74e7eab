import { Megaphone } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';

import { formatNaira } from '@oja/contract/naira';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { cx } from '@oja/ui/cx';
import { formatElements } from '@oja/ui/format-message';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './PlanBanner.module.css';
import { MESSAGES } from './messages.ts';

export interface PlanBannerProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** The plan's name: "Daily". */
  planName: string;
  /** The price, in naira. */
  amount: number;
  /** The lifetime: "for 24 hours". */
  duration: string;
  /** The application's link back to the plans, without content. */
  changeLink?: ReactElement | undefined;
}

/** The chosen plan and the amount to pay, above the post form of an advert (product §2 "Create or edit post"). */
export function PlanBanner({ planName, amount, duration, changeLink, className, ...rest }: PlanBannerProps) {
  const messages = useMessages('PlanBanner', MESSAGES);
  const { locale, format } = useLocale();
  return (
    <aside {...rest} className={cx(styles.room, className)} aria-label={messages.label}>
      <div className={styles.banner}>
        <Megaphone className={styles.icon} aria-hidden="true" />
        <p className={styles.words}>
          <span className={styles.plan}>{format(messages.plan, { plan: planName })}</span>
          <span>
            {formatElements(messages.amount, {
              amount: <strong className={styles.amount}>{formatNaira(amount, locale)}</strong>,
              duration,
            })}
          </span>
        </p>
        {changeLink && (
          <LinkSlot link={changeLink} className={styles.change}>
            {messages.change}
          </LinkSlot>
        )}
      </div>
    </aside>
  );
}

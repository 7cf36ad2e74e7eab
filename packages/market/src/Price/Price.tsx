import type { ComponentProps } from 'react';

import { formatNaira } from '@oja/contract/naira';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './Price.module.css';
import { MESSAGES } from './messages.ts';

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In naira; null or undefined if the vendor gave none. */
  amount: number | null | undefined;
  /** "Negotiable Price" or "Fixed Price", beside the amount. */
  pricePoint?: string | null | undefined;
  /** `large` where the price is prominent. Default `normal`. */
  size?: 'normal' | 'large';
}

/** A price (product §9). Without an amount it says to ask. */
export function Price({ amount, pricePoint, size = 'normal', className, ...rest }: PriceProps) {
  const messages = useMessages('Price', MESSAGES);
  const { locale } = useLocale();
  return (
    <span {...rest} className={cx(styles.price, className)} data-size={size}>
      <span className={amount == null ? styles.ask : styles.amount}>
        {amount == null ? messages.ask : formatNaira(amount, locale)}
      </span>
      {pricePoint && <span className={styles.point}>{pricePoint}</span>}
    </span>
  );
}

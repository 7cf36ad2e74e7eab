import { cloneElement, type ComponentProps, type ReactElement } from 'react';

import { cx } from '@oja/ui/cx';
import styles from './LandingGood.module.css';

export interface LandingGoodProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** The application's link, without content; it is the whole tile. */
  link: ReactElement<{ className?: string | undefined }>;
  /** URL of the picture in a small size. */
  picture: string;
  /** The picture is higher than wide: it is shown whole. Default false. */
  portrait?: boolean;
  /** The price in words: “₦18,500”, “Ask for price”. */
  price: string;
  /** Where it is; none if unknown. */
  area?: string | null | undefined;
}

/** One of the LandingGoods: a link of picture, price and area. Nothing of it leads to the vendor. */
export function LandingGood({ link, picture, portrait = false, price, area, className, ...rest }: LandingGoodProps) {
  return (
    <li {...rest} className={cx(styles.tile, className)}>
      {cloneElement(
        link,
        { className: styles.link },
        <img
          className={styles.picture}
          data-portrait={portrait || undefined}
          loading="lazy"
          decoding="async"
          width="320"
          height="320"
          alt=""
          src={picture}
        />,
        <span className={styles.price}>{price}</span>,
        ' ',
        <span className={styles.area}>{area}</span>,
      )}
    </li>
  );
}

import type { ReactNode } from 'react';

import { LandingSection, type LandingSectionProps } from '../LandingSection/LandingSection.tsx';
import { cx } from '@oja/ui/cx';
import styles from './LandingGoods.module.css';

export interface LandingGoodsProps extends Omit<LandingSectionProps, 'children' | 'ground' | 'id'> {
  /** The section's id, for in-page links. Default `goods`. */
  id?: string | undefined;
  /** A LandingGood each. Without them the section has the height that it will have with them. */
  children?: ReactNode;
}

/**
 * What the market has today, on the landing page: tiles in a row that is swiped on phones. Six of them where there is
 * room, the others are left out.
 */
export function LandingGoods({ id = 'goods', children, className, ...section }: LandingGoodsProps) {
  return (
    <LandingSection {...section} id={id} className={cx(styles.goods, className)}>
      <ul className={styles.row}>{children}</ul>
    </LandingSection>
  );
}

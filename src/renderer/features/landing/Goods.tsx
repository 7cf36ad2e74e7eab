import { t } from '@lingui/core/macro';
import { LandingGoods } from '@oja/market/LandingGoods';
import { useInView } from '@oja/ui/hooks/use-in-view';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';

import { PlatformContext } from '../../platform/PlatformContext.tsx';
import styles from './Goods.module.css';

/** Some of the newest posts, loaded when their place comes near the view. Nothing is shown without any. */
export function Goods() {
  const serverOrigin = use(PlatformContext)?.serverOrigin ?? '';
  const place = useRef<HTMLElement>(null);
  const isNear = useInView(place, { threshold: 0, once: true, margin: '100px' });
  const [tiles, setTiles] = useState<ReactNode>();

  useEffect(() => {
    if (!isNear) return;
    import('./load-goods.tsx').then(({ loadGoods }) => loadGoods(serverOrigin)).then(setTiles, () => setTiles(null));
  }, [isNear, serverOrigin]);

  if (tiles === null) return null;
  return (
    <LandingGoods ref={place} className={tiles === undefined ? styles.waiting : undefined} title={t`New in the market`}>
      {tiles}
    </LandingGoods>
  );
}

import { Star } from 'lucide-react';

import type { Rating } from '@oja/contract/rating';
import { formatNumber } from '@oja/ui/format-number';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { MESSAGES } from './messages.ts';
import styles from './PostTile.module.css';

/** What reviews say of a vendor, on a tile: "★ 4.6 (12)". */
export function RatingMark({ mean, count }: Rating) {
  const messages = useMessages('PostTile', MESSAGES);
  const { format, locale } = useLocale();
  const shown = formatNumber(mean, locale, 1);
  return (
    <p>
      <span role="img" aria-label={format(messages.rating, { mean: shown, count })} className={styles.rating}>
        <Star aria-hidden="true" />
        <span>
          {shown} ({count})
        </span>
      </span>
    </p>
  );
}

import { useRef } from 'react';

import { Button } from '@oja/ui/Button';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { type ChoiceCount, offeredChoices } from './choice-counts.ts';
import { MESSAGES } from './messages.ts';
import type { PriceLimits } from './price-limits.ts';
import styles from './PriceBands.module.css';
import { useCountedLabel } from './use-counted-label.ts';
import { usePriceLabel } from './use-filter-chips.ts';

/** A range of prices that is chosen with one press. */
export interface PriceBand {
  /** Identifies it, also in the counts. */
  value: string;
  /** Its lowest price, in naira; 0 for the cheapest band. */
  from: number;
  /** Its highest price, in naira; none for the dearest band. */
  to?: number | undefined;
}

interface PriceBandsProps {
  /** All bands, cheapest first. */
  bands: readonly PriceBand[];
  /** How many posts each finds; those that find nothing are left out. */
  counts: readonly ChoiceCount[] | undefined;
  /** The limits in use. */
  limits: PriceLimits;
  /** Called with both limits of the band that was pressed, and with none for one that was taken off. */
  onLimitsChange: (limits: PriceLimits) => void;
}

/** Bands of prices as buttons: a press sets both limits, and another one takes them off. */
export function PriceBands({ bands, counts, limits, onLimitsChange }: PriceBandsProps) {
  const messages = useMessages('PostFilters', MESSAGES);
  const labelOf = useCountedLabel();
  const priceLabelOf = usePriceLabel();
  const group = useRef<HTMLDivElement>(null);
  const isInUse = ({ from, to }: PriceBand) => (limits.minPrice ?? 0) === from && limits.maxPrice === to;
  const offered = offeredChoices(
    bands.map(({ value }) => value),
    counts,
  );
  const shown = bands.filter((band) => offered.includes(band.value) || isInUse(band));
  return (
    <div ref={group} tabIndex={-1} role="group" aria-label={messages.priceBands} className={styles.bands}>
      {shown.map((band) => {
        const own = { minPrice: band.from === 0 ? undefined : band.from, maxPrice: band.to };
        return (
          <Button
            key={band.value}
            variant="secondary"
            size="small"
            className={styles.band}
            aria-pressed={isInUse(band)}
            onClick={() => {
              onLimitsChange(isInUse(band) ? { minPrice: undefined, maxPrice: undefined } : own);
              // A band that finds nothing goes when it is taken off: the next Tab begins at the others.
              if (!offered.includes(band.value)) group.current?.focus();
            }}
          >
            <bdi>{labelOf(counts, band.value, priceLabelOf(own))}</bdi>
          </Button>
        );
      })}
    </div>
  );
}

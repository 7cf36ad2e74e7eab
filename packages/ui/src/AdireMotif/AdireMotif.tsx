import { useId, type ComponentProps, type ReactNode } from 'react';

import { cx } from '../cx/cx.ts';
import styles from './AdireMotif.module.css';

/**
 * Patterns named after traditional cloths: `osubamba` (big moon: rings of dots), `oniko` (raffia ties: small circles in
 * rows), `eleko` (starch drawing: a grid of combed lines), `ibadandun` ("Ibadan is sweet": panels).
 */
export type AdireVariant = 'osubamba' | 'oniko' | 'eleko' | 'ibadandun';

/** Each pattern's tile: its side length and its lines. Strokes and dots take the motif colour from the class. */
const TILES: Record<AdireVariant, { side: number; drawing: ReactNode }> = {
  osubamba: {
    side: 120,
    drawing: (
      <>
        {[12, 24, 36, 48].map((radius, ring) => (
          <circle
            key={radius}
            cx="60"
            cy="60"
            r={radius}
            strokeDasharray={ring % 2 ? '0 6.283' : undefined}
            strokeWidth={ring % 2 ? 3 : 1.5}
          />
        ))}
        <circle cx="60" cy="60" r="3.5" className={styles.dot} />
        {[0, 120].map((x) =>
          [0, 120].map((y) => <circle key={y} cx={x} cy={y} r="14" strokeDasharray="0 5.498" strokeWidth="3" />),
        )}
      </>
    ),
  },
  oniko: {
    side: 48,
    drawing: (
      <>
        <circle cx="12" cy="12" r="7" />
        <circle cx="12" cy="12" r="2" className={styles.dot} />
        <circle cx="36" cy="36" r="7" />
        <circle cx="36" cy="36" r="2" className={styles.dot} />
        <circle cx="36" cy="12" r="1.5" className={styles.dot} />
        <circle cx="12" cy="36" r="1.5" className={styles.dot} />
      </>
    ),
  },
  eleko: {
    side: 80,
    drawing: (
      <>
        <path d="M0 0h80v80H0z" />
        <path d="M0 10h40M0 20h40M0 30h40M50 0v40M60 0v40M70 0v40M10 40v40M20 40v40M30 40v40M40 50h40M40 60h40M40 70h40" />
        <path d="M40 0v80M0 40h80" />
      </>
    ),
  },
  ibadandun: {
    side: 160,
    drawing: (
      <>
        <path d="M0 0h160v160H0zM80 0v160M0 80h160" />
        <path d="M40 8 72 40 40 72 8 40zM40 22 58 40 40 58 22 40z" />
        <path d="M96 12v56M108 12v56M120 12v56M132 12v56M144 12v56M90 12h60M90 68h60" />
        <path d="M40 90c14 14 14 42 0 60-14-18-14-46 0-60zM40 90v60M40 108l8-6M40 108l-8-6M40 122l10-6M40 122l-10-6M40 136l8-6M40 136l-8-6" />
        <circle cx="120" cy="120" r="28" />
        <circle cx="120" cy="120" r="19" strokeDasharray="0 5.969" strokeWidth="3" />
        <circle cx="120" cy="120" r="9" />
      </>
    ),
  },
};

/** Position and size are the caller's: the motif fills its box. */
export interface AdireMotifProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Which pattern. Default `osubamba`. */
  variant?: AdireVariant | undefined;
  /** Fades out towards its edges. Default true. */
  fade?: boolean | undefined;
}

/**
 * A light background of adire lines. Decoration only: beside or behind empty space, never behind text (architecture
 * §11).
 */
export function AdireMotif({ variant = 'osubamba', fade = true, className, ...rest }: AdireMotifProps) {
  const id = useId();
  const { side, drawing } = TILES[variant];
  return (
    <svg {...rest} className={cx(styles.motif, className)} data-fade={fade || undefined} aria-hidden="true">
      <defs>
        <pattern id={id} width={side} height={side} patternUnits="userSpaceOnUse">
          <g className={styles.lines}>{drawing}</g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

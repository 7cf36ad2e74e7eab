import type { ComponentProps } from 'react';

import { cx } from '@oja/ui/cx';
import styles from './Logo.module.css';

export interface LogoProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** `full` is mark and word, `mark` the circle alone. Default `full`. */
  variant?: 'full' | 'mark' | undefined;
  /** Accessible name; empty if a link around it has a name. Default "Oja". */
  label?: string | undefined;
  /** Class that sets its height (`block-size`); the width follows. */
  className?: string | undefined;
}

/**
 * Oja's wordmark. Its O is an adire circle: the ring that a tied pebble leaves in indigo, with a marigold centre. The
 * letters are outlines of Bricolage Grotesque, so that it does not wait for a font. Can be rendered on the server.
 */
export function Logo({
  variant = 'full',
  // oxlint-disable-next-line oja/texts -- a name
  label = 'Oja',
  className,
  ...rest
}: LogoProps) {
  return (
    <svg
      {...rest}
      className={cx(styles.logo, className)}
      // From the dot of the j to its foot, with equal margins at start and end, so that it centres.
      viewBox={variant === 'full' ? '0 -3 157 98' : '0 4 72 72'}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle className={styles.ring} cx="36" cy="40" r="29" strokeWidth="12" />
      <circle className={styles.dots} cx="36" cy="40" r="16.5" strokeWidth="5" strokeDasharray="0 8.639" />
      <circle className={styles.heart} cx="36" cy="40" r="6" />
      {variant === 'full' && (
        <g className={styles.letters} transform="translate(72 73) scale(.1 -.1)">
          <path d="M21-208h-15l-13 137q39 5 55 20t16 54v525h162v-534q0-54-13.500-92.500t-39.500-62.500-64.500-35.500-87.500-11.500zM145 602q-46 0-70.500 19.500t-24.500 55.500q0 38 24.500 57.500t70.500 19.500q47 0 71.500-19.500t24.500-56.500q0-37-24.500-56.500t-71.500-19.500z" />
          <path
            transform="translate(288)"
            d="M186-14Q142-14 108 3.500 74 21 55 54.500 36 88 36 136q0 45 17.500 74.500t51 47 80.500 29 107 20.500q29 5 48.500 9.500t29.500 14.500 10 29q0 25-18 43t-58 18q-28 0-50.500-10T215 382t-24-46L49 378q13 42 36.500 73t56.500 51.500 75.500 30T308 542q80 0 130.500-25.500t75-79T538 300v-81q0-36 1.500-72.500t4-73T550 0H408q-4 23-8 55.500T394 122h-19Q361 84 334.500 52.500T270.500 3.500 186-14zm73 114q18 0 36.500 6.500T331 124.500t31 28.500 21 37l-2 79 22-5q-19-12-42-19t-46.500-11-46-8.500-40-11.500-27.500-19-10-33q0-28 19-45t49-17z"
          />
        </g>
      )}
    </svg>
  );
}

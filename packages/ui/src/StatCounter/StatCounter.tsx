import { lazy, Suspense, useRef, useState } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useInView } from '../hooks/use-in-view.ts';
import { useReducedMotion } from '../hooks/use-reduced-motion.ts';
import styles from './StatCounter.module.css';

export interface StatCounterProps {
  /** The final number. */
  value: number;
  /** Digits after the point. Default 0. */
  decimals?: number | undefined;
  /** Text before the number: "₦". Default none. */
  prefix?: string | undefined;
  /** Text after the number: "%", "+". Default none. */
  suffix?: string | undefined;
}

/** The animation is loaded when the first number comes into view: most visitors' first screen has none. */
const Counting = lazy(() => import('./Counting.tsx'));

/**
 * A number that counts up when it first comes into view. On the server, without scripts, with reduced motion and for
 * screen readers it is the final number.
 */
export function StatCounter({ value, decimals = 0, prefix = '', suffix = '' }: StatCounterProps) {
  const still = useReducedMotion();
  const box = useRef<HTMLSpanElement>(null);
  const seen = useInView(box, { threshold: 0.6, once: true });
  const [done, setDone] = useState(false);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const final = `${prefix}${value.toLocaleString('en-NG', digits)}${suffix}`;

  if (still || !seen || done) {
    return (
      <span ref={box} className={styles.counter}>
        {final}
      </span>
    );
  }
  return (
    <span className={styles.counter}>
      <VisuallyHidden>{final}</VisuallyHidden>
      <Suspense fallback={<span aria-hidden="true">{final}</span>}>
        <Counting {...{ value, decimals, prefix, suffix }} onEnd={() => setDone(true)} />
      </Suspense>
    </span>
  );
}

import { useEffect, useId, useRef, useState } from 'react';
import { useCountUp } from 'react-countup';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useReducedMotion } from '../useReducedMotion/useReducedMotion.ts';
import styles from './StatCounter.module.css';

export interface StatCounterProps {
  /** The number it ends on. */
  value: number;
  /** Digits after the point. Default 0. */
  decimals?: number;
  /** Before the number: "₦". */
  prefix?: string;
  /** After the number: "%", "+". */
  suffix?: string;
}

/** Spec §9: the counter animation lasts 2 s. */
const SECONDS = 2;

/**
 * A number that counts up when it is first seen. What it ends on is what it renders otherwise: on the server, without
 * scripts, with reduced motion, and for screen readers all the time.
 */
export function StatCounter({ value, decimals = 0, prefix = '', suffix = '' }: StatCounterProps) {
  const still = useReducedMotion();
  const box = useRef<HTMLSpanElement>(null);
  const [phase, setPhase] = useState<'waiting' | 'counting' | 'done'>('waiting');
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const final = `${prefix}${value.toLocaleString('en-NG', digits)}${suffix}`;

  useEffect(() => {
    if (still || phase !== 'waiting' || !box.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setPhase('counting'), { threshold: 0.6 });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [still, phase]);

  if (still || phase !== 'counting') {
    return (
      <span ref={box} className={styles.counter}>
        {final}
      </span>
    );
  }
  return (
    <span className={styles.counter}>
      <VisuallyHidden>{final}</VisuallyHidden>
      <Counting {...{ value, decimals, prefix, suffix }} onEnd={() => setPhase('done')} />
    </span>
  );
}

interface CountingProps extends Required<StatCounterProps> {
  /** The final value has been reached. */
  onEnd: () => void;
}

/** The moving digits. Found by id: the counter library's ref type predates refs that start as null. */
function Counting({ value, onEnd, ...format }: CountingProps) {
  const id = useId();
  const { start } = useCountUp({ ...format, ref: id, end: value, duration: SECONDS, separator: ',', startOnMount: false, onEnd });
  useEffect(start, [start]);
  return <span id={id} aria-hidden="true" />;
}

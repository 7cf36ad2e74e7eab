import { lazy, Suspense, useContext, useImperativeHandle, useRef, useState, type ComponentProps } from 'react';

import { formatNumber } from '../LocaleProvider/format-number.ts';
import { LocaleContext } from '../LocaleProvider/locale-context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../cx/cx.ts';
import { useInView } from '../hooks/use-in-view.ts';
import { useReducedMotion } from '../hooks/use-reduced-motion.ts';
import styles from './StatCounter.module.css';

export interface StatCounterProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The final number. */
  value: number;
  /** Digits after the point. Default 0. */
  decimals?: number | undefined;
  /** Text before the number: "₦". Default none. */
  prefix?: string | undefined;
  /** Text after the number: "%", "+". Default none. */
  suffix?: string | undefined;
  /** How long it counts, in milliseconds. Default 2000. */
  duration?: number | undefined;
}

/** The animation is loaded when the first number comes into view: most visitors' first screen has none. */
const Counting = lazy(() => import('./Counting.tsx'));

/**
 * A number in the provider's locale, which counts up when it first comes into view. On the server, without scripts,
 * with reduced motion and for screen readers it is the final number.
 */
export function StatCounter({
  value,
  decimals = 0,
  prefix = '',
  suffix = '',
  duration = 2000,
  className,
  ref,
  ...rest
}: StatCounterProps) {
  const still = useReducedMotion();
  const box = useRef<HTMLSpanElement>(null);
  // Not useComposedRef: its chunk is not among the scripts of the landing page.
  useImperativeHandle<HTMLSpanElement | null, HTMLSpanElement | null>(ref, () => box.current, []);
  const seen = useInView(box, { threshold: 0.6, once: true });
  const [done, setDone] = useState(false);
  // Not useLocale, whose formats of messages the landing page does not load.
  const { locale } = useContext(LocaleContext);
  const format = (number: number) => prefix + formatNumber(number, locale, decimals) + suffix;
  const final = format(value);

  return (
    <span {...rest} ref={box} className={cx(styles.counter, className)}>
      {still || !seen || done ? (
        final
      ) : (
        <>
          <VisuallyHidden>{final}</VisuallyHidden>
          <Suspense fallback={<span aria-hidden="true">{final}</span>}>
            <Counting {...{ value, decimals, duration, format }} onEnd={() => setDone(true)} />
          </Suspense>
        </>
      )}
    </span>
  );
}

import { useEffect, useId } from 'react';
import { useCountUp } from 'react-countup';

export interface CountingProps {
  /** The final number. */
  value: number;
  /** Digits after the point. */
  decimals: number;
  /** How long it counts, in milliseconds. */
  duration: number;
  /** Writes a number on the way to the final one, with the texts around it. */
  format: (value: number) => string;
  /** The animation has ended. */
  onEnd: () => void;
}

/** The animated digits. Found by id: the counter library's ref type predates refs that start as null. */
export default function Counting({ value, decimals, duration, format, onEnd }: CountingProps) {
  const id = useId();
  const { start } = useCountUp({
    ref: id,
    end: value,
    duration: duration / 1000,
    decimals,
    formattingFn: format,
    startOnMount: false,
    onEnd,
  });
  useEffect(start, [start]);
  return <span id={id} aria-hidden="true" />;
}

import { useMinute } from '@oja/ui/hooks/use-minute';

/** Returns the given `now`, or the current time, updated every minute. */
export function useNow(given: number | undefined): number {
  // The shared clock is rounded up to the minute; without the subtraction the last minute of a day would be tomorrow.
  const minute = useMinute() - 1;
  return given ?? minute;
}

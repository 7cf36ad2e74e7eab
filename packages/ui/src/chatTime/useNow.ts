import { useMinute } from '../hooks/useMinute.ts';

/** The `now` given, or the present, kept up to date by the minute. */
export function useNow(given: number | undefined): number {
  // The shared clock is rounded up to the minute; one less, or the last minute of a day would be tomorrow.
  const minute = useMinute() - 1;
  return given ?? minute;
}

/** Splits a list into items of the current day, by the reader's clock, and earlier ones. The order stays. */
export function byDay<N extends { createdAt: number | string | Date }>(
  list: readonly N[],
  now: number,
): { today: N[]; earlier: N[] } {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const isToday = ({ createdAt }: N) => new Date(createdAt).getTime() >= midnight;
  return { today: list.filter(isToday), earlier: list.filter((item) => !isToday(item)) };
}

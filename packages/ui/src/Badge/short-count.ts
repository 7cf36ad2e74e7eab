/** The largest count that is shown as a number (product §9). */
const COUNT_MAX = 100;

/** Formats a count: "99+" for a larger one than 100 (product §9). */
export function shortCount(count: number): string {
  return count > COUNT_MAX ? '99+' : String(count);
}

/**
 * Formats a time for the API: ISO 8601 in UTC.
 * @param moment milliseconds since 1970
 */
export function toTimestamp(moment: number): string {
  return new Date(moment).toISOString();
}

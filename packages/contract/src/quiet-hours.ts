/** Quiet hours of a person: see notification-settings.ts. */
export interface QuietHours {
  isOn: boolean;
  from: string;
  to: string;
}

/** The quiet hours of a person who has chosen none. */
export const QUIET_HOURS: QuietHours = { isOn: true, from: '22:00', to: '07:00' };

/**
 * Whether a time of the day is within quiet hours.
 * @param time as "22:00", by the clock of the device
 */
export function isQuiet({ isOn, from, to }: QuietHours, time: string): boolean {
  if (!isOn) return false;
  return from <= to ? from <= time && time < to : from <= time || time < to;
}

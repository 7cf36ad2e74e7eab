import { z } from 'zod';

const LANGUAGES_MAX = 10;

/** What a person may change of the desktop app itself. */
const changeable = z.strictObject({
  startAtLogin: z.boolean(),
  /** Whether it starts in the tray, without its window. */
  startHidden: z.boolean(),
  /** No notifications and no sounds until it is turned off; counts go on. */
  doNotDisturb: z.boolean(),
  /** The same until this moment, in ISO 8601; null when it is not, or over. */
  mutedUntil: z.iso.datetime().nullable(),
  /** Languages that spelling is checked in, such as 'en-GB'; none turns it off. */
  spellCheck: z.array(z.string().max(20)).max(LANGUAGES_MAX),
});

export const preferencesChangeSchema = changeable.partial();

export type PreferencesChange = z.infer<typeof preferencesChangeSchema>;

/** The preferences, and what this computer offers for them. */
export interface Preferences extends z.infer<typeof changeable> {
  /** Where the system does not let an app start at login, or does not tell, it cannot be chosen. */
  canStartAtLogin: boolean;
  /** Without a tray, an app that starts hidden could not be found. */
  canStartHidden: boolean;
  /** Empty where the system checks in whatever is written, as macOS does. */
  spellCheckOffered: string[];
}

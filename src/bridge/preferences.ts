import { z } from 'zod';

const LANGUAGES_MAX = 10;

/** The preferences of the desktop app that the user can change. */
const changeable = z.strictObject({
  startAtLogin: z.boolean(),
  /** Whether the app starts in the tray, without a window. */
  startHidden: z.boolean(),
  /** Turns off notifications and sounds. Unread counts continue. */
  doNotDisturb: z.boolean(),
  /** Until when notifications and sounds are muted, in ISO 8601; null when they are not, or the time has passed. */
  mutedUntil: z.iso.datetime().nullable(),
  /** Whether the taskbar flashes or the dock icon bounces for a message while the window is not in front. */
  drawAttention: z.boolean(),
  /** The languages of the spelling check, such as 'en-GB'. An empty list turns it off. */
  spellCheck: z.array(z.string().max(20)).max(LANGUAGES_MAX),
});

export const preferencesChangeSchema = changeable.partial();

export type PreferencesChange = z.infer<typeof preferencesChangeSchema>;

/** The preferences and the options that this computer offers. */
export interface Preferences extends z.infer<typeof changeable> {
  /** False where the system does not support starting at login, or does not report it. */
  canStartAtLogin: boolean;
  /** False without a tray: the user could not find an app that starts hidden. */
  canStartHidden: boolean;
  /** Empty where the system detects the language itself, as macOS does. */
  spellCheckOffered: string[];
}

import {
  type NotificationSettings,
  type NotificationSettingsEdit,
  notificationSettingsSchema,
} from '@oja/contract/notification-settings';
import { QUIET_HOURS } from '@oja/contract/quiet-hours';

import type { Queries } from '../../foundation/db/database.ts';
import { lockUsers } from './lock-users.ts';

/** Reads a person's stored settings, product §4 "Notifications". @param stored null for a person without choices */
export function readNotificationSettings(stored: string | null): NotificationSettings {
  return stored === null
    ? { kinds: {}, quietHours: QUIET_HOURS, preview: 'text' }
    : notificationSettingsSchema.parse(JSON.parse(stored));
}

/**
 * Applies a change to a person's settings, in a transaction that locks the person, so that two devices can change
 * different parts at once.
 * @returns the settings to store
 */
export async function mergeNotificationSettings(
  transaction: Queries,
  userId: string,
  edit: NotificationSettingsEdit,
): Promise<string> {
  const person = (await lockUsers(transaction, [userId])).get(userId);
  const before = readNotificationSettings(person?.notification_settings ?? null);
  const kinds = { ...before.kinds };
  for (const [kind, choices] of Object.entries(edit.kinds ?? {})) kinds[kind] = { ...kinds[kind], ...choices };
  const { isOn, from, to } = before.quietHours;
  const merged: NotificationSettings = {
    kinds,
    quietHours: {
      isOn: edit.quietHours?.isOn ?? isOn,
      from: edit.quietHours?.from ?? from,
      to: edit.quietHours?.to ?? to,
    },
    preview: edit.preview ?? before.preview,
  };
  return JSON.stringify(merged);
}

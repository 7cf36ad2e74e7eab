import { t } from '@lingui/core/macro';
import { NOTIFICATION_KINDS } from '@oja/contract/notification-kinds';
import type { NotificationSettings } from '@oja/contract/notification-settings';
import { QUIET_HOURS, isQuiet } from '@oja/contract/quiet-hours';

import type { Alert } from '../../platform/alerts/alerts.ts';
import type { CountedAlert } from './alert-of.ts';

/** Within this time after a sound, further messages of the same conversation make none, in milliseconds. */
const SOUND_PAUSE_MS = 10_000;

/** Whether it is within a user's quiet hours, by the clock of this device. */
export function isQuietNow(settings: NotificationSettings | undefined, now = new Date()): boolean {
  const [hour, minute] = [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0'));
  return isQuiet(settings?.quietHours ?? QUIET_HOURS, `${hour}:${minute}`);
}

/** Hides of an alert what its user does not want others to read on the screen. */
export function hideDetails(alert: Alert, settings: NotificationSettings | undefined): Alert {
  const isOfMessages = alert.conversationId !== null || alert.isSummary;
  switch (settings?.preview ?? 'text') {
    case 'text':
      return alert;
    case 'name':
      return isOfMessages && !alert.isSummary ? { ...alert, body: t`New message` } : alert;
    case 'nothing':
      return { ...alert, title: t`Oja`, body: isOfMessages ? t`New message` : t`Something new`, icon: null };
  }
}

/** Decides which alerts make a sound. */
export class AlertSounds {
  /** When the last alert of each conversation made a sound, in milliseconds since 1970. */
  readonly #madeAt = new Map<string, number>();

  /** Returns the alert, without a sound in quiet hours, or if one of the same conversation has just made one. */
  of({ alert, kind }: CountedAlert, settings: NotificationSettings | undefined): Alert {
    const isUrgent = kind !== undefined && NOTIFICATION_KINDS[kind].soundsInQuietHours;
    if (!isUrgent && isQuietNow(settings)) return { ...alert, silent: true };
    if (alert.conversationId === null) return alert;
    const now = Date.now();
    const since = now - (this.#madeAt.get(alert.conversationId) ?? 0);
    // Negative after the clock was put back.
    if (since >= 0 && since < SOUND_PAUSE_MS) return { ...alert, silent: true };
    this.#madeAt.set(alert.conversationId, now);
    return alert;
  }
}

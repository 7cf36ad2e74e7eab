import { type App, Notification } from 'electron';

import type { ShownAlert } from '../../bridge/alerts.ts';
import { recipientOf } from './toast-xml.ts';

/**
 * The COM class that Windows activates for a click on a notification of an earlier run. It must never change: Electron
 * writes it to the start menu's shortcut and to the registry, and would otherwise generate a new one at each start.
 */
const ACTIVATOR = '{EC1E6CBB-B65F-44D5-9165-2C949DC8FE48}';

/** Identifies this process as Oja to Windows. Must run before anything else; does nothing on other systems. */
export function nameForWindows(app: Pick<App, 'setAppUserModelId' | 'setToastActivatorCLSID'>): void {
  if (process.platform !== 'win32') return;
  app.setToastActivatorCLSID(ACTIVATOR);
  // Must equal the installer's id: otherwise Windows attributes notifications and the taskbar button to another app.
  app.setAppUserModelId('ng.oja.desktop');
}

/**
 * How long to wait for the reply event of a notification of this run, in milliseconds: Electron reports such replies
 * here as well.
 */
const OWN_REPLY_MS = 1000;

/** Handlers for clicks on notifications of earlier runs. */
interface OldNotificationHandlers {
  show: () => void;
  /** Whether a notification of this run was answered with this text. */
  hasReply: (text: string) => boolean;
  /** Sends a reply. */
  reply: (to: Pick<ShownAlert, 'viewerId' | 'path'>, text: string) => void;
  markRead: (of: Pick<ShownAlert, 'viewerId' | 'path'>) => void;
  /** Gives a reply without a known recipient back to the user. */
  returnText: (text: string) => void;
}

/**
 * Listens for clicks on notifications of earlier runs and for replies to them, including the one that started this run.
 * A click on one of a conversation opens its link instead (toast-xml.ts); Electron passes only a number for others, so
 * they open the window and no specific path.
 */
export function listenForOldNotifications({
  show,
  hasReply,
  reply,
  markRead,
  returnText,
}: OldNotificationHandlers): void {
  // Electron registers for activations at the first use of notifications.
  if (process.platform !== 'win32' || !Notification.isSupported()) return;
  Notification.handleActivation(({ type, arguments: args, reply: typed = '' }) => {
    if (type === 'click') show();
    // Also for a notification of this run: marking twice changes nothing.
    const marked = type === 'action' ? recipientOf(args) : undefined;
    if (marked) markRead(marked);
    if (type !== 'reply' || typed.trim() === '') return;
    setTimeout(() => {
      if (hasReply(typed)) return;
      const recipient = recipientOf(args);
      if (recipient) {
        reply(recipient, typed);
        return;
      }
      show();
      returnText(typed);
    }, OWN_REPLY_MS);
  });
}

import { type NativeImage, Notification, type NotificationConstructorOptions } from 'electron';

import type { AlertToShow, ShownAlert } from '../../bridge/alerts.ts';
import { text } from '../texts/texts.ts';
import { type SaveImage, imageOf } from './alert-picture.ts';
import { alertOfMac, macIdOf } from './mac-history.ts';
import { toastXmlOf } from './toast-xml.ts';

/** How many notifications are held in memory: more than any system shows. */
const SHOWN_MAX = 200;

/** Handlers for user actions on a notification. */
export interface NotifierActions {
  /** Whether notifications and sounds are muted now. */
  isQuiet: () => boolean;
  /** Whether the system opens Oja's links with this app, as for an installed one. */
  hasLinks: boolean;
  saveImage: SaveImage;
  /** Called for each message that is not silent. */
  drawAttention: () => void;
  press: (alert: ShownAlert) => void;
  reply: (alert: ShownAlert, message: string) => void;
  /** Called for "Mark as read" on the notification of a conversation. */
  markRead: (alert: ShownAlert) => void;
  onFault: (error: unknown) => void;
}

/** Shows the system's notifications (architecture §8). */
export interface Notifier {
  /**
   * Shows a notification in place of the one of the same conversation, unless notifications are muted. The page asks
   * once for each (platform/alerts/claim-alert.ts).
   */
  show: (alert: AlertToShow) => void;
  close: (ids: readonly string[]) => void;
  /** The alerts that are shown, with those of earlier runs on macOS. */
  list: () => Promise<ShownAlert[]>;
  closeAll: () => void;
  /** Whether a recent reply had this text. */
  hasReply: (message: string) => boolean;
}

/** How many replies are remembered. */
const REPLIES_MAX = 20;

/** The systems on which a notification accepts a reply. */
const REPLIES: ReadonlySet<NodeJS.Platform> = new Set(['darwin', 'win32']);

/** Creates the notifier of the desktop app. Notifications accept a reply only on macOS and Windows. */
export function createNotifier(actions: NotifierActions): Notifier {
  const { isQuiet, press, reply, markRead, onFault } = actions;
  /** Held while shown: a notification that is garbage-collected receives no click. */
  const shown = new Map<string, { alert: ShownAlert; notification: Notification; isOld: boolean }>();

  const replies: string[] = [];

  const remove = (id: string) => {
    const entry = shown.get(id);
    shown.delete(id);
    if (entry?.isOld) Notification.remove(entry.notification.id);
    else entry?.notification.close();
  };
  const hold = (alert: ShownAlert, notification: Notification, isOld: boolean) => {
    shown.set(alert.id, { alert, notification, isOld });
    const [oldest] = shown.keys();
    if (shown.size > SHOWN_MAX && oldest !== undefined) remove(oldest);
    notification.on('click', () => {
      remove(alert.id);
      press(alert);
    });
    notification.on('reply', ({ reply: message }) => {
      shown.delete(alert.id);
      replies.splice(0, replies.length - REPLIES_MAX + 1);
      replies.push(message);
      reply(alert, message);
    });
    notification.on('action', () => {
      remove(alert.id);
      markRead(alert);
    });
    notification.on('close', ({ reason }) => {
      // Windows moves it to the notification centre, where it can still be clicked and closed.
      if (reason !== 'timedOut' && shown.get(alert.id)?.notification === notification) shown.delete(alert.id);
    });
  };
  const restore = async () => {
    if (process.platform !== 'darwin' || !Notification.isSupported()) return;
    for (const notification of await Notification.getHistory()) {
      const alert = alertOfMac(notification);
      // It was shown again meanwhile.
      if (!alert || shown.has(alert.id)) continue;
      if ([...shown.values()].some((newer) => isOfSameConversation(newer.alert, alert)))
        Notification.remove(notification.id);
      else hold(alert, notification, true);
    }
  };
  const restored = restore().catch(onFault);
  return {
    show({ picture, ...alert }) {
      // Notifications that arrive while muted are not shown later: the unread count has them.
      if (isQuiet()) return;
      if (alert.conversationId !== null && !alert.silent) actions.drawAttention();
      if (!Notification.isSupported()) return;
      for (const { alert: earlier } of shown.values())
        if (earlier.id === alert.id || isOfSameConversation(earlier, alert)) remove(earlier.id);
      const notification = new Notification(
        optionsOf(alert, picture === undefined ? undefined : imageOf(picture), actions),
      );
      hold(alert, notification, false);
      notification.on('failed', (_event, error) => {
        shown.delete(alert.id);
        onFault(new Error(`The system did not show a notification: ${error}`));
      });
      notification.show();
    },
    close: (ids) => {
      for (const id of ids) remove(id);
    },
    hasReply: (message) => replies.includes(message),
    async list() {
      await restored;
      return [...shown.values()].map(({ alert }) => alert);
    },
    closeAll: () => {
      for (const id of shown.keys()) remove(id);
    },
  };
}

const isOfSameConversation = (one: ShownAlert, other: ShownAlert) =>
  one.conversationId !== null && one.conversationId === other.conversationId;

function optionsOf(
  alert: ShownAlert,
  icon: NativeImage | undefined,
  { hasLinks, saveImage }: Pick<NotifierActions, 'hasLinks' | 'saveImage'>,
): NotificationConstructorOptions {
  const { id, title, body, conversationId, silent } = alert;
  const isOfConversation = conversationId !== null;
  const canReply = isOfConversation && REPLIES.has(process.platform);
  const toastXml =
    process.platform === 'win32' && hasLinks ? toastXmlOf(alert, () => icon && saveImage(icon)) : undefined;
  return {
    id: process.platform === 'darwin' ? macIdOf(alert) : id,
    ...(isOfConversation && { groupId: conversationId }),
    ...(isOfConversation && { actions: [{ type: 'button', text: text('notification.markRead') }] }),
    ...(icon && { icon }),
    title,
    body: plain(body),
    silent: silent ?? false,
    ...(canReply && { hasReply: true, replyPlaceholder: text('notification.reply') }),
    ...(toastXml !== undefined && { toastXml }),
  };
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes markup: Linux desktops read a notification's text as markup, and the text is written by other users. */
function plain(words: string): string {
  return process.platform === 'linux' ? words.replaceAll(/[&<>]/gv, (mark) => MARKS[mark] ?? mark) : words;
}

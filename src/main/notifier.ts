import { Notification, type NotificationConstructorOptions } from 'electron';

import type { ShownAlert } from '../bridge/alerts.ts';

/** Ids that are remembered, so that nothing is told twice, also by a page that was loaded anew. */
const TOLD_MAX = 1000;
/** Notifications that are held: the system shows fewer. */
const SHOWN_MAX = 200;

/** What becomes of a notification that a person did something with. */
export interface NotifierActions {
  /** Whether nothing may be shown or heard now. */
  isQuiet: () => boolean;
  press: (alert: ShownAlert) => void;
  reply: (alert: ShownAlert, text: string) => void;
  onFault: (error: unknown) => void;
}

/** The system's notifications (design §8). */
export interface Notifier {
  /** Shows one, and makes its one sound, unless its id was told before or all is to be quiet. */
  show: (alert: ShownAlert) => void;
  close: (ids: readonly string[]) => void;
  list: () => ShownAlert[];
  closeAll: () => void;
  /** Whether one was answered with these words lately. */
  hasHeard: (text: string) => boolean;
}

/** Replies that are remembered. */
const REPLIES_MAX = 20;

/** Where a conversation's notification can be answered without opening it. */
const REPLIES: ReadonlySet<NodeJS.Platform> = new Set(['darwin', 'win32']);

export function createNotifier({ isQuiet, press, reply, onFault }: NotifierActions): Notifier {
  const told = new Set<string>();
  /** Held as long as they stand: one that is collected as garbage hears no click. */
  const shown = new Map<string, { alert: ShownAlert; notification: Notification }>();

  const replies: string[] = [];

  const take = (id: string) => {
    const held = shown.get(id);
    shown.delete(id);
    held?.notification.close();
  };
  return {
    show(alert) {
      if (told.has(alert.id)) return;
      told.add(alert.id);
      for (const oldest of told) {
        if (told.size <= TOLD_MAX) break;
        told.delete(oldest);
      }
      // What came while all was quiet is not made up for later: it is in the count.
      if (isQuiet() || !Notification.isSupported()) return;
      const notification = new Notification(optionsOf(alert));
      shown.set(alert.id, { alert, notification });
      const [oldest] = shown.keys();
      if (shown.size > SHOWN_MAX && oldest !== undefined) take(oldest);
      notification.on('click', () => {
        take(alert.id);
        press(alert);
      });
      notification.on('reply', ({ reply: text }) => {
        shown.delete(alert.id);
        replies.splice(0, replies.length - REPLIES_MAX + 1);
        replies.push(text);
        reply(alert, text);
      });
      notification.on('close', ({ reason }) => {
        // Windows moves it to where it can still be pressed, and be taken away.
        if (reason !== 'timedOut') shown.delete(alert.id);
      });
      notification.on('failed', (_event, error) => {
        shown.delete(alert.id);
        onFault(new Error(`The system did not show a notification: ${error}`));
      });
      notification.show();
    },
    close: (ids) => {
      for (const id of ids) take(id);
    },
    hasHeard: (text) => replies.includes(text),
    list: () => [...shown.values()].map(({ alert }) => alert),
    closeAll: () => {
      for (const id of shown.keys()) take(id);
    },
  };
}

function optionsOf({ title, body, conversationId }: ShownAlert): NotificationConstructorOptions {
  const canReply = conversationId !== null && REPLIES.has(process.platform);
  return { title, body: plain(body), silent: false, ...(canReply && { hasReply: true, replyPlaceholder: 'Write a message' }) };
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Linux desktops read a notification's text as markup: what a stranger wrote is to be text. */
function plain(text: string): string {
  return process.platform === 'linux' ? text.replaceAll(/[&<>]/gv, (mark) => MARKS[mark] ?? mark) : text;
}

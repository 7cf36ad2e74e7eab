import { t } from '@lingui/core/macro';

import type { MARK_READ as Action } from '../../service-worker/open-alert.ts';
import { alertAddress } from './alert-address.ts';
import { type Alert, isAlert } from './alerts.ts';

const ICON = '/icon-192.png';
const MARK_READ: typeof Action = 'mark-read';

/** The service worker, if one is running. Phones show notifications only through it, and these outlive the page. */
async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await workers?.getRegistration();
  return registration?.active ? registration : undefined;
}

/** The alerts of one conversation have the same tag: the browser shows the newest of them in place of the others. */
const tagOf = ({ id, conversationId }: Alert) => conversationId ?? id;

/** Shows and closes notifications: through the service worker, else from the page itself. */
export class BrowserNotifications {
  readonly #onClick: (alert: Alert) => void;
  /** The notifications of this page, by their tags. */
  readonly #own = new Map<string, Notification>();

  /** @param onClick for notifications of this page; the service worker handles its own */
  constructor(onClick: (alert: Alert) => void) {
    this.#onClick = onClick;
  }

  async put(alert: Alert): Promise<void> {
    const { title, body, icon, conversationId } = alert;
    const worker = await findWorker();
    const [before] = (await worker?.getNotifications({ tag: tagOf(alert) })) ?? [];
    // It makes no sound if a push has shown it while no page was open.
    const silent = alert.silent ?? (isAlert(before?.data) && before.data.id === alert.id);
    // `renotify` and `actions` are missing in TypeScript's types. Without the first, a replaced notification stays
    // unnoticed; the second needs a worker.
    const options: NotificationOptions & { renotify: boolean } = {
      tag: tagOf(alert),
      renotify: !silent,
      silent,
      body,
      icon: icon ?? ICON,
      data: { ...alert, address: alertAddress(alert) },
    };
    const actions = conversationId === null ? [] : [{ action: MARK_READ, title: t`Mark as read` }];
    if (worker) await worker.showNotification(title, Object.assign({ ...options, badge: ICON }, { actions }));
    else this.#putFromPage(alert, new Notification(title, options));
  }

  #putFromPage(alert: Alert, notification: Notification): void {
    const tag = tagOf(alert);
    this.#own.set(tag, notification);
    notification.addEventListener('close', () => {
      if (this.#own.get(tag) === notification) this.#own.delete(tag);
    });
    notification.addEventListener('click', () => {
      notification.close();
      this.#onClick(alert);
    });
  }

  async take(isMeant: (alert: Alert) => boolean): Promise<void> {
    const worker = await findWorker();
    const shown = [...this.#own.values(), ...((await worker?.getNotifications()) ?? [])];
    for (const notification of shown) {
      const alert: unknown = notification.data;
      if (isAlert(alert) && isMeant(alert)) {
        notification.close();
        this.#own.delete(tagOf(alert));
      }
    }
  }
}

import type { BrowserContext, Page } from '@playwright/test';

import type { Person } from './talk.ts';
import { realtimeReady } from './two-people.ts';

/** A system notification that a page has requested. */
interface ShownNotification {
  title: string;
  body: string;
  tag: string;
}

declare global {
  interface Window {
    /**
     * The notifications of this page: all that were shown, those still on screen, how often permission was requested,
     * and the app's badge.
     */
    alerts: {
      shown: ShownNotification[];
      onScreen: (ShownNotification & EventTarget)[];
      permissionRequests: number;
      badge: number;
    };
  }
}

/**
 * Replaces the browser's notifications by a fake, in every page of a context.
 * @param permission the browser's permission before
 * @param answer the user's answer when the browser asks
 */
export async function fakeNotifications(
  context: BrowserContext,
  permission: NotificationPermission = 'granted',
  answer: NotificationPermission = 'granted',
): Promise<void> {
  await context.addInitScript(
    (given) => {
      const alerts: Window['alerts'] = { shown: [], onScreen: [], permissionRequests: 0, badge: 0 };
      class ShownNotification extends EventTarget {
        static get permission() {
          return sessionStorage.getItem('permission') ?? given.permission;
        }
        static requestPermission() {
          alerts.permissionRequests += 1;
          sessionStorage.setItem('permission', given.answer);
          return Promise.resolve(given.answer);
        }
        title: string;
        body: string;
        tag: string;
        data: unknown;
        constructor(title: string, { body = '', tag = '', data }: NotificationOptions) {
          super();
          [this.title, this.body, this.tag, this.data] = [title, body, tag, data];
          alerts.shown.push({ title, body, tag });
          alerts.onScreen = [...alerts.onScreen.filter((one) => one.tag !== tag), this];
        }
        close() {
          alerts.onScreen = alerts.onScreen.filter((one) => one !== this);
          this.dispatchEvent(new Event('close'));
        }
      }
      Object.assign(globalThis, { alerts, Notification: ShownNotification });
      Object.assign(navigator, {
        setAppBadge: (badge: number) => Promise.resolve(void (alerts.badge = badge)),
        clearAppBadge: () => Promise.resolve(void (alerts.badge = 0)),
      });
    },
    { permission, answer },
  );
}

/** The same, with the setting turned on for a user. */
export async function turnAlertsOn({ context, id }: Person): Promise<void> {
  await fakeNotifications(context);
  await context.addInitScript((key) => localStorage.setItem(key, 'on'), `oja.alerts.${id}`);
}

/** The notifications that pages have shown so far, each as "title: body". */
export async function shownBy(...pages: Page[]): Promise<string[]> {
  const shown = await Promise.all(pages.map((page) => page.evaluate(() => globalThis.window.alerts.shown)));
  return shown.flat().map(({ title, body }) => `${title}: ${body}`);
}

/** The notifications of pages that are still on screen. */
export async function openNotificationsOn(...pages: Page[]): Promise<string[]> {
  const bodies = await Promise.all(
    pages.map((page) => page.evaluate(() => globalThis.window.alerts.onScreen.map(({ body }) => body))),
  );
  return bodies.flat();
}

/** Clicks a notification, on the page that showed it. @returns that page */
export async function press(pages: readonly Page[], text: string): Promise<Page> {
  for (const page of pages) {
    const isPressed = await page.evaluate(
      (words) =>
        globalThis.window.alerts.onScreen.find(({ body }) => body.includes(words))?.dispatchEvent(new Event('click')) ??
        false,
      text,
    );
    if (isPressed) return page;
  }
  throw new Error(`No page has shown “${text}”.`);
}

/** The count on the app's icon. */
export const badgeOf = (page: Page) => page.evaluate(() => globalThis.window.alerts.badge);

/** Switches to another window or back: Playwright's pages are all visible otherwise. */
export async function look(page: Page, where: 'here' | 'away'): Promise<void> {
  await page.evaluate((isHere) => {
    Object.defineProperty(document, 'visibilityState', { value: isHere ? 'visible' : 'hidden', configurable: true });
    document.hasFocus = () => isHere;
    document.dispatchEvent(new Event('visibilitychange'));
    globalThis.dispatchEvent(new Event(isHere ? 'focus' : 'blur'));
  }, where === 'here');
}

/** Makes pages that a person opens from now on start behind another window, where `look` would come too late. */
export async function startAway({ context }: Person): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.hasFocus = () => false;
  });
}

/** Opens a path, and waits until the page receives all events. */
export async function settle(page: Page, path: string): Promise<void> {
  const isLive = realtimeReady(page);
  await page.goto(path);
  await isLive;
}

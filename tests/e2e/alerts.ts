import type { BrowserContext, Page } from '@playwright/test';

import type { Person } from './talk.ts';
import { greeted } from './two-people.ts';

/** A notification of the system, as a page asked for it. */
interface Told {
  title: string;
  body: string;
  tag: string;
}

declare global {
  interface Window {
    /** Of the notifications of this page: all there ever were, those that stand, how often leave was asked for, and the app's badge. */
    alerts: { told: Told[]; standing: (Told & EventTarget)[]; asked: number; badge: number };
  }
}

/**
 * Puts a system in the place of the browser's own, in every page of a context.
 * @param permission what the browser was told before
 * @param answer what is said when it asks
 */
export async function bringAlerts(context: BrowserContext, permission: NotificationPermission = 'granted', answer: NotificationPermission = 'granted'): Promise<void> {
  await context.addInitScript(
    (given) => {
      const alerts: Window['alerts'] = { told: [], standing: [], asked: 0, badge: 0 };
      class Told extends EventTarget {
        static get permission() {
          return sessionStorage.getItem('permission') ?? given.permission;
        }
        static requestPermission() {
          alerts.asked += 1;
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
          alerts.told.push({ title, body, tag });
          alerts.standing.push(this);
        }
        close() {
          alerts.standing = alerts.standing.filter((one) => one !== this);
          this.dispatchEvent(new Event('close'));
        }
      }
      Object.assign(globalThis, { alerts, Notification: Told });
      Object.assign(navigator, {
        setAppBadge: (badge: number) => Promise.resolve(void (alerts.badge = badge)),
        clearAppBadge: () => Promise.resolve(void (alerts.badge = 0)),
      });
    },
    { permission, answer },
  );
}

/** The same, turned on by a person. */
export async function turnAlertsOn({ context, id }: Person): Promise<void> {
  await bringAlerts(context);
  await context.addInitScript((key) => localStorage.setItem(key, 'on'), `oja.alerts.${id}`);
}

/** What pages have told so far, each as "title: body". */
export async function toldBy(...pages: Page[]): Promise<string[]> {
  const told = await Promise.all(pages.map((page) => page.evaluate(() => globalThis.window.alerts.told)));
  return told.flat().map(({ title, body }) => `${title}: ${body}`);
}

/** What stands, of what pages have told. */
export async function standingOn(...pages: Page[]): Promise<string[]> {
  const bodies = await Promise.all(pages.map((page) => page.evaluate(() => globalThis.window.alerts.standing.map(({ body }) => body))));
  return bodies.flat();
}

/** Presses one that stands, on whichever page told it. @returns that page */
export async function press(pages: readonly Page[], text: string): Promise<Page> {
  for (const page of pages) {
    const isPressed = await page.evaluate(
      (words) => globalThis.window.alerts.standing.find(({ body }) => body.includes(words))?.dispatchEvent(new Event('click')) ?? false,
      text,
    );
    if (isPressed) return page;
  }
  throw new Error(`No page has told “${text}”.`);
}

/** The number on the app's icon. */
export const badgeOf = (page: Page) => page.evaluate(() => globalThis.window.alerts.badge);

/** Turns to another window, or back to this one: Playwright's pages are all in view otherwise. */
export async function look(page: Page, where: 'here' | 'away'): Promise<void> {
  await page.evaluate((isHere) => {
    Object.defineProperty(document, 'visibilityState', { value: isHere ? 'visible' : 'hidden', configurable: true });
    document.hasFocus = () => isHere;
    document.dispatchEvent(new Event('visibilitychange'));
    globalThis.dispatchEvent(new Event(isHere ? 'focus' : 'blur'));
  }, where === 'here');
}

/** Goes somewhere, and settles when the page is told of everything from then on. */
export async function settle(page: Page, path: string): Promise<void> {
  const isLive = greeted(page);
  await page.goto(path);
  await isLive;
}

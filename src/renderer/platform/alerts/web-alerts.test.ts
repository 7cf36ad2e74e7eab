import { CONVERSATIONS_PAGE } from '@oja/contract/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { OPEN_PATH } from './open-path.ts';
import { settingOf, subscribe, turnOff, turnOn } from './alert-setting.ts';
import { alertAddress } from './alert-address.ts';
import type { Alert } from './alerts.ts';
import { watchFocus } from './focus-watch.ts';
import { BrowserNotifications } from './browser-notifications.ts';
import { claimAlert } from './claim-alert.ts';
import { webAlerts } from './web-alerts.ts';

const alert = (id: string, conversationId: string | null = `chat of ${id}`): Alert => ({
  id,
  viewerId: 'ada',
  conversationId,
  title: 'Bayo Cole',
  body: 'Good morning',
  icon: null,
  path: '/dashboard/chat/bayo',
});

/** A fake of the browser's notifications. */
class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'default';
  static answer: NotificationPermission = 'granted';
  static prompts = 0;
  static shown: FakeNotification[] = [];
  static requestPermission(): Promise<NotificationPermission> {
    FakeNotification.prompts += 1;
    FakeNotification.permission = FakeNotification.answer;
    return Promise.resolve(FakeNotification.permission);
  }
  readonly title: string;
  readonly tag: string;
  readonly data: unknown;
  readonly renotify: boolean;
  constructor(title: string, { tag = '', data, renotify = false }: NotificationOptions & { renotify?: boolean }) {
    super();
    [this.title, this.tag, this.data, this.renotify] = [title, tag, data, renotify];
    for (const replaced of FakeNotification.shown.filter((one) => one.tag === tag)) replaced.close();
    FakeNotification.shown.push(this);
  }
  close(): void {
    FakeNotification.shown = FakeNotification.shown.filter((one) => one !== this);
    this.dispatchEvent(new Event('close'));
  }
}
const tags = () => FakeNotification.shown.map(({ tag }) => tag);

/** Locks shared by all tabs of a browser. */
class FakeLocks {
  held: { name: string }[] = [];
  #exclusive: Promise<unknown> = Promise.resolve();
  query = () => Promise.resolve({ held: this.held, pending: [] });
  async request(name: string, ...rest: unknown[]): Promise<unknown> {
    const run = rest.at(-1);
    if (typeof run !== 'function') throw new Error('A lock is held while something is done.');
    const hold = async () => {
      const mine = { name };
      this.held.push(mine);
      try {
        return await run();
      } finally {
        this.held = this.held.filter((one) => one !== mine);
      }
    };
    if (rest.length > 1) return hold();
    const done = this.#exclusive.then(hold);
    this.#exclusive = done;
    return done;
  }
}

let isFocused: boolean;
function look(isHere: boolean): void {
  isFocused = isHere;
  globalThis.dispatchEvent(new Event(isHere ? 'focus' : 'blur'));
}

beforeEach(() => {
  localStorage.clear();
  isFocused = true;
  vi.spyOn(document, 'hasFocus').mockImplementation(() => isFocused);
  Object.assign(FakeNotification, { permission: 'default', answer: 'granted', prompts: 0, shown: [] });
  vi.stubGlobal('Notification', FakeNotification);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of ['locks', 'serviceWorker', 'setAppBadge', 'clearAppBadge'])
    Reflect.deleteProperty(navigator, name);
});

describe('the setting', () => {
  it('is off until the user turns it on, which asks the browser once', async () => {
    expect(settingOf('ada')).toBe('off');
    expect(FakeNotification.prompts).toBe(0);
    await turnOn('ada');
    expect(settingOf('ada')).toBe('on');
    turnOff('ada');
    expect(settingOf('ada')).toBe('off');
    await turnOn('ada');
    expect([settingOf('ada'), FakeNotification.prompts]).toEqual(['on', 1]);
  });

  it('belongs to a user: another user on the device has it off', async () => {
    await turnOn('ada');
    expect(settingOf('bayo')).toBe('off');
  });

  it('is blocked if the browser denies permission, and stays off if the prompt is closed', async () => {
    FakeNotification.answer = 'default';
    await turnOn('ada');
    expect(settingOf('ada')).toBe('off');
    FakeNotification.answer = 'denied';
    await turnOn('ada');
    expect(settingOf('ada')).toBe('blocked');
    FakeNotification.permission = 'granted';
    expect(settingOf('ada')).toBe('off');
  });

  it('is unavailable in a browser without notifications', async () => {
    vi.unstubAllGlobals();
    expect(settingOf('ada')).toBe('unavailable');
    await turnOn('ada');
    expect(settingOf('ada')).toBe('unavailable');
  });

  it('notifies listeners of changes, here and in another tab, until they unsubscribe', async () => {
    const listener = vi.fn<() => void>();
    const stop = subscribe(listener);
    await turnOn('ada');
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'oja.alerts.ada' }));
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'oja.mode' }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    turnOff('ada');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('lasts as long as the page if nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await turnOn('chi');
    expect(settingOf('chi')).toBe('on');
  });
});

const claimOne = (id: string) => claimAlert(alert(id, null));
const claimCount = (id: string, count: number, viewerId = 'ada') =>
  claimAlert({ ...alert(id, 'chat'), viewerId }, count);

describe('several tabs', () => {
  it('only one of them shows a message, now and later', async () => {
    Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
    expect(await Promise.all([claimOne('m1'), claimOne('m1'), claimOne('m1')])).toEqual([true, false, false]);
    expect([await claimOne('m1'), await claimOne('m2')]).toEqual([false, true]);
  });

  it('a conversation has one alert up to its newest message, and another one when more messages are unread', async () => {
    expect([await claimCount('m2', 1), await claimCount('m2', 1), await claimCount('m2', 2)]).toEqual([
      true,
      false,
      true,
    ]);
    // The newest message was deleted: the others were shown before.
    expect(await claimCount('m1', 1)).toBe(false);
    expect([await claimCount('m3', 1), await claimCount('m1', 1, 'bayo')]).toEqual([true, true]);
  });

  it('what an earlier version has stored, or anybody else, is no reason to fail', async () => {
    for (const stored of ['["m1"]', '{"m1":1}', 'nonsense', '[[1,2,3],["m1"]]']) {
      localStorage.setItem('oja.alerted', stored);
      expect(await claimAlert(alert(`after ${stored}`))).toBe(true);
    }
  });

  it('old ids are forgotten', async () => {
    for (let index = 0; index < 450; index += 1) await claimAlert(alert(`m${index}`));
    expect(JSON.parse(localStorage.getItem('oja.alerted') ?? '')).toHaveLength(400);
  });

  it('a full page of conversations with news is remembered beside other notifications, and not shown again', async () => {
    const page = Array.from({ length: CONVERSATIONS_PAGE }, (_, index) => `m${index}`);
    const claimAll = () => Promise.all(page.map(claimOne));
    await Promise.all([claimAll(), claimOne('follow')]);
    expect(await claimAll()).not.toContain(true);
  });

  it('know whether another tab has the focus', async () => {
    const locks = new FakeLocks();
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    const isAnyFocused = watchFocus();
    expect(await isAnyFocused()).toBe(true);
    look(false);
    await vi.waitFor(async () => expect(await isAnyFocused()).toBe(false));
    locks.held.push({ name: 'oja.in-view' });
    expect(await isAnyFocused()).toBe(true);
  });

  it('without locks each page only knows about itself', async () => {
    const isAnyFocused = watchFocus();
    expect(await isAnyFocused()).toBe(true);
    look(false);
    expect(await isAnyFocused()).toBe(false);
  });
});

describe('notifications', () => {
  it('are shown from the page without a service worker; a click opens their path and closes them', async () => {
    const opened: Alert[] = [];
    const board = new BrowserNotifications((one) => void opened.push(one));
    await board.put(alert('m1'));
    expect(FakeNotification.shown).toMatchObject([{ title: 'Bayo Cole', tag: 'chat of m1' }]);
    FakeNotification.shown[0]?.dispatchEvent(new Event('click'));
    expect(opened).toEqual([alert('m1')]);
    expect(tags()).toEqual([]);
  });

  it('open a new window at their address, which marks a notification as read; a conversation is read when it is seen', () => {
    expect(alertAddress(alert('m1'))).toBe('/dashboard/chat/bayo');
    expect(alertAddress({ ...alert('n 1'), conversationId: null, path: '/dashboard/search?q=rice' })).toBe(
      '/dashboard/search?q=rice&read=n%201',
    );
    expect(alertAddress({ ...alert('f1'), conversationId: null, postId: 'kettle', path: '/dashboard/flags' })).toBe(
      '/dashboard/flags',
    );
    expect(alertAddress({ ...alert('more', null), isSummary: true, path: '/dashboard/chat' })).toBe('/dashboard/chat');
  });

  it('close if they match, and others stay', async () => {
    const board = new BrowserNotifications(() => undefined);
    for (const id of ['m1', 'm2', 'm3']) await board.put(alert(id));
    await board.take(({ id }) => id <= 'm2');
    expect(tags()).toEqual(['chat of m3']);
  });

  it('of one conversation replace each other, and a silent one does so unnoticed', async () => {
    const board = new BrowserNotifications(() => undefined);
    await board.put(alert('m1', 'chat'));
    expect(FakeNotification.shown).toMatchObject([{ tag: 'chat', renotify: true }]);
    await board.put({ ...alert('m2', 'chat'), silent: true });
    await board.put(alert('n1', null));
    expect(FakeNotification.shown).toMatchObject([
      { tag: 'chat', renotify: false, data: { id: 'm2' } },
      { tag: 'n1', renotify: true },
    ]);
    await board.take(({ id }) => id === 'm2');
    expect(tags()).toEqual(['n1']);
  });

  it('are shown and closed through the service worker if there is one, including those of other pages and pushes', async () => {
    const registration = {
      active: {},
      showNotification: (title: string, options: NotificationOptions) =>
        void Object.assign(new FakeNotification(title, options), options),
      getNotifications: () => Promise.resolve(FakeNotification.shown),
    };
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { getRegistration: () => Promise.resolve(registration) },
      configurable: true,
    });
    const board = new BrowserNotifications(() => undefined);
    await board.put(alert('m1'));
    expect(FakeNotification.shown).toMatchObject([{ renotify: true, actions: [{ title: 'Mark as read' }] }]);
    await board.put(alert('m1'));
    expect(FakeNotification.shown).toMatchObject([{ renotify: false }]);
    await new BrowserNotifications(() => undefined).take(() => true);
    expect(tags()).toEqual([]);
  });
});

it('a click opens the path without loading the page, and the badge is set and cleared', async () => {
  const [setAppBadge, clearAppBadge] = [
    vi.fn<(count: number) => Promise<void>>(() => Promise.resolve()),
    vi.fn<() => Promise<void>>(() => Promise.reject(new Error('not installed'))),
  ];
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  const opened: unknown[] = [];
  globalThis.addEventListener(
    OPEN_PATH,
    (event) => {
      event.preventDefault();
      if (event instanceof CustomEvent) opened.push(event.detail);
    },
    { once: true },
  );
  vi.spyOn(globalThis, 'focus').mockImplementation(() => undefined);
  const alerts = webAlerts();
  await alerts.show(alert('m9'));
  expect(tags()).toEqual(['chat of m9']);
  FakeNotification.shown[0]?.dispatchEvent(new Event('click'));
  expect(opened).toEqual(['/dashboard/chat/bayo']);
  alerts.setBadge(3);
  alerts.setBadge(0);
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(3);
  expect(clearAppBadge).toHaveBeenCalledOnce();
});

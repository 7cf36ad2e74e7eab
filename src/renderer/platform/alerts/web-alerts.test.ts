import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { OPEN_PATH } from '../open-path.ts';
import { settingOf, subscribe, turnOff, turnOn } from './alert-setting.ts';
import { alertAddress } from './alert-address.ts';
import type { Alert } from './alerts.ts';
import { watchFocus } from './focus-watch.ts';
import { NoticeBoard } from './notice-board.ts';
import { claim } from './told-once.ts';
import { webAlerts } from './web-alerts.ts';

const alert = (id: string): Alert => ({ id, viewerId: 'ada', conversationId: 'chat', title: 'Bayo Cole', body: 'Good morning', icon: null, path: '/dashboard/chat/bayo' });

/** The browser's notifications. */
class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'default';
  static answer: NotificationPermission = 'granted';
  static asked = 0;
  static shown: FakeNotification[] = [];
  static requestPermission(): Promise<NotificationPermission> {
    FakeNotification.asked += 1;
    FakeNotification.permission = FakeNotification.answer;
    return Promise.resolve(FakeNotification.permission);
  }
  readonly title: string;
  readonly tag: string;
  readonly data: unknown;
  constructor(title: string, { tag = '', data }: NotificationOptions) {
    super();
    [this.title, this.tag, this.data] = [title, tag, data];
    FakeNotification.shown.push(this);
  }
  close(): void {
    FakeNotification.shown = FakeNotification.shown.filter((one) => one !== this);
    this.dispatchEvent(new Event('close'));
  }
}
const tags = () => FakeNotification.shown.map(({ tag }) => tag);

/** Locks as all tabs of a browser have them. */
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
  Object.assign(FakeNotification, { permission: 'default', answer: 'granted', asked: 0, shown: [] });
  vi.stubGlobal('Notification', FakeNotification);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of ['locks', 'serviceWorker', 'setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
});

describe('the setting', () => {
  it('is off until somebody turns it on, which alone asks the browser, once', async () => {
    expect(settingOf('ada')).toBe('off');
    expect(FakeNotification.asked).toBe(0);
    await turnOn('ada');
    expect(settingOf('ada')).toBe('on');
    turnOff('ada');
    expect(settingOf('ada')).toBe('off');
    await turnOn('ada');
    expect([settingOf('ada'), FakeNotification.asked]).toEqual(['on', 1]);
  });

  it('is of a person: whoever else signs in here has asked for nothing', async () => {
    await turnOn('ada');
    expect(settingOf('bayo')).toBe('off');
  });

  it('a no of the browser blocks it, a question without an answer leaves it off', async () => {
    FakeNotification.answer = 'default';
    await turnOn('ada');
    expect(settingOf('ada')).toBe('off');
    FakeNotification.answer = 'denied';
    await turnOn('ada');
    expect(settingOf('ada')).toBe('blocked');
    FakeNotification.permission = 'granted';
    expect(settingOf('ada')).toBe('off');
  });

  it('a browser without notifications has none to turn on', async () => {
    vi.unstubAllGlobals();
    expect(settingOf('ada')).toBe('unavailable');
    await turnOn('ada');
    expect(settingOf('ada')).toBe('unavailable');
  });

  it('tells of a change, here and in another tab, until it is no longer asked to', async () => {
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

  it('lasts as long as the page where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await turnOn('chi');
    expect(settingOf('chi')).toBe('on');
  });
});

describe('several tabs', () => {
  it('one of them tells a message, now and later', async () => {
    Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
    expect(await Promise.all([claim('m1'), claim('m1'), claim('m1')])).toEqual([true, false, false]);
    expect([await claim('m1'), await claim('m2')]).toEqual([false, true]);
  });

  it('what was told long ago takes no room', async () => {
    for (let index = 0; index < 150; index += 1) await claim(`m${index}`);
    expect(JSON.parse(localStorage.getItem('oja.alerted') ?? '')).toHaveLength(100);
  });

  it('know that another one is looked at, and when it is no longer', async () => {
    const locks = new FakeLocks();
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    const isAnyFocused = watchFocus();
    expect(await isAnyFocused()).toBe(true);
    look(false);
    await vi.waitFor(async () => expect(await isAnyFocused()).toBe(false));
    locks.held.push({ name: 'oja.in-view' });
    expect(await isAnyFocused()).toBe(true);
  });

  it('without locks a page knows of itself', async () => {
    const isAnyFocused = watchFocus();
    expect(await isAnyFocused()).toBe(true);
    look(false);
    expect(await isAnyFocused()).toBe(false);
  });
});

describe('the board', () => {
  it('shows from the page where no service worker runs; a press leads there and closes', async () => {
    const opened: Alert[] = [];
    const board = new NoticeBoard((one) => void opened.push(one));
    await board.put(alert('m1'));
    expect(FakeNotification.shown).toMatchObject([{ title: 'Bayo Cole', tag: 'm1' }]);
    FakeNotification.shown[0]?.dispatchEvent(new Event('click'));
    expect(opened).toEqual([alert('m1')]);
    expect(tags()).toEqual([]);
  });

  it('leads a new window to what it tells of, which is read with that; a conversation is read where it is seen', () => {
    expect(alertAddress(alert('m1'))).toBe('/dashboard/chat/bayo');
    expect(alertAddress({ ...alert('n 1'), conversationId: null, path: '/dashboard/search?q=rice' })).toBe('/dashboard/search?q=rice&read=n%201');
    expect(alertAddress({ ...alert('f1'), conversationId: null, postId: 'kettle', path: '/dashboard/flags' })).toBe('/dashboard/flags');
  });

  it('closes what is meant, and keeps the rest', async () => {
    const board = new NoticeBoard(() => undefined);
    for (const id of ['m1', 'm2', 'm3']) await board.put(alert(id));
    await board.take(({ id }) => id <= 'm2');
    expect(tags()).toEqual(['m3']);
  });

  it('shows and closes through the service worker where one runs, also what another page has shown', async () => {
    const registration = {
      active: {},
      showNotification: vi.fn<(title: string, options: NotificationOptions) => void>((title, options) => void new FakeNotification(title, options)),
      getNotifications: () => Promise.resolve(FakeNotification.shown),
    };
    Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration: () => Promise.resolve(registration) }, configurable: true });
    const board = new NoticeBoard(() => undefined);
    await board.put(alert('m1'));
    expect(registration.showNotification).toHaveBeenCalledOnce();
    await new NoticeBoard(() => undefined).take(() => true);
    expect(tags()).toEqual([]);
  });
});

it('a press on one goes to its place without loading the page, and the badge is set and cleared', async () => {
  const [setAppBadge, clearAppBadge] = [vi.fn<(count: number) => Promise<void>>(() => Promise.resolve()), vi.fn<() => Promise<void>>(() => Promise.reject(new Error('not installed')))];
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  const gone: unknown[] = [];
  globalThis.addEventListener(OPEN_PATH, (event) => {
    event.preventDefault();
    if (event instanceof CustomEvent) gone.push(event.detail);
  }, { once: true });
  vi.spyOn(globalThis, 'focus').mockImplementation(() => undefined);
  const alerts = webAlerts();
  await alerts.show(alert('m9'));
  await alerts.show(alert('m9'));
  expect(tags()).toEqual(['m9']);
  FakeNotification.shown[0]?.dispatchEvent(new Event('click'));
  expect(gone).toEqual(['/dashboard/chat/bayo']);
  alerts.setBadge(3);
  alerts.setBadge(0);
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(3);
  expect(clearAppBadge).toHaveBeenCalledOnce();
});

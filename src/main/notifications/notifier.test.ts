import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { ShownAlert } from '../../bridge/alerts.ts';
import { createNotifier } from './notifier.ts';

/** The system's notifications, and simulated user actions on them. */
const system = vi.hoisted(() => {
  type Listener = (...details: unknown[]) => void;
  class FakeNotification {
    static isSupported = () => true;
    readonly options: { title: string; body: string; silent: boolean; hasReply?: boolean };
    readonly listeners = new Map<string, Listener>();
    isShown = false;
    constructor(options: FakeNotification['options']) {
      this.options = options;
      made.push(this);
    }
    on = (name: string, listener: Listener) => this.listeners.set(name, listener);
    show = () => {
      this.isShown = true;
    };
    close = () => {
      this.isShown = false;
      this.listeners.get('close')?.({ reason: 'applicationHidden' });
    };
    does = (name: string, ...details: unknown[]) => this.listeners.get(name)?.(...details);
  }
  const made: FakeNotification[] = [];
  return { FakeNotification, made };
});
vi.mock('electron', () => ({ Notification: system.FakeNotification }));

const alert = (id: string, conversationId: string | null = 'chat'): ShownAlert => ({
  id,
  viewerId: 'ada',
  conversationId,
  title: 'Bayo',
  body: 'Good morning',
  path: '/dashboard/chat/bayo',
});

let isQuiet: boolean;
function start() {
  const actions = {
    press: vi.fn<(alert: ShownAlert) => void>(),
    reply: vi.fn<(alert: ShownAlert, text: string) => void>(),
    onFault: vi.fn<(error: unknown) => void>(),
  };
  return { ...actions, notifier: createNotifier({ ...actions, isQuiet: () => isQuiet }) };
}

beforeEach(() => {
  system.made.length = 0;
  isQuiet = false;
});

describe('each conversation has one notification', () => {
  it('the next message replaces the one before, with a sound unless the page wants none', () => {
    const { notifier } = start();
    notifier.show(alert('m1'));
    notifier.show({ ...alert('m2'), silent: true });
    notifier.show(alert('m3', 'another chat'));
    expect(system.made.map(({ isShown, options }) => [isShown, options.silent])).toEqual([
      [false, false],
      [true, true],
      [true, false],
    ]);
    expect(notifier.list().map(({ id }) => id)).toEqual(['m2', 'm3']);
  });

  it('one that the system closes late does not close the one that replaced it', () => {
    const { notifier } = start();
    notifier.show(alert('m1'));
    const [first] = system.made;
    notifier.show({ ...alert('m1'), title: '2 new messages from Bayo' });
    first?.does('close', { reason: 'applicationHidden' });
    expect(notifier.list()).toMatchObject([{ title: '2 new messages from Bayo' }]);
  });

  it('other notifications stand side by side', () => {
    const { notifier } = start();
    for (const id of ['n1', 'n2']) notifier.show(alert(id, null));
    expect(notifier.list()).toHaveLength(2);
  });
});

describe('Do Not Disturb', () => {
  it('shows nothing, plays no sound, and does not show it later', () => {
    const { notifier } = start();
    isQuiet = true;
    notifier.show(alert('m1'));
    isQuiet = false;
    expect(system.made).toEqual([]);
  });
});

describe('user actions on a notification', () => {
  it('a click reports the path of the notification, and removes it', () => {
    const { notifier, press } = start();
    notifier.show(alert('m1'));
    system.made[0]?.does('click');
    expect(press).toHaveBeenCalledExactlyOnceWith(alert('m1'));
    expect(notifier.list()).toEqual([]);
  });

  it('a reply is reported with its text', () => {
    const { notifier, reply } = start();
    notifier.show(alert('m1'));
    system.made[0]?.does('reply', { reply: 'It is 4,500' });
    expect(reply).toHaveBeenCalledExactlyOnceWith(alert('m1'), 'It is 4,500');
  });

  it('a notification that the user dismissed is no longer listed', () => {
    const { notifier } = start();
    notifier.show(alert('m1'));
    notifier.show(alert('m2', 'another chat'));
    system.made[0]?.does('close', { reason: 'userCanceled' });
    expect(notifier.list()).toEqual([alert('m2', 'another chat')]);
  });

  it('a notification that only left the screen can still be clicked and closed', () => {
    const { notifier, press } = start();
    notifier.show(alert('m1'));
    system.made[0]?.does('close', { reason: 'timedOut' });
    expect(notifier.list()).toEqual([alert('m1')]);
    system.made[0]?.does('click');
    expect(press).toHaveBeenCalledOnce();
  });

  it('a notification that the system refuses is reported, and not listed', () => {
    const { notifier, onFault } = start();
    notifier.show(alert('m1'));
    system.made[0]?.does('failed', {}, 'not allowed');
    expect(onFault).toHaveBeenCalledOnce();
    expect(notifier.list()).toEqual([]);
  });
});

describe('notifications that were read elsewhere', () => {
  it('close by their ids, and all close when the server changes', () => {
    const { notifier } = start();
    for (const id of ['m1', 'm2', 'm3']) notifier.show(alert(id, `chat of ${id}`));
    notifier.close(['m2', 'gone']);
    expect(system.made.map(({ isShown }) => isShown)).toEqual([true, false, true]);
    notifier.closeAll();
    expect(system.made.some(({ isShown }) => isShown)).toBe(false);
  });
});

it('a message’s text is escaped where the system reads markup', () => {
  const { notifier } = start();
  const body = 'a < b & <a href="https://evil.com">c</a>';
  for (const platform of ['linux', 'win32'] as const) {
    vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
    notifier.show({ ...alert(platform, `chat of ${platform}`), body });
  }
  expect(system.made.map(({ options }) => options.body)).toEqual([
    'a &lt; b &amp; &lt;a href="https://evil.com"&gt;c&lt;/a&gt;',
    body,
  ]);
  vi.restoreAllMocks();
});

it('replying is offered for conversations only, on systems that support it', () => {
  const { notifier } = start();
  for (const platform of ['darwin', 'linux'] as const) {
    vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
    notifier.show(alert(`${platform} message`, `chat of ${platform}`));
    notifier.show(alert(`${platform} follow`, null));
  }
  expect(system.made.map(({ options }) => options.hasReply ?? false)).toEqual([true, false, false, false]);
  vi.restoreAllMocks();
});

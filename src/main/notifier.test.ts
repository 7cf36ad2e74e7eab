import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { ShownAlert } from '../bridge/alerts.ts';
import { createNotifier } from './notifier.ts';

/** The system's notifications, and what a person does with them. */
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

const alert = (id: string, conversationId: string | null = 'chat'): ShownAlert => ({ id, viewerId: 'ada', conversationId, title: 'Bayo', body: 'Good morning', path: '/dashboard/chat/bayo' });

let isQuiet: boolean;
function start() {
  const actions = { press: vi.fn<(alert: ShownAlert) => void>(), reply: vi.fn<(alert: ShownAlert, text: string) => void>(), onFault: vi.fn<(error: unknown) => void>() };
  return { ...actions, notifier: createNotifier({ ...actions, isQuiet: () => isQuiet }) };
}

beforeEach(() => {
  system.made.length = 0;
  isQuiet = false;
});

describe('one notification and one sound a message', () => {
  it('however often the page tells it, loaded anew or not, and after it was closed', () => {
    const { notifier } = start();
    notifier.show(alert('m1'));
    notifier.show(alert('m1'));
    notifier.close(['m1']);
    notifier.show(alert('m1'));
    expect(system.made).toHaveLength(1);
    expect(system.made[0]?.options.silent).toBe(false);
  });

  it('ids are not remembered for ever', () => {
    const { notifier } = start();
    isQuiet = true;
    for (let id = 0; id <= 1000; id += 1) notifier.show(alert(String(id)));
    isQuiet = false;
    notifier.show(alert('1'));
    expect(system.made).toHaveLength(0);
    notifier.show(alert('0'));
    expect(system.made).toHaveLength(1);
  });
});

describe('Do Not Disturb', () => {
  it('shows nothing, makes no sound, and makes nothing up for later', () => {
    const { notifier } = start();
    isQuiet = true;
    notifier.show(alert('m1'));
    isQuiet = false;
    notifier.show(alert('m1'));
    expect(system.made).toEqual([]);
  });
});

describe('what a person does with one', () => {
  it('a press is told with where it leads, and takes it away', () => {
    const { notifier, press } = start();
    notifier.show(alert('m1'));
    system.made[0]?.does('click');
    expect(press).toHaveBeenCalledExactlyOnceWith(alert('m1'));
    expect(notifier.list()).toEqual([]);
  });

  it('an answer is told with its text', () => {
    const { notifier, reply } = start();
    notifier.show(alert('m1'));
    system.made[0]?.does('reply', { reply: 'It is 4,500' });
    expect(reply).toHaveBeenCalledExactlyOnceWith(alert('m1'), 'It is 4,500');
  });

  it('one that the person swiped away stands no longer', () => {
    const { notifier } = start();
    notifier.show(alert('m1'));
    notifier.show(alert('m2'));
    system.made[0]?.does('close', { reason: 'userCanceled' });
    expect(notifier.list()).toEqual([alert('m2')]);
  });

  it('one that has only left the screen can still be pressed, and taken away', () => {
    const { notifier, press } = start();
    notifier.show(alert('m1'));
    system.made[0]?.does('close', { reason: 'timedOut' });
    expect(notifier.list()).toEqual([alert('m1')]);
    system.made[0]?.does('click');
    expect(press).toHaveBeenCalledOnce();
  });

  it('one that the system refuses is reported, and stands nowhere', () => {
    const { notifier, onFault } = start();
    notifier.show(alert('m1'));
    system.made[0]?.does('failed', {}, 'not allowed');
    expect(onFault).toHaveBeenCalledOnce();
    expect(notifier.list()).toEqual([]);
  });
});

describe('read elsewhere', () => {
  it('closes those that are meant, and all when the server is another one', () => {
    const { notifier } = start();
    for (const id of ['m1', 'm2', 'm3']) notifier.show(alert(id));
    notifier.close(['m2', 'gone']);
    expect(system.made.map(({ isShown }) => isShown)).toEqual([true, false, true]);
    notifier.closeAll();
    expect(system.made.some(({ isShown }) => isShown)).toBe(false);
  });
});

it('what a stranger wrote is text where the system reads markup', () => {
  const { notifier } = start();
  const body = 'a < b & <a href="https://evil.com">c</a>';
  for (const platform of ['linux', 'win32'] as const) {
    vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
    notifier.show({ ...alert(platform), body });
  }
  expect(system.made.map(({ options }) => options.body)).toEqual(['a &lt; b &amp; &lt;a href="https://evil.com"&gt;c&lt;/a&gt;', body]);
  vi.restoreAllMocks();
});

it('where a conversation can be answered in it, that is offered; nothing else is answered', () => {
  const { notifier } = start();
  for (const platform of ['darwin', 'linux'] as const) {
    vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
    notifier.show(alert(`${platform} message`));
    notifier.show(alert(`${platform} follow`, null));
  }
  expect(system.made.map(({ options }) => options.hasReply ?? false)).toEqual([true, false, false, false]);
  vi.restoreAllMocks();
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ShownAlert } from '../../bridge/alerts.ts';
import { createNotifier } from './notifier.ts';

/** The system's notifications, and simulated user actions on them. */
const system = vi.hoisted(() => {
  type Listener = (...details: unknown[]) => void;
  class FakeNotification {
    static isSupported = () => true;
    static getHistory = async () => state.history;
    static remove = (id: string) => void state.removed.push(id);
    readonly options: {
      id: string;
      title: string;
      body: string;
      silent: boolean;
      hasReply?: boolean;
      actions?: { text: string }[];
      toastXml?: string;
    };
    readonly listeners = new Map<string, Listener>();
    isShown = false;
    constructor(options: FakeNotification['options']) {
      this.options = options;
      made.push(this);
    }
    get id() {
      return this.options.id;
    }
    get title() {
      return this.options.title;
    }
    get body() {
      return this.options.body;
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
  /** The notifications of earlier runs that macOS still shows, and the ids of those that were removed. */
  const state = { history: [] as FakeNotification[], removed: [] as string[] };
  return { FakeNotification, made, state };
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
function start(hasLinks = true) {
  const actions = {
    hasLinks,
    saveImage: () => undefined,
    drawAttention: vi.fn<() => void>(),
    press: vi.fn<(alert: ShownAlert) => void>(),
    reply: vi.fn<(alert: ShownAlert, text: string) => void>(),
    markRead: vi.fn<(alert: ShownAlert) => void>(),
    onFault: vi.fn<(error: unknown) => void>(),
  };
  return { ...actions, notifier: createNotifier({ ...actions, isQuiet: () => isQuiet }) };
}

beforeEach(() => {
  system.made.length = 0;
  system.state.history = [];
  system.state.removed = [];
  isQuiet = false;
});

describe('each conversation has one notification', () => {
  it('the next message replaces the one before, with a sound unless the page wants none', async () => {
    const { notifier } = start();
    notifier.show(alert('m1'));
    notifier.show({ ...alert('m2'), silent: true });
    notifier.show(alert('m3', 'another chat'));
    expect(system.made.map(({ isShown, options }) => [isShown, options.silent])).toEqual([
      [false, false],
      [true, true],
      [true, false],
    ]);
    expect((await notifier.list()).map(({ id }) => id)).toEqual(['m2', 'm3']);
  });

  it('one that the system closes late does not close the one that replaced it', async () => {
    const { notifier } = start();
    notifier.show(alert('m1'));
    const [first] = system.made;
    notifier.show({ ...alert('m1'), title: '2 new messages from Bayo' });
    first?.does('close', { reason: 'applicationHidden' });
    expect(await notifier.list()).toMatchObject([{ title: '2 new messages from Bayo' }]);
  });

  it('other notifications stand side by side', async () => {
    const { notifier } = start();
    for (const id of ['n1', 'n2']) notifier.show(alert(id, null));
    expect(await notifier.list()).toHaveLength(2);
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
  it('a click reports the path of the notification, and removes it', async () => {
    const { notifier, press } = start();
    notifier.show(alert('m1'));
    system.made[0]?.does('click');
    expect(press).toHaveBeenCalledExactlyOnceWith(alert('m1'));
    expect(await notifier.list()).toEqual([]);
  });

  it('a reply is reported with its text, and "Mark as read" without one; both remove the notification', async () => {
    const { notifier, reply, markRead } = start();
    for (const id of ['m1', 'm2']) notifier.show(alert(id, `chat of ${id}`));
    system.made[0]?.does('reply', { reply: 'It is 4,500' });
    system.made[1]?.does('action', { actionIndex: 0 });
    expect(reply).toHaveBeenCalledExactlyOnceWith(alert('m1', 'chat of m1'), 'It is 4,500');
    expect(markRead).toHaveBeenCalledExactlyOnceWith(alert('m2', 'chat of m2'));
    expect(await notifier.list()).toEqual([]);
  });

  it('a notification that the user dismissed is no longer listed', async () => {
    const { notifier } = start();
    notifier.show(alert('m1'));
    notifier.show(alert('m2', 'another chat'));
    system.made[0]?.does('close', { reason: 'userCanceled' });
    expect(await notifier.list()).toEqual([alert('m2', 'another chat')]);
  });

  it('a notification that only left the screen can still be clicked and closed', async () => {
    const { notifier, press } = start();
    notifier.show(alert('m1'));
    system.made[0]?.does('close', { reason: 'timedOut' });
    expect(await notifier.list()).toEqual([alert('m1')]);
    system.made[0]?.does('click');
    expect(press).toHaveBeenCalledOnce();
  });

  it('a notification that the system refuses is reported, and not listed', async () => {
    const { notifier, onFault } = start();
    notifier.show(alert('m1'));
    system.made[0]?.does('failed', {}, 'not allowed');
    expect(onFault).toHaveBeenCalledOnce();
    expect(await notifier.list()).toEqual([]);
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

it('"Mark as read" is offered for conversations only, and replying on systems that support it', () => {
  const { notifier } = start();
  for (const platform of ['darwin', 'linux'] as const) {
    vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
    notifier.show(alert(`${platform} message`, `chat of ${platform}`));
    notifier.show(alert(`${platform} follow`, null));
  }
  expect(system.made.map(({ options }) => options.hasReply ?? false)).toEqual([true, false, false, false]);
  expect(system.made.map(({ options }) => options.actions?.length ?? 0)).toEqual([1, 0, 1, 0]);
  vi.restoreAllMocks();
});

it('each message draws attention once, unless it is silent or muted; other notifications draw none', () => {
  const { notifier, drawAttention } = start();
  notifier.show(alert('m1'));
  notifier.show({ ...alert('m2'), silent: true });
  notifier.show(alert('n1', null));
  expect(drawAttention).toHaveBeenCalledOnce();
  isQuiet = true;
  notifier.show(alert('m3'));
  expect(drawAttention).toHaveBeenCalledOnce();
});

it('on Windows the toast of a conversation opens its link, if links lead to this app', () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  start(true).notifier.show(alert('m1'));
  start(true).notifier.show(alert('n1', null));
  start(false).notifier.show(alert('m2'));
  vi.restoreAllMocks();
  start(true).notifier.show(alert('m3'));
  expect(system.made.map(({ options }) => options.toastXml)).toEqual([
    expect.stringContaining('launch="oja://chat/bayo" activationType="protocol"'),
    undefined,
    undefined,
    undefined,
  ]);
});

/** Shows notifications, and starts the app again while the system still shows them. */
function restart(...alerts: ShownAlert[]) {
  const { notifier } = start();
  for (const each of alerts) notifier.show(each);
  system.state.history = system.made.splice(0);
  return start();
}

describe('notifications of earlier runs on macOS', () => {
  beforeEach(() => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin');
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('are listed, and are removed when their conversation was read', async () => {
    const { notifier } = restart(alert('m1'), alert('m2', 'another chat'));
    expect(await notifier.list()).toEqual([alert('m1'), alert('m2', 'another chat')]);
    notifier.close(['m1']);
    expect(system.state.removed).toEqual([system.state.history[0]?.id]);
    expect(await notifier.list()).toEqual([alert('m2', 'another chat')]);
  });

  it('are replaced by the next message of their conversation', async () => {
    const { notifier } = restart(alert('m1'));
    await notifier.list();
    notifier.show(alert('m2'));
    expect(system.state.removed).toEqual([system.state.history[0]?.id]);
    expect(await notifier.list()).toEqual([alert('m2')]);
  });

  it('can be clicked and answered', async () => {
    const { notifier, press, reply } = restart(alert('m1'), alert('m2', 'another chat'));
    await notifier.list();
    const [first, second] = system.state.history;
    first?.does('click');
    second?.does('reply', { reply: 'It is 4,500' });
    expect(press).toHaveBeenCalledExactlyOnceWith(alert('m1'));
    expect(reply).toHaveBeenCalledExactlyOnceWith(alert('m2', 'another chat'), 'It is 4,500');
    expect(await notifier.list()).toEqual([]);
  });

  it('give way to those that are shown before the system has listed them', async () => {
    const { notifier } = restart(alert('m1'), alert('m2', 'another chat'));
    notifier.show({ ...alert('m1'), title: '2 new messages from Bayo' });
    notifier.show(alert('m3', 'another chat'));
    expect(await notifier.list()).toMatchObject([{ title: '2 new messages from Bayo' }, { id: 'm3' }]);
    expect(system.state.removed).toEqual([system.state.history[1]?.id]);
  });

  it('that this version cannot read are left alone', async () => {
    system.state.history = [new system.FakeNotification({ id: 'm1', title: 'Bayo', body: 'Hello', silent: false })];
    const { notifier } = start();
    expect(await notifier.list()).toEqual([]);
    expect(system.state.removed).toEqual([]);
  });

  it('that the system does not list are reported, and new ones are shown', async () => {
    const getHistory = vi.spyOn(system.FakeNotification, 'getHistory').mockRejectedValue(new Error('not signed'));
    const { notifier, onFault } = start();
    notifier.show(alert('m1'));
    expect(await notifier.list()).toEqual([alert('m1')]);
    expect(onFault).toHaveBeenCalledOnce();
    getHistory.mockRestore();
  });
});

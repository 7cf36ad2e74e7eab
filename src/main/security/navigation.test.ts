import { EventEmitter } from 'node:events';

import { describe, expect, it } from 'vitest';

import { type GuardedContents, guardNavigation } from './navigation.ts';

const own = { protocol: 'oja-app:', host: 'app' };

class FakeContents extends EventEmitter implements GuardedContents {
  openWindow: (details: { url: string }) => { action: 'deny' } = () => ({ action: 'deny' });
  setWindowOpenHandler = (handler: typeof this.openWindow) => {
    this.openWindow = handler;
  };

  /** Sends an event as Electron does. Returns whether it was prevented. */
  prevents(event: string, details: object = {}): boolean {
    let isPrevented = false;
    const preventDefault = () => {
      isPrevented = true;
    };
    this.emit(event, { ...details, preventDefault });
    return isPrevented;
  }
}

function guarded() {
  const contents = new FakeContents();
  const opened: string[] = [];
  guardNavigation(contents, own, (address) => opened.push(address));
  return { contents, opened };
}

describe('the page can only navigate within the app', () => {
  it('navigation within the app is allowed', () => {
    const { contents, opened } = guarded();
    expect(contents.prevents('will-navigate', { url: 'oja-app://app/dashboard' })).toBe(false);
    expect(opened).toEqual([]);
  });

  it.each(['https://oja.ng/', 'file:///etc/passwd', 'oja-app://other/', 'data:text/html,x'])(
    'navigation to %s is refused, and the system is asked to open it',
    (url) => {
      const { contents, opened } = guarded();
      expect(contents.prevents('will-navigate', { url })).toBe(true);
      expect(opened).toEqual([url]);
    },
  );

  it('no window is opened, not even for the app itself', () => {
    const { contents, opened } = guarded();
    for (const url of ['https://oja.ng/', 'oja-app://app/', 'about:blank']) {
      expect(contents.openWindow({ url })).toEqual({ action: 'deny' });
    }
    expect(opened).toEqual(['https://oja.ng/', 'oja-app://app/', 'about:blank']);
  });

  it('redirects, frames and webviews are refused, and not opened outside', () => {
    const { contents, opened } = guarded();
    expect(contents.prevents('will-redirect', { url: 'https://evil.com/' })).toBe(true);
    expect(contents.prevents('will-frame-navigate', { url: 'https://evil.com/', isMainFrame: false })).toBe(true);
    expect(contents.prevents('will-frame-navigate', { url: 'oja-app://app/', isMainFrame: true })).toBe(false);
    expect(contents.prevents('will-attach-webview')).toBe(true);
    expect(opened).toEqual([]);
  });
});

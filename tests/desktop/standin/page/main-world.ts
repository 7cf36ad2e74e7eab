import type { makeCodec } from './codec.ts';
import type { makePeer } from './peer.ts';

/**
 * What stands in the page's own world: it shows what the preload exposes, and how the window looks to the page. Playwright holds
 * every page visible and focused, so those answers come from main. Runs in the page, as its own source.
 */
export function startMainWorld(codecOf: typeof makeCodec, peerOf: typeof makePeer, names: { toPage: string; toPreload: string }): void {
  if (globalThis.window !== globalThis.window.top) return;
  const look = { isVisible: true, isFocused: true };
  Object.defineProperties(Document.prototype, {
    visibilityState: { get: () => (look.isVisible ? 'visible' : 'hidden'), configurable: true, enumerable: true },
    hidden: { get: () => !look.isVisible, configurable: true, enumerable: true },
    hasFocus: { value: () => look.isFocused, configurable: true, enumerable: true, writable: true },
  });

  /** As Electron shows it: nothing in it can be changed by the page. */
  function freeze(value: unknown): unknown {
    if (typeof value !== 'object' && typeof value !== 'function') return value;
    if (value !== null && Object.getPrototypeOf(value) === Object.prototype) for (const part of Object.values(value)) freeze(part);
    return Object.freeze(value);
  }

  peerOf(codecOf, { out: names.toPreload, into: names.toPage }, {
    expose: (key, api) => Object.defineProperty(globalThis, key, { value: freeze(api), enumerable: true, writable: false, configurable: false }),
    look(isVisible, isFocused) {
      const before = { ...look };
      Object.assign(look, { isVisible, isFocused });
      if (before.isVisible !== isVisible) document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      if (before.isFocused !== isFocused) globalThis.dispatchEvent(new Event(isFocused ? 'focus' : 'blur'));
    },
  });
}

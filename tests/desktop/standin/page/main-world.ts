import type { makeCodec } from './codec.ts';
import type { makePeer } from './peer.ts';

/**
 * The script of the page's own world: it adds what the preload exposes, and reports the window's state to the page.
 * Playwright keeps every page visible and focused, so main provides these values. Its source runs in the page.
 */
export function startMainWorld(
  codecOf: typeof makeCodec,
  peerOf: typeof makePeer,
  names: { toPage: string; toPreload: string },
): void {
  if (globalThis.window !== globalThis.window.top) return;
  const look = { isVisible: true, isFocused: true };
  Object.defineProperties(Document.prototype, {
    visibilityState: { get: () => (look.isVisible ? 'visible' : 'hidden'), configurable: true, enumerable: true },
    hidden: { get: () => !look.isVisible, configurable: true, enumerable: true },
    hasFocus: { value: () => look.isFocused, configurable: true, enumerable: true, writable: true },
  });

  /** As in Electron, the page cannot change any of it. */
  function freeze(value: unknown): unknown {
    if (typeof value !== 'object' && typeof value !== 'function') return value;
    if (value !== null && Object.getPrototypeOf(value) === Object.prototype)
      for (const part of Object.values(value)) freeze(part);
    return Object.freeze(value);
  }

  peerOf(
    codecOf,
    { out: names.toPreload, into: names.toPage },
    {
      expose: (key, api) =>
        Object.defineProperty(globalThis, key, {
          value: freeze(api),
          enumerable: true,
          writable: false,
          configurable: false,
        }),
      look(isVisible, isFocused) {
        const before = { ...look };
        Object.assign(look, { isVisible, isFocused });
        if (before.isVisible !== isVisible) document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        if (before.isFocused !== isFocused) globalThis.dispatchEvent(new Event(isFocused ? 'focus' : 'blur'));
      },
    },
  );
}

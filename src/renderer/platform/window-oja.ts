import type { OjaBridge } from '../../bridge/oja-bridge.ts';

declare global {
  interface Window {
    /** The desktop's bridge, added by the preload; absent in a browser. */
    readonly oja?: OjaBridge;
  }
}

/** The bridge of this window; undefined in a browser. */
export function findBridge(): OjaBridge | undefined {
  return globalThis.window.oja;
}

/** A shared lock, held by each page while it is visible and focused, so that other pages can see it. */
const LOCK = 'oja.in-view';

const isFocused = () => document.visibilityState === 'visible' && document.hasFocus();

/**
 * Reports whether the user is looking at any page of Oja in this browser. Without the Web Locks API, a page only knows
 * about itself.
 * @returns a function that reads the current state
 */
export function watchFocus(): () => Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  let release: (() => void) | undefined;
  const follow = () => {
    if (!isFocused()) {
      release?.();
      release = undefined;
    } else if (!release) {
      const untilLeft = new Promise<void>((resolve) => {
        release = resolve;
      });
      // A page that is being closed gets no lock.
      void locks?.request(LOCK, { mode: 'shared' }, () => untilLeft).catch(() => undefined);
    }
  };
  globalThis.addEventListener('focus', follow);
  globalThis.addEventListener('blur', follow);
  document.addEventListener('visibilitychange', follow);
  follow();

  return async () => {
    follow();
    if (isFocused()) return true;
    const { held = [] } = (await locks?.query()) ?? {};
    return held.some(({ name }) => name === LOCK);
  };
}

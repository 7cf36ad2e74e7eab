/** Held, by as many pages as there are, while one is in view and has the focus: the others can see that it is. */
const LOCK = 'oja.in-view';

const isFocused = () => document.visibilityState === 'visible' && document.hasFocus();

/**
 * Tells whether a person is looking at any page of Oja in this browser. Where the browser has no locks, a page knows of
 * itself alone.
 * @returns asks; the answer is of this moment
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
      // A page that is being closed is granted none any more.
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

/** The default delay, in milliseconds: between two keys of a person who types slowly. */
export const DEBOUNCE_MS = 500;

/** A function that runs once its calls have stopped. */
export interface Debounced<Arguments extends unknown[]> {
  /** Calls back with these arguments unless it is called again within the delay. */
  (...args: Arguments): void;
  /** Calls back now if a call is pending: Enter in a search field. */
  flush: () => void;
  /** Cancels the pending call: the field was cleared. */
  cancel: () => void;
}

/** The timer of useDebouncedCallback: `follow` sets the callback and the delay in milliseconds. */
export function createDebouncer<Arguments extends unknown[]>() {
  let callback: ((...args: Arguments) => void) | undefined;
  let delay = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Arguments | undefined;

  const cancel = () => {
    clearTimeout(timer);
    waiting = undefined;
  };
  const flush = () => {
    const args = waiting;
    cancel();
    if (args) callback?.(...args);
  };
  const wait = (...args: Arguments) => {
    cancel();
    waiting = args;
    timer = setTimeout(flush, delay);
  };
  const follow = (latest: (...args: Arguments) => void, delayMs: number) => {
    callback = latest;
    delay = delayMs;
  };
  return { debounced: Object.assign(wait, { flush, cancel }) as Debounced<Arguments>, follow };
}

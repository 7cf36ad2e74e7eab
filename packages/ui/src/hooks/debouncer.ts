/** A function that waits until it is no longer called. */
export interface Debounced<Arguments extends unknown[]> {
  /** Calls back with these arguments unless it is called again within the delay. */
  (...args: Arguments): void;
  /** Calls back now, if a call is waiting: Enter in a search field. */
  flush: () => void;
  /** Forgets the waiting call: the field was cleared. */
  cancel: () => void;
}

/** The clock behind useDebouncedCallback: `follow` says whom to call and after how many milliseconds of rest. */
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

import { useSyncExternalStore } from 'react';

/** Small texts that a device keeps through reload, shown alike in all windows. */
export interface KeptTexts {
  /** Keeps a text; '' keeps none. */
  write(key: string, text: string): void;
  /** Shows a text without storing it: what is stored stays. */
  show(key: string, text: string): void;
  /** What is shown; '' for none. */
  read(key: string): string;
  /** What is shown, for a component, which follows it. */
  useText(key: string): string;
}

/**
 * Texts in localStorage whose keys begin with a prefix of their own. Where a browser forbids storage, or it is full, they
 * last as long as the page.
 */
export function keptTexts(prefix: string): KeptTexts {
  const listeners = new Set<() => void>();
  /** What this window knows, which counts before what is stored. */
  const shown = new Map<string, string>();

  function read(key: string): string {
    const known = shown.get(key);
    if (known !== undefined) return known;
    try {
      return localStorage.getItem(prefix + key) ?? '';
    } catch {
      return '';
    }
  }

  function store(key: string, text: string): void {
    try {
      if (text === '') localStorage.removeItem(prefix + key);
      else localStorage.setItem(prefix + key, text);
    } catch {
      // Full or forbidden: it lasts as long as the page.
    }
  }

  function show(key: string, text: string): void {
    shown.set(key, text);
    for (const listener of listeners) listener();
  }

  /** Another window wrote: what is stored counts again. Without a key it has emptied everything. */
  function onStorage({ key }: StorageEvent): void {
    if (key === null) shown.clear();
    else if (key.startsWith(prefix)) shown.delete(key.slice(prefix.length));
    else return;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) globalThis.addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) globalThis.removeEventListener('storage', onStorage);
    };
  }

  return {
    write(key, text) {
      store(key, text);
      show(key, text);
    },
    show,
    read,
    useText: (key) => useSyncExternalStore(subscribe, () => read(key)),
  };
}

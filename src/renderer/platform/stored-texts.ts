import { useSyncExternalStore } from 'react';

/** Small texts that are stored on the device and are the same in all windows. */
export interface StoredTexts {
  /** Stores a text; '' deletes it. */
  write(key: string, text: string): void;
  /** Shows a text without storing it. The stored text stays. */
  show(key: string, text: string): void;
  /** Returns the shown text; '' for none. */
  read(key: string): string;
  /** Returns the shown text to a component, and updates it. */
  useText(key: string): string;
}

/**
 * Texts in localStorage whose keys begin with a prefix. Where the browser forbids storage, or it is full, they last as
 * long as the page.
 */
export function storedTexts(prefix: string): StoredTexts {
  const listeners = new Set<() => void>();
  /** The texts of this window, which take precedence over stored ones. */
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
      // Storage is full or forbidden: the text lasts as long as the page.
    }
  }

  function show(key: string, text: string): void {
    shown.set(key, text);
    for (const listener of listeners) listener();
  }

  /** Another window wrote: the stored text counts again. An event without a key means that all storage was cleared. */
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
    // A page that is rendered in advance knows of no text.
    useText: (key) =>
      useSyncExternalStore(
        subscribe,
        () => read(key),
        () => '',
      ),
  };
}

/** Whether letters and signs are shortcuts: '' or 'off' (page-keys.ts). */
export const characterKeys = storedTexts('oja.page-keys');

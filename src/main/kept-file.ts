import Store from 'electron-store';

/** A small file of the user's data that nobody would miss: a damaged one is as good as none. */
export interface KeptFile {
  read: () => Record<string, unknown>;
  /** Throws where the disk does not take it. */
  write: (kept: Record<string, unknown>) => void;
}

/** @param name of the file, without its ending */
export function openKeptFile(name: string): KeptFile {
  const store = new Store<Record<string, unknown>>({ name, clearInvalidConfig: true });
  return {
    read: () => store.store,
    write: (kept) => {
      store.store = kept;
    },
  };
}

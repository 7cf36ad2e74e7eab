import Store from 'electron-store';

/** A small file of user data that is not worth recovering: a damaged file counts as missing. */
export interface DataFile {
  read: () => Record<string, unknown>;
  /** Throws if the disk refuses it. */
  write: (content: Record<string, unknown>) => void;
}

/** @param name the file's name without its extension */
export function openDataFile(name: string): DataFile {
  const store = new Store<Record<string, unknown>>({ name, clearInvalidConfig: true });
  return {
    read: () => store.store,
    write: (content) => {
      store.store = content;
    },
  };
}

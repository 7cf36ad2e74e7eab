/** One picture on its way to the server. */
export interface PickedFile {
  /** Stable while it is in the list. */
  id: string;
  /** The file's name; duplicates by name are refused by the caller (spec §5). */
  name: string;
  /** Its size in bytes: shown while it waits, and added up where there is a limit. */
  size?: number | undefined;
  /** An address at which the browser finds it, of useObjectUrls; undefined for the moment before there is one. */
  previewUrl: string | undefined;
  /** Where it stands. `cancelled` can be tried again, as `failed` can. */
  status: 'waiting' | 'uploading' | 'done' | 'failed' | 'cancelled';
  /** From 0 to 1, while uploading. */
  progress?: number | undefined;
  /** Why it failed. */
  message?: string | undefined;
}

/**
 * Takes one item to another place in its list.
 * @param to its place afterwards; the ends of the list are not overstepped
 * @returns a new list; the same order when no item has that id
 */
export function moveItem<Item extends { id: string }>(items: readonly Item[], id: string, to: number): Item[] {
  const item = items.find((candidate) => candidate.id === id);
  const others = items.filter((candidate) => candidate.id !== id);
  return item ? others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, item) : others;
}

const MEGABYTE = 1024 * 1024;

/** Megabytes as people read them: one decimal, never "0" for something that is there. */
export function megabytes(bytes: number): string {
  return (bytes === 0 ? 0 : Math.max(0.1, bytes / MEGABYTE)).toLocaleString('en-NG', { maximumFractionDigits: 1 });
}

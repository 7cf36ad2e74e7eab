/** One picture of a FilePicker. */
export interface PickedFile {
  /** Stable while the picture is in the list. */
  id: string;
  /** The file's name, for screen readers; the caller refuses duplicate names (product §5). */
  name: string;
  /** Its size in bytes: summed up if there is a limit. */
  size?: number | undefined;
  /** An object URL from useObjectUrls; undefined on the first render. */
  previewUrl: string | undefined;
  /** State of its upload. A `cancelled` or `failed` one can be tried again. */
  status: 'waiting' | 'uploading' | 'done' | 'failed' | 'cancelled';
  /** From 0 to 1, while uploading. */
  progress?: number | undefined;
  /** Why the upload failed. */
  message?: string | undefined;
}

/**
 * Moves one item of a list.
 * @param to its new index, clamped to the list
 * @returns a new list; in the same order when no item has that id
 */
export function moveItem<Item extends { id: string }>(items: readonly Item[], id: string, to: number): Item[] {
  const item = items.find((candidate) => candidate.id === id);
  const others = items.filter((candidate) => candidate.id !== id);
  return item ? others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, item) : others;
}

const MEGABYTE = 1024 * 1024;

/** Formats a size in megabytes with one decimal; a non-empty size is never "0". */
export function megabytes(bytes: number, locale: string): string {
  return (bytes === 0 ? 0 : Math.max(0.1, bytes / MEGABYTE)).toLocaleString(locale, { maximumFractionDigits: 1 });
}

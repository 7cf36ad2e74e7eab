import { flushDrafts } from '../platform/flush-drafts.ts';

/** The values of a form's inputs: text, as typed. */
export type TypedFields = Record<string, string>;

/**
 * Reads the typed fields that were not sent yet.
 * @param start the form's initial values; only its fields are read
 * @returns undefined if there are none, or they are unreadable
 */
export function readFields<Fields extends TypedFields>(key: string, start: Fields): Partial<Fields> | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const known = Object.entries(stored).filter(
      ([name, value]) => Object.hasOwn(start, name) && typeof value === 'string',
    );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- names and types were checked above
    return known.length > 0 ? (Object.fromEntries(known) as Partial<Fields>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores the fields that differ from the initial values, at every keystroke, so that even a crash loses nothing.
 * @returns whether a draft is stored
 */
export function storeFields<Fields extends TypedFields>(key: string, values: Fields, start: Fields): boolean {
  const changed = Object.entries(values).filter(([name, value]) => value !== start[name]);
  try {
    if (changed.length > 0) localStorage.setItem(key, JSON.stringify(Object.fromEntries(changed)));
    else localStorage.removeItem(key);
    flushDrafts();
    return changed.length > 0;
  } catch {
    // Storage is full or forbidden, so the page does not claim that the draft is saved.
    return false;
  }
}

/** Deletes the stored fields, once they are sent or discarded. */
export function deleteFields(key: string): void {
  try {
    localStorage.removeItem(key);
    flushDrafts();
  } catch {
    // Without storage there is nothing to delete.
  }
}

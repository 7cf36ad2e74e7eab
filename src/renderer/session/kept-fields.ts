/** What a form's inputs hold: text, as typed. */
export type TypedFields = Record<string, string>;

/**
 * The fields that were typed and not sent yet.
 * @param start what the form holds at first: only fields that it has are read
 * @returns undefined where there are none, or none that can be read
 */
export function readFields<Fields extends TypedFields>(key: string, start: Fields): Partial<Fields> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const known = Object.entries(kept).filter(([name, value]) => Object.hasOwn(start, name) && typeof value === 'string');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- names and types were just looked at
    return known.length > 0 ? (Object.fromEntries(known) as Partial<Fields>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps what differs from how the form began, at every keystroke, so that not even a crash loses it.
 * @returns whether there is anything to keep
 */
export function keepFields<Fields extends TypedFields>(key: string, values: Fields, start: Fields): boolean {
  const changed = Object.entries(values).filter(([name, value]) => value !== start[name]);
  try {
    if (changed.length > 0) localStorage.setItem(key, JSON.stringify(Object.fromEntries(changed)));
    else localStorage.removeItem(key);
    return changed.length > 0;
  } catch {
    // Storage that is full or forbidden keeps nothing, and the page does not say that it does.
    return false;
  }
}

/** They were sent, or are not wanted. */
export function dropFields(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}

import { EMPTY_POST, POST_FIELDS, type PostFormValues } from './post-form-values.ts';

/** A draft of somebody's next post, or of their changes to one that exists. */
export interface DraftPlace {
  userId: string;
  /** The post that is edited; undefined for a new one. */
  postId?: string | undefined;
}

const keyOf = ({ userId, postId }: DraftPlace) => `oja.draft.post.${userId}${postId === undefined ? '' : `.${postId}`}`;

/** The fields that were typed and not sent yet; undefined where there are none, or none that can be read. */
export function readDraft(place: DraftPlace): Partial<PostFormValues> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const known = Object.entries(kept).filter(([name, value]) => name in EMPTY_POST && typeof value === 'string');
    return known.length > 0 ? Object.fromEntries(known) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps what differs from how the form began, at every keystroke, so that not even a crash loses it.
 * @param values what the form holds now
 * @param start what it held at first: a post that others see is not kept again, only what was changed of it
 * @returns whether there is anything to keep
 */
export function keepDraft(place: DraftPlace, values: PostFormValues, start: PostFormValues): boolean {
  const changed = POST_FIELDS.filter((name) => values[name] !== start[name]).map((name) => [name, values[name]] as const);
  try {
    if (changed.length > 0) localStorage.setItem(keyOf(place), JSON.stringify(Object.fromEntries(changed)));
    else localStorage.removeItem(keyOf(place));
    return changed.length > 0;
  } catch {
    // Storage that is full or forbidden keeps nothing, and the page does not say that it does.
    return false;
  }
}

/** It was sent, or is not wanted. */
export function dropDraft(place: DraftPlace): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}

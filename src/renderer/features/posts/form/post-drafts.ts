import { logFailure } from '../../../platform/log-failure.ts';
import { readFields } from '../../../session/stored-fields.ts';
import { draftKey, type DraftPurpose, pictureListKey } from './draft-keys.ts';
import { readPictureList } from './draft-pictures.ts';
import { EMPTY_POST } from './post-form-values.ts';

/**
 * Returns the draft of a new post, without its files.
 * @returns undefined if neither a text nor a picture is stored
 */
export function findDraft(userId: string, purpose: DraftPurpose): { title: string } | undefined {
  const fields = readFields(draftKey(userId, purpose), EMPTY_POST);
  if (!fields && readPictureList(userId, purpose).length === 0) return undefined;
  return { title: fields?.title ?? '' };
}

/** Moves a draft to another purpose that has none. Only keys change: the files stay where they are. */
export function moveDraft(userId: string, from: DraftPurpose, to: DraftPurpose): void {
  try {
    for (const keyOf of [draftKey, pictureListKey]) {
      const stored = localStorage.getItem(keyOf(userId, from));
      if (stored !== null) localStorage.setItem(keyOf(userId, to), stored);
      localStorage.removeItem(keyOf(userId, from));
    }
  } catch (error) {
    logFailure('A draft could not be moved', error);
  }
}

import type { Post } from '@oja/contract/posts';
import { nanoid } from '@reduxjs/toolkit';

import { flushDrafts } from '../../../platform/flush-drafts.ts';
import { logFailure } from '../../../platform/log-failure.ts';
import { readOwnPlace } from '../../../session/own-place.ts';
import { readFields, storeFields } from '../../../session/stored-fields.ts';
import { draftKey, type DraftPurpose, pictureListKey } from './draft-keys.ts';
import { readPictureList, storePictures } from './draft-pictures.ts';
import { EMPTY_POST, valuesOf } from './post-form-values.ts';

/**
 * Returns the draft of a new post, without its files.
 * @returns undefined if neither a text nor a picture is stored
 */
export function findDraft(userId: string, purpose: DraftPurpose): { title: string } | undefined {
  const fields = readFields(draftKey(userId, purpose), EMPTY_POST);
  if (!fields && readPictureList(userId, purpose).length === 0) return undefined;
  return { title: fields?.title ?? '' };
}

/** The values of an empty form of a new post: its place is the one of the person. */
export const firstValues = (userId: string) => ({ ...EMPTY_POST, ...readOwnPlace(userId) });

/**
 * Puts a published post in the place of the draft of a new post, with the addresses of its pictures. The server accepts
 * them from the person who uploaded them.
 * @returns false if the browser stores nothing
 */
export function storeCopy(userId: string, post: Post): boolean {
  void storePictures(
    userId,
    'post',
    post.images.map((url) => ({ id: nanoid(), status: 'done', progress: 1, url })),
  );
  return (
    storeFields(draftKey(userId, 'post'), valuesOf(post), firstValues(userId)) &&
    readPictureList(userId, 'post').length === post.images.length
  );
}

/** The state of the history entry of a form that was filled with a published post: that post's title. */
export interface CopyState {
  copyOf: string;
}

/** Returns the title of the post that the form of this history entry was filled with. */
export function readCopyOf(state: unknown): string | undefined {
  const isCopy = typeof state === 'object' && state !== null && 'copyOf' in state;
  return isCopy && typeof state.copyOf === 'string' ? state.copyOf : undefined;
}

/** Moves a draft to another purpose that has none. Only keys change: the files stay where they are. */
export function moveDraft(userId: string, from: DraftPurpose, to: DraftPurpose): void {
  try {
    for (const keyOf of [draftKey, pictureListKey]) {
      const stored = localStorage.getItem(keyOf(userId, from));
      if (stored !== null) localStorage.setItem(keyOf(userId, to), stored);
      localStorage.removeItem(keyOf(userId, from));
    }
    flushDrafts();
  } catch (error) {
    logFailure('A draft could not be moved', error);
  }
}

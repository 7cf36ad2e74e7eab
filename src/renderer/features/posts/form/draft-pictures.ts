import { delMany, getMany, keys, setMany } from 'idb-keyval';

import { flushDrafts } from '../../../platform/flush-drafts.ts';
import { logFailure } from '../../../platform/log-failure.ts';
import { DRAFT_PURPOSES, type DraftPurpose, pictureListKey } from './draft-keys.ts';
import type { PickedImage } from './picked-images.ts';

/** The stored metadata of a picture. One with an address alone is a picture of another post, and has no file. */
type StoredPicture = Pick<PickedImage, 'id' | 'url' | 'storedAt'>;

/**
 * The IndexedDB key of a picture's file. Writes to IndexedDB take time. The list of a draft's pictures, with their
 * order and addresses, is in localStorage, which is written synchronously, so that a reload right after a change finds
 * it. Each purpose has its own list; all lists share the files.
 */
const fileKey = (userId: string, id: string) => `post-draft/${userId}/${id}`;

/** Changes of the files are written one after the other. */
let lastWrite: Promise<void> = Promise.resolve();

function inTurn(write: () => Promise<void>): Promise<void> {
  lastWrite = lastWrite
    .then(write)
    .catch((error: unknown) => logFailure('The pictures of a draft could not be kept', error));
  return lastWrite;
}

const isStoredPicture = (entry: unknown): entry is StoredPicture =>
  typeof entry === 'object' &&
  entry !== null &&
  'id' in entry &&
  typeof entry.id === 'string' &&
  (!('url' in entry) || typeof entry.url === 'string') &&
  (!('storedAt' in entry) || typeof entry.storedAt === 'number');

const isOfOtherPost = ({ url, storedAt }: StoredPicture) => url !== undefined && storedAt === undefined;

/** The pictures of a draft in order, without their files; none if the list is unreadable. */
export function readPictureList(userId: string, purpose: DraftPurpose): StoredPicture[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(pictureListKey(userId, purpose)) ?? '[]');
    return Array.isArray(list) ? list.filter(isStoredPicture) : [];
  } catch (error) {
    logFailure('The pictures of a draft could not be read', error);
    return [];
  }
}

function storeList(userId: string, purpose: DraftPurpose, images: readonly PickedImage[]): void {
  const list = images.map(({ id, url, storedAt }): StoredPicture => ({
    id,
    ...(url !== undefined && { url }),
    ...(storedAt !== undefined && { storedAt }),
  }));
  try {
    if (list.length > 0) localStorage.setItem(pictureListKey(userId, purpose), JSON.stringify(list));
    else localStorage.removeItem(pictureListKey(userId, purpose));
    flushDrafts();
  } catch (error) {
    logFailure('The pictures of a draft could not be kept', error);
  }
}

/** The pictures of a draft with their files, in order; none if the browser stores none. */
export async function readPictures(userId: string, purpose: DraftPurpose): Promise<PickedImage[]> {
  try {
    await lastWrite;
    const list = readPictureList(userId, purpose);
    const files: unknown[] = list.every(isOfOtherPost) ? [] : await getMany(list.map(({ id }) => fileKey(userId, id)));
    return list.flatMap((stored, index): PickedImage[] => {
      if (isOfOtherPost(stored)) return [{ ...stored, status: 'done', progress: 1 }];
      const { id, url, storedAt } = stored;
      const file = files[index];
      if (!(file instanceof File)) return [];
      return url === undefined || storedAt === undefined
        ? [{ id, file, status: 'waiting', progress: 0 }]
        : [{ id, file, status: 'done', progress: 1, url, storedAt }];
    });
  } catch (error) {
    logFailure('The pictures of a draft could not be read', error);
    return [];
  }
}

/** Stores exactly these pictures for a purpose. Each file is written once. */
export function storePictures(userId: string, purpose: DraftPurpose, images: readonly PickedImage[]): Promise<void> {
  storeList(userId, purpose, images);
  return inTurn(async () => {
    const present = (await keys<string>()).filter((key) => key.startsWith(fileKey(userId, '')));
    const wanted = new Map(images.map((image) => [fileKey(userId, image.id), image]));
    await setMany(
      [...wanted].flatMap(([key, { file }]): [string, unknown][] =>
        file && !present.includes(key) ? [[key, file]] : [],
      ),
    );
    const listed = new Set(
      DRAFT_PURPOSES.flatMap((each) => readPictureList(userId, each)).map(({ id }) => fileKey(userId, id)),
    );
    await delMany(present.filter((key) => !listed.has(key)));
  });
}

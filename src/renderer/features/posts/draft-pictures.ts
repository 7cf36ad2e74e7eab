import { delMany, getMany, keys, setMany } from 'idb-keyval';

import { logFailure } from '../../platform/log-failure.ts';
import type { PickedImage } from './picked-images.ts';

/** What is kept of a picture beside its file. */
type KeptPicture = Pick<PickedImage, 'id' | 'url' | 'storedAt'>;

/**
 * Which pictures, in which order and where stored: in localStorage, which is written at once, so that a reload right
 * after a change finds it. Only the files lie in IndexedDB, whose writes take their time.
 */
const listKey = (userId: string) => `oja.draft.post-pictures.${userId}`;
const fileKey = (userId: string, id: string) => `post-draft/${userId}/${id}`;

/** Each change of the files is written after the one before it. */
let lastWrite: Promise<void> = Promise.resolve();

function inTurn(write: () => Promise<void>): Promise<void> {
  lastWrite = lastWrite.then(write).catch((error: unknown) => logFailure('The pictures of a draft could not be kept', error));
  return lastWrite;
}

const isKeptPicture = (entry: unknown): entry is KeptPicture =>
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string' &&
  (!('url' in entry) || typeof entry.url === 'string') && (!('storedAt' in entry) || typeof entry.storedAt === 'number');

function readList(userId: string): KeptPicture[] {
  const list: unknown = JSON.parse(localStorage.getItem(listKey(userId)) ?? '[]');
  return Array.isArray(list) ? list.filter(isKeptPicture) : [];
}

function keepList(userId: string, images: readonly PickedImage[]): void {
  const list = images.map(({ id, url, storedAt }): KeptPicture => ({ id, ...(url !== undefined && storedAt !== undefined && { url, storedAt }) }));
  try {
    if (list.length > 0) localStorage.setItem(listKey(userId), JSON.stringify(list));
    else localStorage.removeItem(listKey(userId));
  } catch (error) {
    logFailure('The pictures of a draft could not be kept', error);
  }
}

/** The pictures that somebody chose for their next post, in order; none where the browser keeps none. */
export async function readPictures(userId: string): Promise<PickedImage[]> {
  try {
    await lastWrite;
    const list = readList(userId);
    const files: unknown[] = await getMany(list.map(({ id }) => fileKey(userId, id)));
    return list.flatMap(({ id, url, storedAt }, index): PickedImage[] => {
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

/** Keeps these pictures and no others; each file is written once. */
export function keepPictures(userId: string, images: readonly PickedImage[]): Promise<void> {
  keepList(userId, images);
  return inTurn(async () => {
    const present = (await keys<string>()).filter((key) => key.startsWith(fileKey(userId, '')));
    const wanted = new Map(images.map((image) => [fileKey(userId, image.id), image]));
    await setMany([...wanted].filter(([key]) => !present.includes(key)).map(([key, { file }]): [string, unknown] => [key, file]));
    await delMany(present.filter((key) => !wanted.has(key)));
  });
}

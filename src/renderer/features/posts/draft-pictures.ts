import { delMany, get, getMany, keys, setMany } from 'idb-keyval';

import { logFailure } from '../../platform/log-failure.ts';
import type { PickedImage } from './picked-images.ts';

/** What is kept of a picture beside its file. */
type KeptPicture = Pick<PickedImage, 'id' | 'url' | 'storedAt'>;

const listKey = (userId: string) => `post-draft/${userId}`;
const fileKey = (userId: string, id: string) => `post-draft/${userId}/${id}`;

/** Each change is written after the one before it. */
let lastWrite: Promise<void> = Promise.resolve();

function inTurn(write: () => Promise<void>): Promise<void> {
  lastWrite = lastWrite.then(write).catch((error: unknown) => logFailure('The pictures of a draft could not be kept', error));
  return lastWrite;
}

/** The pictures that somebody chose for their next post, in order; none where the browser keeps none. */
export async function readPictures(userId: string): Promise<PickedImage[]> {
  try {
    await lastWrite;
    const list = (await get<KeptPicture[]>(listKey(userId))) ?? [];
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
  return inTurn(async () => {
    const present = (await keys<string>()).filter((key) => key.startsWith(fileKey(userId, '')));
    const wanted = new Map(images.map((image) => [fileKey(userId, image.id), image]));
    const added = [...wanted].filter(([key]) => !present.includes(key)).map(([key, { file }]): [string, unknown] => [key, file]);
    const list = images.map(({ id, url, storedAt }): KeptPicture => ({ id, ...(url !== undefined && storedAt !== undefined && { url, storedAt }) }));
    if (list.length > 0) await setMany([...added, [listKey(userId), list]]);
    const gone = present.filter((key) => !wanted.has(key));
    await delMany(list.length > 0 ? gone : [...gone, listKey(userId)]);
  });
}

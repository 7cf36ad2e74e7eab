import { type Dispatch, useEffect, useLayoutEffect, useState } from 'react';

import type { DraftPurpose } from './draft-keys.ts';
import { storePictures, readPictures } from './draft-pictures.ts';
import type { PickedImage, PickedImagesAction } from './picked-images.ts';

/**
 * Restores the draft's pictures, and stores the chosen ones from then on, so that a reload or a crash loses none.
 * @returns how many were restored, and whether all chosen pictures are written
 */
export function useStoredPictures(
  userId: string,
  purpose: DraftPurpose,
  images: readonly PickedImage[],
  dispatch: Dispatch<PickedImagesAction>,
): { restoredCount: number; areStored: boolean } {
  const [restored, setRestored] = useState<number>();
  const [written, setWritten] = useState('');

  useEffect(() => {
    let isWanted = true;
    const restore = async () => {
      const stored = await readPictures(userId, purpose);
      if (!isWanted) return;
      dispatch({ type: 'restored', images: stored });
      setRestored(stored.length);
    };
    void restore();
    return () => {
      isWanted = false;
    };
  }, [userId, purpose, dispatch]);

  // Upload progress is not stored.
  const isRead = restored !== undefined;
  const toStore = images.map(({ id, storedAt = 0 }) => `${id}@${storedAt}`).join(' ');
  // The list is stored before paint; the files take longer.
  useLayoutEffect(() => {
    if (isRead) void storePictures(userId, purpose, images).then(() => setWritten(toStore));
    // oxlint-disable-next-line react/exhaustive-deps -- `images` changes with every step of a progress bar
  }, [isRead, userId, purpose, toStore]);

  return { restoredCount: restored ?? 0, areStored: !isRead || written === toStore };
}

import { type Dispatch, useEffect, useLayoutEffect, useState } from 'react';

import { keepPictures, readPictures } from './draft-pictures.ts';
import type { PickedImage, PickedImagesAction } from './picked-images.ts';

/**
 * Brings the pictures of the draft back, and keeps the chosen ones from then on, so that a reload or a crash loses none.
 * @returns how many came back
 */
export function useKeptPictures(userId: string, images: readonly PickedImage[], dispatch: Dispatch<PickedImagesAction>): number {
  const [restored, setRestored] = useState<number>();

  useEffect(() => {
    let isWanted = true;
    const restore = async () => {
      const kept = await readPictures(userId);
      if (!isWanted) return;
      dispatch({ type: 'restored', images: kept });
      setRestored(kept.length);
    };
    void restore();
    return () => {
      isWanted = false;
    };
  }, [userId, dispatch]);

  // What only lasts while a picture is on its way is not worth a write.
  const isRead = restored !== undefined;
  const worthKeeping = images.map(({ id, storedAt = 0 }) => `${id}@${storedAt}`).join(' ');
  // Before it is shown: what the page says is kept, is.
  useLayoutEffect(() => {
    if (isRead) void keepPictures(userId, images);
    // oxlint-disable-next-line react/exhaustive-deps -- `images` changes with every step of a progress bar
  }, [isRead, userId, worthKeeping]);

  return restored ?? 0;
}

import { useState } from 'react';

import type { ComposerImage } from './ComposerImages.tsx';

/**
 * Which chosen picture is shown large. The first of those just chosen is shown by itself (spec §2); pasted and dropped
 * ones are not, as the person is writing then.
 */
export function useChosenPreview(images: readonly ComposerImage[]) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [before, setBefore] = useState<readonly string[] | null>(null);
  if (before !== null) {
    const chosen = images.find(({ id }) => !before.includes(id));
    if (chosen) {
      setBefore(null);
      setOpenId(chosen.id);
    }
  }
  const index = images.findIndex(({ id }) => id === openId);
  return {
    index,
    image: images[index],
    open: setOpenId,
    close: () => setOpenId(null),
    /** To be called when pictures are being chosen: the caller may add them at once or later, or refuse them. */
    expect: () => setBefore(images.map(({ id }) => id)),
  };
}

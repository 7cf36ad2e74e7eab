import { type RefObject, useEffect, useRef, useState } from 'react';

import type { ComposerImage } from './ComposerImages.tsx';

/**
 * Which chosen picture is shown large. The first of those just chosen is shown by itself (spec §2); pasted and dropped
 * ones are not, as the person is writing then.
 * @param field gets the focus once the large picture is closed
 */
export function useChosenPreview(images: readonly ComposerImage[], field: RefObject<HTMLTextAreaElement | null>) {
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

  // A dialog gives the focus back to what opened it; that may be gone by now, and writing goes on in the field anyway.
  const isOpen = index >= 0;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) field.current?.focus();
    wasOpen.current = isOpen;
  }, [field, isOpen]);

  return {
    index,
    image: images[index],
    open: setOpenId,
    close: () => setOpenId(null),
    /** To be called when pictures are being chosen: the caller may add them at once or later, or refuse them. */
    expect: () => setBefore(images.map(({ id }) => id)),
  };
}

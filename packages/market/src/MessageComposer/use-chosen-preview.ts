import { type RefObject, useEffect, useRef, useState } from 'react';

import type { ComposerImage } from './ComposerImages.tsx';

/**
 * State of the large preview of a chosen picture. The first of the newly chosen pictures opens automatically (product
 * §2); pasted and dropped ones do not, because the user is typing then.
 * @param field gets the focus after the preview closes
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

  // A dialog returns the focus to its trigger, which may be removed by now; the user continues in the field anyway.
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
    /** Call it when pictures have been chosen: the caller may add them immediately, later or never. */
    expect: () => setBefore(images.map(({ id }) => id)),
  };
}

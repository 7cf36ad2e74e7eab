import { startTransition, useLayoutEffect, useRef, useState, type ReactElement } from 'react';

import { knownHeight, rememberHeight, watchNearView } from './near-view.ts';

interface PostSlotProps {
  /** The same for the same post, also when the list comes back. */
  id: string;
  /** The post. */
  children: ReactElement;
}

/**
 * A post's place in a list without an end. Far out of view only its height stays, so that a thousand posts cost no more
 * than a dozen. A post that the reader has done something with, such as begun a comment, stays as it is.
 */
export function PostSlot({ id, children }: PostSlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const isTouched = useRef(false);
  // One that is new is there at once: its height is not known yet.
  const [height, setHeight] = useState(() => knownHeight(id));

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const touch = () => {
      isTouched.current = true;
    };
    element.addEventListener('click', touch);
    element.addEventListener('focusin', touch);
    const stopWatching = watchNearView(element, (isNear, pixels) => {
      if (isNear) {
        startTransition(() => setHeight(undefined));
        // What is hidden as a whole has no height, and is not far.
      } else if (!isTouched.current && pixels > 0) {
        rememberHeight(id, pixels);
        startTransition(() => setHeight(pixels));
      }
    });
    return () => {
      stopWatching();
      element.removeEventListener('click', touch);
      element.removeEventListener('focusin', touch);
    };
  }, [id]);

  return (
    <div ref={place} style={height === undefined ? undefined : { blockSize: height }}>
      {height === undefined && children}
    </div>
  );
}

import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';

import { farHeight, likelyHeight, rememberFar, rememberNear } from './far-heights.ts';
import { isInView, watchNearView } from './near-view.ts';

/** What a reader does with a post that it must not lose. */
const TOUCHES = ['click', 'focusin'];

interface PostSlotProps {
  /** The same for the same post, also when the list comes back. */
  id: string;
  /** The list is long enough for its far posts to be worth taking out. */
  mayLeave: boolean;
  /** It has come to a list that is read already: a further page, most likely out of view. */
  isLate: boolean;
  /** The post. */
  children: ReactElement;
}

/**
 * A post's place in a list without an end. Far out of view only its height stays, so that a thousand posts cost no more
 * than a dozen. A post that the reader has done something with, such as begun a comment, stays as it is.
 */
export function PostSlot({ id, mayLeave, isLate, children }: PostSlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const isTouched = useRef(false);
  const [height, setHeight] = useState(() => {
    if (!mayLeave) return undefined;
    // A whole page that came at once would hold up the scrolling: each of its posts comes as it is neared.
    return farHeight(id) ?? (isLate ? likelyHeight() : undefined);
  });

  useEffect(() => {
    const element = place.current;
    const touch = () => {
      isTouched.current = true;
    };
    for (const name of TOUCHES) element?.addEventListener(name, touch);
    return () => {
      for (const name of TOUCHES) element?.removeEventListener(name, touch);
    };
  }, []);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !mayLeave) return undefined;
    // Nobody sees an empty place, not for a frame.
    if (isInView(element)) setHeight(undefined);
    return watchNearView(element, (isNear, pixels) => {
      if (isNear) {
        rememberNear(id);
        startTransition(() => setHeight(undefined));
        // What is hidden as a whole has no height, and is not far.
      } else if (!isTouched.current && pixels > 0) {
        rememberFar(id, pixels);
        startTransition(() => setHeight(pixels));
      }
    });
  }, [id, mayLeave]);

  const isHere = height === undefined || !mayLeave;
  return (
    <div ref={place} style={isHere ? undefined : { blockSize: height }}>
      {isHere && children}
    </div>
  );
}

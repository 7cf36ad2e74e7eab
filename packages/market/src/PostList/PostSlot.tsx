import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';

import { storedHeight, estimatedHeight, storeHeight, forgetHeight } from './post-heights.ts';
import { isInView, watchNearView } from './near-view.ts';
import styles from './PostList.module.css';

/** Interactions after which a post must stay mounted. */
const INTERACTIONS = ['click', 'focusin'];

interface PostSlotProps {
  /** Key of the post, the same when the list is remounted. */
  id: string;
  /** The list is long enough to unmount posts far out of view. */
  canUnmount: boolean;
  /** It was added to a list that is already shown: by a further page, most likely out of view. */
  isAddedLater: boolean;
  /** The post. */
  children: ReactElement;
}

/**
 * A post's slot in an infinite list. Far out of view only its height stays, so that a thousand posts cost no more than
 * a dozen. A post that the reader has interacted with, such as by starting a comment, stays mounted.
 */
export function PostSlot({ id, canUnmount, isAddedLater, children }: PostSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const hasInteraction = useRef(false);
  const [height, setHeight] = useState(() => {
    if (!canUnmount) return undefined;
    // Rendering a whole page at once would block scrolling: each of its posts is rendered as it comes near.
    return storedHeight(id) ?? (isAddedLater ? estimatedHeight() : undefined);
  });

  useEffect(() => {
    const element = slot.current;
    const recordInteraction = () => {
      hasInteraction.current = true;
    };
    for (const name of INTERACTIONS) element?.addEventListener(name, recordInteraction);
    return () => {
      for (const name of INTERACTIONS) element?.removeEventListener(name, recordInteraction);
    };
  }, []);

  useLayoutEffect(() => {
    const element = slot.current;
    if (!element || !canUnmount) return undefined;
    // A slot in view must never be painted empty, not for one frame.
    if (isInView(element)) setHeight(undefined);
    return watchNearView(element, (isNear, pixels) => {
      if (isNear) {
        forgetHeight(id);
        startTransition(() => setHeight(undefined));
        // A hidden slot has no height, and is not far from the view.
      } else if (!hasInteraction.current && pixels > 0) {
        storeHeight(id, pixels);
        startTransition(() => setHeight(pixels));
      }
    });
  }, [id, canUnmount]);

  const isRendered = height === undefined || !canUnmount;
  return (
    <div
      ref={slot}
      className={isAddedLater ? styles.later : undefined}
      style={isRendered ? undefined : { blockSize: height }}
    >
      {isRendered && children}
    </div>
  );
}

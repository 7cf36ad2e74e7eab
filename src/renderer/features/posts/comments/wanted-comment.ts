import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The state of a history entry that shows a post for one of its comments. */
export interface WantedComment {
  /** The id of the comment. */
  comment?: string;
}

function readWanted(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('comment' in state)) return undefined;
  return typeof state.comment === 'string' ? state.comment : undefined;
}

/**
 * The comment that the post was opened for, such as that of a notification. As soon as it is among the loaded comments
 * the page scrolls to it, and it gets the focus; once, so that going back restores the old position. It is looked for
 * among the newest comments, which come with the post: an older one is not loaded for this, and one that was deleted is
 * not found. Both show the post.
 * @param comments the loaded comments
 * @returns the comment's id and the ref of its element; undefined if none is wanted
 */
export function useWantedComment(
  comments: readonly { _id: string }[],
): { id: string; ref: RefObject<HTMLDivElement | null> } | undefined {
  const { key, state } = useLocation();
  const isNew = useNavigationType() !== NavigationType.Pop;
  const id = readWanted(state);
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  const isLoaded = comments.some(({ _id }) => _id === id);

  useEffect(() => {
    if (!isLoaded || !isNew || shown.current === key) return undefined;
    // After the pane beside the list has taken the focus for what it shows.
    const frame = requestAnimationFrame(() => {
      shown.current = key;
      ref.current?.scrollIntoView({ block: 'center' });
      ref.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isLoaded, isNew, key]);
  return id === undefined ? undefined : { id, ref };
}

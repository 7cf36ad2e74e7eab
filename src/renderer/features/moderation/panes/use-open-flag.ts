import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router';

import { postPath } from '../../posts/post-paths.ts';
import { BESIDE_FLAGS } from '../group-flags.ts';
import type { TriagePanes } from '../use-triage.ts';

const paneIn = (root: HTMLElement | null, key: string) =>
  root?.querySelector<HTMLElement>(`[data-pane-content="${key}"]`);

/** Called when a key has changed the address. The router takes a moment, and the next key must not wait for it. */
const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The post that is open beside the queue. */
interface OpenFlag {
  opened: string | undefined;
  open: TriagePanes['onOpen'];
  /** Whether the entry that is now shown leaves the focus where it is. Asked once for each. */
  leavesFocus: () => boolean;
}

/** The post that the address says is open beside the queue. */
export function useOpenFlag(): OpenFlag {
  const navigate = useNavigate();
  const path = useSyncExternalStore(subscribe, () => globalThis.location.pathname);
  const opened = matchPath('/dashboard/post/details/:id', path)?.params.id;
  /** Whether the next entry leaves the focus where it is. */
  const keepsFocus = useRef(false);

  const open: TriagePanes['onOpen'] = (postId, by) => {
    keepsFocus.current = by !== 'open';
    const isOther = opened !== undefined && postId !== opened;
    // One entry for all posts that the keys pass, so that Back leaves them at once.
    if (postId === undefined) void navigate(BESIDE_FLAGS.beside, { replace: true });
    else void navigate(postPath(postId), { replace: by === 'end' || (by === 'move' && isOther), state: BESIDE_FLAGS });
    for (const listener of listeners) listener();
  };
  const leavesFocus = () => {
    const leaves = keepsFocus.current;
    keepsFocus.current = false;
    return leaves;
  };
  return { opened, open, leavesFocus };
}

/**
 * Moves the focus to what was opened, except by the keys that move from row to row; when its place has gone, to what
 * took that place. Called after `useTriage`, whose rule for a removed row comes first: the row can go in the same step
 * of React in which the address changes.
 * @param root the element around the panes
 */
export function useOpenFlagFocus(root: RefObject<HTMLElement | null>, { opened, leavesFocus }: OpenFlag): void {
  const { key, pathname } = useLocation();
  const shown = useRef(key);
  const isLeft = useEffectEvent(leavesFocus);
  useEffect(() => {
    // An entry that a key has left again by now moves nothing.
    if (shown.current === key || pathname !== globalThis.location.pathname) return;
    shown.current = key;
    const evidence = paneIn(root.current, 'evidence');
    evidence?.scrollTo({ top: 0 });
    const queue = paneIn(root.current, 'queue');
    queue?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' });
    if (isLeft() && document.activeElement !== document.body) return;
    const target = opened === undefined ? queue?.querySelector<HTMLElement>('article[tabindex="0"]') : evidence;
    target?.focus({ preventScroll: true });
  }, [key, pathname, opened, root]);
  useLostFocus(root);
}

/** Moves the focus to the evidence when an ended report has taken its button away. The queue has its own rule. */
function useLostFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const isIn = (place: Element | null | undefined) => target instanceof Element && place?.contains(target);
      const isOutsideQueue = isIn(root.current) && !isIn(paneIn(root.current, 'queue'));
      last.current = isOutsideQueue && target instanceof Element ? target : undefined;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [root]);
  useEffect(() => {
    if (last.current?.isConnected === false && document.activeElement === document.body)
      paneIn(root.current, 'evidence')?.focus({ preventScroll: true });
  });
}

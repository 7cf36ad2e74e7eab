import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { usePageKeys } from '../../platform/page-keys.ts';
import { triageKeys } from './triage-keys.ts';

/** The post that was current when the screen was last left. Returning to the screen focuses it again. */
let left: string | undefined;

/** A row of the list, as far as the keys need it. */
interface TriageRow {
  postId: string;
  flags: readonly { _id: string }[];
}

export interface TriageHandlers<Row> {
  /** Whether this admin ends the report or deletes the post with this id, now or just before. */
  isOwn: (id: string) => boolean;
  /**
   * Called when another admin's action removed the focused element. @param row the row before @param isGone whether the
   * whole row is gone
   */
  onTaken: (row: Row, isGone: boolean) => void;
}

/** The panes beside the list, in wide windows: the keys act on the open post. */
export interface TriagePanes {
  /** The element around the list and its panes. The keys work in it, and while nothing has the focus. */
  root: RefObject<HTMLElement | null>;
  /** The id of the open post. */
  opened: string | undefined;
  /** Shows a post beside the list, or none after the last one has ended. @param by what led to it */
  onOpen: (postId: string | undefined, by: 'open' | 'move' | 'end') => void;
  /** Asks whether to delete the open post. */
  onDelete: () => void;
}

/**
 * How long keys that act pause after another admin's action has moved the focus: a key press in progress was meant for
 * the previous row.
 */
const PAUSE_MS = 700;

/** What the screen needs for the keys. */
export interface Triage {
  /** The list: its children are the rows, each with an article. */
  list: RefObject<HTMLUListElement | null>;
  /** The focusable region around the list, which stays when the list is empty. */
  region: RefObject<HTMLElement | null>;
  /** The id of the post whose row the keys apply to. */
  current: string | undefined;
}

const rowAt = (list: HTMLElement | null, index: number) => list?.children[index]?.querySelector('article') ?? undefined;
/** The button for a key, by its aria-keyshortcuts: in the focused report, else in the row or in its panes. */
const pressed = (target: Element, place: Element, key: string) =>
  (target.closest('li') ?? place).querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`) ??
  place.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);

/** The reports that a row has lost. */
const endedOf = (was: TriageRow, is: TriageRow | undefined) =>
  was.flags.map(({ _id }) => _id).filter((id) => !is?.flags.some(({ _id }) => _id === id));

/**
 * Keyboard control of the list of reported posts. One row is current and focusable; when it is removed, the focus moves
 * to the row in its place. The keys only work while the focus is in the list (WCAG 2.1.4), so the focus starts in the
 * list when an admin comes from another screen.
 *
 * With panes the keys act on the open post, so that nothing is ended unseen: on another row they open it. Moving opens
 * the row too, and when the open post ends, the next one is opened.
 * @param posts the posts in their shown order; a new array for each change
 */
export function useTriage<Row extends TriageRow>(
  posts: readonly Row[],
  { isOwn, onTaken }: TriageHandlers<Row>,
  panes?: TriagePanes,
): Triage {
  const ids = useMemo(() => posts.map(({ postId }) => postId), [posts]);
  const list = useRef<HTMLUListElement>(null);
  const region = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState<string>();
  const current = [focused, panes?.opened].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
  /** The last focused element, unless the focus has moved elsewhere or a click on empty page area has dropped it. */
  const held = useRef<{ id: string; index: number; element: Element }>(undefined);
  const before = useRef(posts);
  /** Until when keys that act pause, as a `performance.now()` time. */
  const pausedUntil = useRef(0);
  const checkOwn = useEffectEvent(isOwn);
  const notifyTaken = useEffectEvent(onTaken);
  const openedNow = useEffectEvent(() => panes?.opened);
  const openNext = useEffectEvent((id: string | undefined) => panes?.onOpen(id, 'end'));
  useEffect(() => {
    const move = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      pausedUntil.current = 0;
      const index = [...(list.current?.children ?? [])].findIndex((row) => row.contains(target));
      const id = ids[index];
      if (id !== undefined) {
        held.current = { id, index, element: target };
        left = id;
        setFocused(id);
        // The confirmation dialog of a deletion belongs to its row.
      } else if (!target.closest('dialog, [role="dialog"]')) held.current = undefined;
    };
    const leave = ({ target }: FocusEvent) => {
      // Some browsers send this event also when the focused element is removed or the window loses the focus. Only
      // afterwards can these cases be distinguished.
      queueMicrotask(() => {
        if (
          held.current?.element === target &&
          held.current.element.isConnected &&
          document.activeElement === document.body
        )
          held.current = undefined;
      });
    };
    document.addEventListener('focusin', move);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', move);
      document.removeEventListener('focusout', leave);
    };
  }, [ids]);
  const moveTo = (index: number) => {
    rowAt(list.current, index)?.focus();
    if (ids[index] !== undefined) panes?.onOpen(ids[index], 'move');
  };
  const actInPanes = (act: 'open' | 'dismiss' | 'delete', target: Element, id: string | undefined) => {
    if (act === 'open' || id !== panes?.opened) panes?.onOpen(id, 'open');
    else if (act === 'delete') panes?.onDelete();
    else if (panes?.root.current) pressed(target, panes.root.current, 'd')?.click();
  };
  const [keys] = useState(triageKeys);
  usePageKeys(keys, (act, { key, target }) => {
    if (!(target instanceof Element)) return false;
    const row = list.current?.contains(target) ? target.closest('article') : null;
    // The reported reviews are no rows of the list.
    if (!row && region.current?.contains(target) && target.closest('article')) return false;
    // Enter on a link or a button activates that element.
    if (key === 'Enter' && target !== row) return false;
    if (!row && !(panes && (target === document.body || panes.root.current?.contains(target)))) return false;
    // The arrows scroll what is read beside the list.
    if (!row && target !== document.body && key.startsWith('Arrow')) return false;
    const isMove = act === 'next' || act === 'previous';
    if (!isMove && performance.now() < pausedUntil.current) return true;
    const rows = [...(list.current?.children ?? [])];
    const index = row ? rows.findIndex((item) => item.contains(row)) : ids.indexOf(panes?.opened ?? '');
    if (isMove) moveTo(act === 'next' ? index + 1 : index - 1);
    else if (panes) actInPanes(act, target, ids[Math.max(index, 0)]);
    else if (row) pressed(target, row, { open: 'o', dismiss: 'd', delete: 'Delete' }[act])?.click();
    return true;
  });
  useEffect(() => {
    const opened = openedNow();
    const watched = opened ?? held.current?.id;
    const wasAt = before.current.findIndex(({ postId }) => postId === watched);
    const was = before.current[wasAt];
    before.current = posts;
    if (watched === undefined) return;
    const stays = ids.indexOf(watched);
    const ended = was ? endedOf(was, posts[stays]) : [];
    const isTaken = was !== undefined && ![was.postId, ...ended].some((id) => checkOwn(id));
    // The focused element was removed, and nothing else has the focus.
    const isLost = held.current?.element.isConnected === false && document.activeElement === document.body;
    // The key that dismisses the first report would now apply to an unread one.
    const isOtherFirst = stays !== -1 && ended.some((id) => id === was?.flags[0]?._id);
    const place = stays === -1 ? Math.min(held.current?.index ?? wasAt, ids.length - 1) : stays;
    if (isLost) {
      const next = rowAt(list.current, place);
      // Another admin's action must not scroll the page.
      (next ?? region.current)?.focus({ preventScroll: isTaken });
    }
    const isEnded = opened !== undefined && was !== undefined && stays === -1;
    if (isEnded) openNext(ids[place]);
    if (!isTaken || !(isLost || isOtherFirst || isEnded)) return;
    pausedUntil.current = performance.now() + PAUSE_MS;
    notifyTaken(was, stays === -1);
  }, [ids, posts]);

  // Last, so that the handlers above receive the first focus.
  useFirstFocus(list, ids, panes?.opened);
  return { list, region, current };
}

/**
 * Focuses the list, at the open post if there is one, after navigation within the app. After a page load the focus
 * stays at the top.
 */
function useFirstFocus(list: RefObject<HTMLElement | null>, ids: readonly string[], opened: string | undefined): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const isDone = useRef(key === 'default');
  useEffect(() => {
    if (isDone.current || ids.length === 0) return;
    isDone.current = true;
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.closest('nav')) return;
    const index = Math.max(0, ids.indexOf(opened ?? (isBack ? left : undefined) ?? ''));
    rowAt(list.current, index)?.focus({ preventScroll: true });
  }, [list, ids, opened, isBack]);
}

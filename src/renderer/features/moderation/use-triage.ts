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

interface TriageHandlers<Row> {
  /** Whether this admin ends the report or deletes the post with this id, now or just before. */
  isOwn: (id: string) => boolean;
  /**
   * Called when another admin's action removed the focused element. @param row the row before @param isGone whether the
   * whole row is gone
   */
  onTaken: (row: Row, isGone: boolean) => void;
}

/**
 * How long keys that act pause after another admin's action has moved the focus: a key press in progress was meant for
 * the previous row.
 */
const PAUSE_MS = 700;

interface Triage {
  /** The list: its children are the rows, each with an article. */
  list: RefObject<HTMLUListElement | null>;
  /** The focusable region around the list, which stays when the list is empty. */
  region: RefObject<HTMLElement | null>;
  /** The id of the post whose row the keys apply to. */
  current: string | undefined;
}

const rowAt = (list: HTMLElement | null, index: number) => list?.children[index]?.querySelector('article') ?? undefined;
/** The button for a key, by its aria-keyshortcuts: in the focused report, else in the row. */
const pressed = (target: Element, row: Element, key: string) =>
  (target.closest('li') ?? row).querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`) ??
  row.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);

/** The reports that a row has lost. */
const endedOf = (was: TriageRow, is: TriageRow | undefined) =>
  was.flags.map(({ _id }) => _id).filter((id) => !is?.flags.some(({ _id }) => _id === id));

/**
 * Keyboard control of the list of reported posts. One row is current and focusable; when it is removed, the focus moves
 * to the row in its place. The keys only work while the focus is in the list (WCAG 2.1.4), so the focus starts in the
 * list when an admin comes from another screen.
 * @param posts the posts in their shown order; a new array for each change
 */
export function useTriage<Row extends TriageRow>(
  posts: readonly Row[],
  { isOwn, onTaken }: TriageHandlers<Row>,
): Triage {
  const ids = useMemo(() => posts.map(({ postId }) => postId), [posts]);
  const list = useRef<HTMLUListElement>(null);
  const region = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState<string>();
  const current = focused !== undefined && ids.includes(focused) ? focused : ids[0];
  /** The last focused element, unless the focus has moved elsewhere or a click on empty page area has dropped it. */
  const held = useRef<{ id: string; index: number; element: Element }>(undefined);
  const before = useRef(posts);
  /** Until when keys that act pause, as a `performance.now()` time. */
  const pausedUntil = useRef(0);
  const checkOwn = useEffectEvent(isOwn);
  const notifyTaken = useEffectEvent(onTaken);
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
      } else if (!target.closest('[role="dialog"]')) held.current = undefined;
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
  const [keys] = useState(triageKeys);
  usePageKeys(keys, (act, { key, target }) => {
    const row = target instanceof Element && list.current?.contains(target) ? target.closest('article') : null;
    // Enter on a link or a button activates that element.
    if (!row || !(target instanceof Element) || (key === 'Enter' && target !== row)) return false;
    const isMove = act === 'next' || act === 'previous';
    if (!isMove && performance.now() < pausedUntil.current) return true;
    const index = [...(list.current?.children ?? [])].findIndex((item) => item.contains(row));
    if (isMove) rowAt(list.current, index + (act === 'next' ? 1 : -1))?.focus();
    else pressed(target, row, { open: 'o', dismiss: 'd', delete: 'Delete' }[act])?.click();
    return true;
  });

  useEffect(() => {
    const was = before.current.find(({ postId }) => postId === held.current?.id);
    before.current = posts;
    if (!held.current) return;
    const stays = ids.indexOf(held.current.id);
    const ended = was ? endedOf(was, posts[stays]) : [];
    const isTaken = was !== undefined && ![was.postId, ...ended].some((id) => checkOwn(id));
    // The focused element was removed, and nothing else has the focus.
    const isLost = !held.current.element.isConnected && document.activeElement === document.body;
    // The key that dismisses the first report would now apply to an unread one.
    const isOtherFirst = stays !== -1 && ended.some((id) => id === was?.flags[0]?._id);
    if (isLost) {
      const next = rowAt(list.current, stays === -1 ? Math.min(held.current.index, ids.length - 1) : stays);
      // Another admin's action must not scroll the page.
      (next ?? region.current)?.focus({ preventScroll: isTaken });
    }
    if (!isTaken || !(isLost || isOtherFirst)) return;
    pausedUntil.current = performance.now() + PAUSE_MS;
    notifyTaken(was, stays === -1);
  }, [ids, posts]);

  // Last, so that the handlers above receive the first focus.
  useFirstFocus(list, ids);
  return { list, region, current };
}

/** Focuses the list after navigation within the app. After a page load the focus stays at the top. */
function useFirstFocus(list: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const isDone = useRef(key === 'default');
  useEffect(() => {
    if (isDone.current || ids.length === 0) return;
    isDone.current = true;
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.closest('nav')) return;
    const index = isBack && left !== undefined ? Math.max(0, ids.indexOf(left)) : 0;
    rowAt(list.current, index)?.focus({ preventScroll: true });
  }, [list, ids, isBack]);
}

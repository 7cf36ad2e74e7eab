import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { triageActOf } from './triage-keys.ts';

/** The post that was current when the screen was last left: whoever has opened it comes back to it. */
let left: string | undefined;

/** A row of the list, as far as the keys go. */
interface TriageRow {
  postId: string;
  flags: readonly { _id: string }[];
}

interface Ways<Row> {
  /** Whether the person ends this report, or deletes this post, here and now or just before: by its id. */
  isOwn: (id: string) => boolean;
  /** What had the focus was taken away by somebody else's act. @param row as it was @param isGone all of it, not a report alone */
  onTaken: (row: Row, isGone: boolean) => void;
}

/** How long keys that act do nothing where the focus was moved by somebody else's act: one that was on its way means what was there before. */
const CALM_MS = 700;

interface Triage {
  /** For the list: its children are the rows, each with an article. */
  list: RefObject<HTMLUListElement | null>;
  /** For what stands around the list and stays when it is empty; it can be focused. */
  region: RefObject<HTMLElement | null>;
  /** The row that the keys mean, by its post. */
  current: string | undefined;
}

const rowAt = (list: HTMLElement | null, index: number) => list?.children[index]?.querySelector('article') ?? undefined;
/** What a key presses, by what it says of itself: in the report that has the focus, else in the row. */
const pressed = (target: Element, row: Element, key: string) =>
  (target.closest('li') ?? row).querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`) ?? row.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);

/** The reports of a row that are there no more. */
const endedOf = (was: TriageRow, is: TriageRow | undefined) => was.flags.map(({ _id }) => _id).filter((id) => !is?.flags.some(({ _id }) => _id === id));

/**
 * Works through the list of reported posts by keys: one row is current and can be focused, and where it goes, the focus
 * goes on to the one that takes its place. The keys work while the focus is in the list alone (WCAG 2.1.4), so whoever comes
 * here from another screen begins in it.
 * @param posts as they stand; a new list for each change in it
 */
export function useTriage<Row extends TriageRow>(posts: readonly Row[], { isOwn, onTaken }: Ways<Row>): Triage {
  const ids = useMemo(() => posts.map(({ postId }) => postId), [posts]);
  const list = useRef<HTMLUListElement>(null);
  const region = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState<string>();
  const current = focused !== undefined && ids.includes(focused) ? focused : ids[0];
  /** Where the focus was last, while it has gone nowhere else, and not been given up by a press on plain page. */
  const held = useRef<{ id: string; index: number; element: Element }>(undefined);
  const before = useRef(posts);
  /** Until when keys that act do nothing, in milliseconds of the page's life. */
  const calmUntil = useRef(0);
  const checkOwn = useEffectEvent(isOwn);
  const tellTaken = useEffectEvent(onTaken);
  useEffect(() => {
    const move = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      calmUntil.current = 0;
      const index = [...(list.current?.children ?? [])].findIndex((row) => row.contains(target));
      const id = ids[index];
      if (id !== undefined) {
        held.current = { id, index, element: target };
        left = id;
        setFocused(id);
        // The question before a deletion belongs to the row.
      } else if (!target.closest('[role="dialog"]')) held.current = undefined;
    };
    const leave = ({ target }: FocusEvent) => {
      // Some browsers tell the end of what had the focus like this as well, and a window that is left: only afterwards is it clear which it was.
      queueMicrotask(() => {
        if (held.current?.element === target && held.current.element.isConnected && document.activeElement === document.body) held.current = undefined;
      });
    };
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const row = target instanceof Element && list.current?.contains(target) ? target.closest('article') : null;
      const act = row && triageActOf(event, row);
      if (!row || !act || !(target instanceof Element)) return;
      event.preventDefault();
      const isMove = act === 'next' || act === 'previous';
      if (!isMove && performance.now() < calmUntil.current) return;
      const index = [...(list.current?.children ?? [])].findIndex((item) => item.contains(row));
      if (isMove) rowAt(list.current, index + (act === 'next' ? 1 : -1))?.focus();
      else pressed(target, row, { open: 'o', dismiss: 'd', delete: 'Delete' }[act])?.click();
    };
    document.addEventListener('focusin', move);
    document.addEventListener('focusout', leave);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('focusin', move);
      document.removeEventListener('focusout', leave);
      document.removeEventListener('keydown', press);
    };
  }, [ids]);

  useEffect(() => {
    const was = before.current.find(({ postId }) => postId === held.current?.id);
    before.current = posts;
    if (!held.current) return;
    const stays = ids.indexOf(held.current.id);
    const ended = was ? endedOf(was, posts[stays]) : [];
    const isTaken = was !== undefined && ![was.postId, ...ended].some((id) => checkOwn(id));
    // What had the focus is gone, and nothing has taken it.
    const isLost = !held.current.element.isConnected && document.activeElement === document.body;
    // The key that dismisses the first report would mean one that was not read.
    const isOtherFirst = stays !== -1 && ended.some((id) => id === was?.flags[0]?._id);
    if (isLost) {
      const next = rowAt(list.current, stays === -1 ? Math.min(held.current.index, ids.length - 1) : stays);
      // What somebody else does scrolls nothing.
      (next ?? region.current)?.focus({ preventScroll: isTaken });
    }
    if (!isTaken || !(isLost || isOtherFirst)) return;
    calmUntil.current = performance.now() + CALM_MS;
    tellTaken(was, stays === -1);
  }, [ids, posts]);

  // Last: the first focus is heard by what is above.
  useFirstFocus(list, ids);
  return { list, region, current };
}

/** Puts the focus into the list when it is there, for whoever came by a tab or went back; a page that is loaded begins at its top. */
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

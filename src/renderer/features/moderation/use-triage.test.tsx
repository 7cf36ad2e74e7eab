import { FlagRow } from '@oja/market/FlagRow';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useSyncExternalStore } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useTriage } from './use-triage.ts';

type Posts = Readonly<Record<string, readonly string[]>>;

/** The actions, in order. */
let done: string[];
/** The ids that the admin ended. */
let own: Set<string>;
/** The list on the server. */
let listed: Posts;
const listeners = new Set<() => void>();
const change = (posts: Posts) =>
  act(() => {
    listed = posts;
    for (const listener of listeners) listener();
  });
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function List() {
  const posts = useSyncExternalStore(subscribe, () => listed);
  const ids = useMemo(() => Object.keys(posts), [posts]);
  const rows = useMemo(
    () => Object.entries(posts).map(([postId, reports]) => ({ postId, flags: reports.map((_id) => ({ _id })) })),
    [posts],
  );
  const { list, region, current } = useTriage(rows, {
    isOwn: (id) => own.has(id),
    onTaken: ({ postId }, isGone) => done.push(`taken ${isGone ? 'all' : 'part'} of ${postId}`),
  });
  return (
    <section ref={region} tabIndex={-1} aria-label="All">
      <input aria-label="Elsewhere" />
      <ul ref={list}>
        {ids.map((id) => (
          <li key={id}>
            <FlagRow
              postTitle={id}
              postLink={<Link to={`/post/${id}`} />}
              reports={(posts[id] ?? []).map((report) => ({
                id: report,
                reason: 'Spam',
                reporter: report,
                createdAt: 0,
              }))}
              onDismiss={(report) => done.push(`dismiss ${report}`)}
              onDeletePost={() => done.push(`delete ${id}`)}
              current={id === current}
            />
            {/* Keys in a field are text, not shortcuts. */}
            <input aria-label={`Note on ${id}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const THREE: Posts = { wig: ['ada'], land: ['bayo', 'chi'], gold: ['efe'] };
const row = (name: string) => screen.getByRole('article', { name });
const focus = (element: HTMLElement) => act(() => element.focus());
const press = (keys: string) => userEvent.setup().keyboard(keys);

function open() {
  const router = createMemoryRouter(
    [
      { path: '/', element: <List /> },
      { path: '/post/:id', element: <p>The post</p> },
      { path: '/from', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  done = [];
  own = new Set();
  listed = THREE;
});

describe('keys in the list', () => {
  it('letters and arrows move the focus row by row and stop at both ends', async () => {
    open();
    focus(row('wig'));
    for (const [key, name] of [
      ['j', 'land'],
      ['{ArrowDown}', 'gold'],
      ['j', 'gold'],
      ['k', 'land'],
      ['{ArrowUp}', 'wig'],
      ['k', 'wig'],
    ] as const) {
      await press(key);
      expect(row(name)).toHaveFocus();
    }
  });

  it('a key applies to the focused report, else to the first report of the row', async () => {
    open();
    focus(row('land'));
    await press('d');
    focus(screen.getByRole('button', { name: /^Dismiss.*@chi$/ }));
    await press('d');
    await press('{Delete}');
    await press('#');
    expect(done).toEqual(['dismiss bayo', 'dismiss chi', 'delete land', 'delete land']);
  });

  it.each(['o', '{Enter}'])('%s opens the post of the row', async (key) => {
    const router = open();
    focus(row('land'));
    await press(key);
    expect(router.state.location.pathname).toBe('/post/land');
  });

  it('keys do nothing outside the list, in a field, with a modifier, or while held down', async () => {
    open();
    await press('jd');
    focus(screen.getByRole('textbox', { name: 'Elsewhere' }));
    await press('jd#');
    focus(screen.getByRole('textbox', { name: 'Note on wig' }));
    await press('jdo#');
    expect(screen.getByRole('textbox', { name: 'Note on wig' })).toHaveValue('jdo#');
    focus(row('wig'));
    await press('{Control>}d{/Control}{Meta>}d{/Meta}{Alt>}j{/Alt}{Shift>}D{/Shift}');
    expect(row('wig')).toHaveFocus();
    expect(done).toEqual([]);
    await press('{d>3/}');
    expect(done).toEqual(['dismiss ada']);
  });

  it('Enter on a button only presses that button', async () => {
    const router = open();
    focus(screen.getByRole('button', { name: /^Dismiss.*@ada$/ }));
    await press('{Enter}');
    expect(done).toEqual(['dismiss ada']);
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('a row that another admin has dealt with', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('keys that act pause for a moment, so that they do not hit the next row', async () => {
    const router = open();
    focus(row('land'));
    change({ wig: ['ada'], gold: ['efe'] });
    expect(row('gold')).toHaveFocus();
    await press('d{Delete}#{Enter}');
    expect(done).toEqual(['taken all of land']);
    expect(router.state.location.pathname).toBe('/');
    vi.advanceTimersByTime(700);
    await press('d');
    expect(done.at(-1)).toBe('dismiss efe');
  });

  it('focusing another row ends the pause', async () => {
    open();
    focus(row('land'));
    change({ wig: ['ada'], gold: ['efe'] });
    await press('kd');
    expect(done).toEqual(['taken all of land', 'dismiss ada']);
  });

  it('losing the focused report pauses keys for the rest of the row, too', async () => {
    open();
    focus(screen.getByRole('button', { name: /^Dismiss.*@chi$/ }));
    change({ ...THREE, land: ['bayo'] });
    expect(row('land')).toHaveFocus();
    await press('d');
    expect(done).toEqual(['taken part of land']);
  });

  it('losing the first report of the focused row pauses keys, because another report is first now', async () => {
    open();
    focus(row('land'));
    change({ ...THREE, land: ['chi'] });
    expect(row('land')).toHaveFocus();
    await press('d');
    expect(done).toEqual(['taken part of land']);
    vi.advanceTimersByTime(700);
    await press('d');
    expect(done.at(-1)).toBe('dismiss chi');
  });

  it('losing a later report does not pause keys', async () => {
    open();
    focus(row('land'));
    change({ ...THREE, land: ['bayo'] });
    await press('d');
    expect(done).toEqual(['dismiss bayo']);
  });

  it('the pause also applies before the focus has been moved', async () => {
    const router = open();
    await act(() => router.navigate('/from'));
    await act(() => router.navigate('/'));
    expect(row('wig')).toHaveFocus();
    change({ land: ['bayo', 'chi'], gold: ['efe'] });
    expect(row('land')).toHaveFocus();
    await press('d');
    expect(done).toEqual(['taken all of wig']);
  });

  it('a row that this admin has ended causes no pause', async () => {
    open();
    focus(row('wig'));
    own.add('ada');
    change({ land: ['bayo', 'chi'], gold: ['efe'] });
    await press('d');
    own.add('land');
    change({ gold: ['efe'] });
    await press('d');
    expect(done).toEqual(['dismiss bayo', 'dismiss efe']);
  });
});

describe('the focus', () => {
  it('moves to the next row when its row is removed, to the last row at the end, and stays on the screen when the list is empty', () => {
    open();
    focus(row('land'));
    change({ wig: ['ada'], gold: ['efe'] });
    expect(row('gold')).toHaveFocus();
    change({ wig: ['ada'] });
    expect(row('wig')).toHaveFocus();
    change({});
    expect(screen.getByRole('region', { name: 'All' })).toHaveFocus();
  });

  it('is not moved if the admin has focused another element', () => {
    open();
    focus(row('land'));
    focus(screen.getByRole('textbox', { name: 'Elsewhere' }));
    change({ wig: ['ada'] });
    expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('does not return to the list, nor scroll the page, after a click on empty page area', async () => {
    open();
    focus(row('land'));
    await act(async () => row('land').blur());
    change({ wig: ['ada', 'dele'], land: ['bayo'], gold: ['efe'] });
    expect(document.body).toHaveFocus();
    change({ wig: ['ada'], gold: ['efe'] });
    expect(document.body).toHaveFocus();
    expect(done).toEqual([]);
  });

  it('moves without scrolling when another admin has removed its row', () => {
    open();
    focus(row('land'));
    const moved = vi.spyOn(row('gold'), 'focus');
    change({ wig: ['ada'], gold: ['efe'] });
    expect(moved).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  it('only the current row is in the Tab order', async () => {
    open();
    focus(row('land'));
    expect([row('wig'), row('land'), row('gold')].map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    await press('j');
    expect([row('wig'), row('land'), row('gold')].map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  });

  it('is not moved on a page load; it starts in the list when coming from another screen, and returns to the post that was opened', async () => {
    const router = open();
    expect(document.body).toHaveFocus();
    await act(() => router.navigate('/from'));
    await act(() => router.navigate('/'));
    expect(row('wig')).toHaveFocus();
    await press('jo');
    expect(router.state.location.pathname).toBe('/post/land');
    await act(() => router.navigate(-1));
    expect(row('land')).toHaveFocus();
    await press('d');
    expect(done.at(-1)).toBe('dismiss bayo');
  });
});

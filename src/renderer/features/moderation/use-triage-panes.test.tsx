import { ReportRow } from '@oja/market/ReportRow';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState, useSyncExternalStore } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';

import { useTriage } from './use-triage.ts';

/** The actions, in order. */
let done: string[];
/** The posts in the queue. */
let listed: readonly { postId: string; flags: { _id: string }[] }[];
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const rowsOf = (ids: readonly string[]) => ids.map((postId) => ({ postId, flags: [{ _id: `${postId}1` }] }));
const change = (ids: readonly string[]) =>
  act(() => {
    listed = rowsOf(ids);
    for (const listener of listeners) listener();
  });

function Panes() {
  const rows = useSyncExternalStore(subscribe, () => listed);
  const [opened, setOpened] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const { list, region, current } = useTriage(
    rows,
    {
      isOwn: () => true,
      onTaken: () => done.push('taken'),
    },
    {
      root,
      opened,
      onOpen(postId, by) {
        done.push(`${by} ${postId ?? 'none'}`);
        setOpened(postId);
      },
      onDelete: () => done.push(`delete ${opened ?? 'none'}`),
    },
  );
  return (
    <>
      <input aria-label="Elsewhere" />
      <div ref={root}>
        <section ref={region} tabIndex={-1} aria-label="Queue">
          <ul ref={list}>
            {rows.map(({ postId: id }) => (
              <li key={id}>
                <ReportRow
                  postTitle={id}
                  link={<Link to={`/post/${id}`} />}
                  reasons={['Spam']}
                  reportedAt={0}
                  current={id === current}
                />
              </li>
            ))}
          </ul>
          <article aria-label="Review of ada">
            <button type="button">Remove</button>
          </article>
        </section>
        <button type="button" aria-keyshortcuts="d" onClick={() => done.push(`dismiss ${opened ?? 'none'}`)}>
          Dismiss
        </button>
      </div>
    </>
  );
}

const row = (name: string) => screen.getByRole('article', { name });
const press = (keys: string) => userEvent.setup().keyboard(keys);

beforeEach(() => {
  done = [];
  listed = rowsOf(['wig', 'land', 'gold']);
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Panes /> }])} />);
});

it('keys work before anything has the focus: the first move opens the first row, and acts are on the open one', async () => {
  await press('jjd#k');
  expect(done).toEqual(['move wig', 'move land', 'dismiss land', 'delete land', 'move wig']);
  expect(row('wig')).toHaveFocus();
});

it('a key that acts opens another row first, so that nothing is ended unseen', async () => {
  act(() => row('gold').focus());
  await press('d');
  expect(done).toEqual(['open gold']);
  await press('d');
  expect(done).toEqual(['open gold', 'dismiss gold']);
});

it('keys work in the other panes, and Enter there only presses what has the focus', async () => {
  await press('o');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await press('{Enter}');
  await press('j');
  expect(done).toEqual(['open wig', 'dismiss wig', 'move land']);
});

it('keys do nothing in a field outside the panes', async () => {
  act(() => screen.getByRole('textbox', { name: 'Elsewhere' }).focus());
  await press('jod#');
  expect(done).toEqual([]);
});

it('keys on a reported review below the queue do not act on the open post', async () => {
  await press('o');
  act(() => screen.getByRole('button', { name: 'Remove' }).focus());
  await press('d#j');
  expect(done).toEqual(['open wig']);
});

it('when the open post ends, the one in its place is opened, the last at the end, and none when the queue is empty', async () => {
  await press('jj');
  done = [];
  change(['wig', 'gold']);
  change(['wig']);
  change([]);
  expect(done).toEqual(['end gold', 'end wig', 'end none']);
  expect(screen.getByRole('region', { name: 'Queue' })).toHaveFocus();
});

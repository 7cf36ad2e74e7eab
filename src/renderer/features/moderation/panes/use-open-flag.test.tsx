import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, useRef, useState } from 'react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { useTriage } from '../use-triage.ts';
import { useOpenFlag, useOpenFlagFocus } from './use-open-flag.ts';

type Row = { postId: string; flags: { _id: string }[] };
const rowsOf = (ids: readonly string[]): Row[] => ids.map((postId) => ({ postId, flags: [{ _id: `${postId}1` }] }));
let list: (ids: readonly string[]) => void;

function Panes() {
  const [rows, setRows] = useState(rowsOf(['wig', 'land', 'gold']));
  list = (ids) => setRows(rowsOf(ids));
  const root = useRef<HTMLDivElement>(null);
  const openFlag = useOpenFlag();
  const { opened, open: onOpen } = openFlag;
  const handlers = { isOwn: () => true, onTaken: () => undefined };
  const triage = useTriage(rows, handlers, { root, opened, onOpen, onDelete: () => undefined });
  useOpenFlagFocus(root, openFlag);
  return (
    <div ref={root}>
      <section ref={triage.region} data-pane-content="queue" tabIndex={-1}>
        <ul ref={triage.list}>
          {rows.map(({ postId }) => (
            <li key={postId}>
              <article aria-label={postId} tabIndex={postId === triage.current ? 0 : -1} />
            </li>
          ))}
        </ul>
      </section>
      <section data-pane-content="evidence" aria-label="Evidence" tabIndex={-1}>
        {opened}
      </section>
    </div>
  );
}

const row = (name: string) => screen.getByRole('article', { name });
const evidence = () => screen.getByRole('region', { name: 'Evidence' });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

beforeEach(() => {
  // The simulated browser has none.
  Element.prototype.scrollTo ??= () => undefined;
  globalThis.history.replaceState(null, '', '/dashboard/flags');
  render(
    <BrowserRouter>
      <Panes />
    </BrowserRouter>,
  );
});
afterEach(() => globalThis.history.replaceState(null, '', '/'));

it('a key that opens moves the focus to the evidence, and one that moves from row to row does not', async () => {
  await act(async () => press('j'));
  await act(async () => press('j'));
  expect(row('land')).toHaveFocus();
  expect(evidence()).toHaveTextContent('land');
  await act(async () => press('o'));
  expect(evidence()).toHaveFocus();
});

it('when the focused row goes in the same step in which its address arrives, the focus moves to the row in its place', async () => {
  await act(async () => press('j'));
  await act(async () => {
    press('j');
    startTransition(() => list(['wig', 'gold']));
  });
  expect(row('gold')).toHaveFocus();
  expect(evidence()).toHaveTextContent('gold');
});

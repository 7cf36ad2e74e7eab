import { ReportRow } from '@oja/market/ReportRow';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, useRef, useState } from 'react';
import { BrowserRouter, Link } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { useTriage } from '../use-triage.ts';
import { useOpenFlag, useOpenFlagFocus } from './use-open-flag.ts';

type Row = { postId: string; flags: { _id: string }[] };
const rowsOf = (ids: readonly string[]): Row[] => ids.map((postId) => ({ postId, flags: [{ _id: `${postId}1` }] }));

function Panes() {
  const [rows, setRows] = useState(rowsOf(['wig', 'land', 'gold']));
  const root = useRef<HTMLDivElement>(null);
  const openFlag = useOpenFlag();
  const { opened, open: onOpen } = openFlag;
  const handlers = { isOwn: () => true, onTaken: () => undefined };
  const { list, region, current } = useTriage(rows, handlers, { root, opened, onOpen, onDelete: () => undefined });
  useOpenFlagFocus(root, openFlag);
  return (
    <div ref={root}>
      <section ref={region} data-pane-content="queue" tabIndex={-1}>
        <ul ref={list}>
          {rows.map(({ postId }) => (
            <li key={postId}>
              <ReportRow
                postTitle={postId}
                link={<Link to={`/dashboard/post/details/${postId}`} />}
                reasons={['Spam']}
                reportedAt={0}
                current={postId === current}
              />
            </li>
          ))}
        </ul>
      </section>
      <section data-pane-content="evidence" aria-label="Evidence" tabIndex={-1}>
        {opened}
      </section>
      {/* As React shows it when the list changes while the address is on its way. */}
      <button type="button" onClick={() => startTransition(() => setRows(rowsOf(['wig', 'gold'])))}>
        End land
      </button>
    </div>
  );
}

// jsdom has none.
Object.assign(Element.prototype, { scrollTo: () => undefined });

const row = (name: string) => screen.getByRole('article', { name });
const evidence = () => screen.getByRole('region', { name: 'Evidence' });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

beforeEach(() => {
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
    fireEvent.click(screen.getByRole('button', { name: 'End land' }));
  });
  expect(row('gold')).toHaveFocus();
  expect(evidence()).toHaveTextContent('gold');
});

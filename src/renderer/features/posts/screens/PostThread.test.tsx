import type { Comment } from '@oja/contract/comments';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';

import { stubBrowser } from '../../../../../tests/components/browser-stubs.ts';
import { startAppStore } from '../../../../../tests/fixtures/app-store.ts';
import { FakeServer } from '../../../../../tests/fixtures/fake-server.ts';
import { idOf, person } from '../../../../../tests/fixtures/live-store.ts';
import { POST } from '../../../../../tests/fixtures/post.ts';
import type { WantedComment } from '../comments/wanted-comment.ts';
import { PostThread } from './PostThread.tsx';

stubBrowser();

const reply = (number: number): Comment => ({
  _id: idOf(number),
  text: `Number ${number}`,
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  userId: person,
});

const scroll = vi.fn<(this: Element, options?: unknown) => void>();
beforeEach(() => {
  scroll.mockClear();
  Element.prototype.scrollIntoView = scroll;
});

const HERE = '/dashboard/post/details/1';

/** Links as notifications have them, one to another page, and the browser's way back. */
function Navigation() {
  const navigate = useNavigate();
  return (
    <>
      {[1, 2].map((number) => (
        <Link
          key={number}
          to={HERE}
          state={{ comment: idOf(number) } satisfies WantedComment}
        >{`Comment ${number}`}</Link>
      ))}
      <Link to="/dashboard">Home</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

const store = () => startAppStore(new FakeServer());
const page = (at: ReturnType<typeof store>, replies: Comment[]) => (
  <Provider store={at}>
    <MemoryRouter initialEntries={[HERE]}>
      <Navigation />
      <Routes>
        <Route path="/dashboard" element={null} />
        <Route
          path={HERE}
          element={
            <PostThread
              post={{ ...POST, replies, repliesCount: replies.length }}
              repliesCursor={null}
              composer={null}
            />
          }
        />
      </Routes>
    </MemoryRouter>
  </Provider>
);

function open(...numbers: number[]) {
  const at = store();
  const { rerender } = render(page(at, numbers.map(reply)));
  return { load: (...all: number[]) => rerender(page(at, all.map(reply))) };
}

const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
/** Presses a link or the button, and waits until the page has followed. */
const press = async (name: string) => {
  await userEvent.click(screen.getByText(name, { selector: 'a, button' }));
  await nextFrame();
};
const commentOf = (number: number) => screen.getByText(`Number ${number}`).closest('[role="group"]');

it('the comment that the post was opened for is scrolled to, focused and marked, once for each press', async () => {
  open(3, 2, 1);
  await nextFrame();
  expect(scroll).not.toHaveBeenCalled();
  await press('Comment 2');
  expect(scroll.mock.contexts).toEqual([commentOf(2)]);
  expect(commentOf(2)).toHaveFocus();
  expect(commentOf(2)?.className).toContain('wanted');
  expect(commentOf(1)?.className).not.toContain('wanted');
  await press('Comment 2');
  expect(scroll).toHaveBeenCalledTimes(2);
});

it('a comment that arrives with the new answer is found then, and one that is not there leaves the page as it is', async () => {
  const { load } = open(1);
  await press('Comment 2');
  expect(scroll).not.toHaveBeenCalled();
  load(2, 1);
  await nextFrame();
  expect(scroll.mock.contexts).toEqual([commentOf(2)]);
  load(3, 2, 1);
  await nextFrame();
  expect(scroll).toHaveBeenCalledOnce();
});

it('going back to the page restores its old position', async () => {
  open(1);
  await press('Comment 1');
  await press('Home');
  scroll.mockClear();
  await press('Back');
  expect(scroll).not.toHaveBeenCalled();
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MouseEvent, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';

import { usePostKeys } from './use-post-keys.ts';

function Feed({ count, isBusy }: { count: number; isBusy: boolean }) {
  usePostKeys();
  return (
    <div role="feed" aria-busy={isBusy}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <article>{`Post ${index}`}</article>
        </div>
      ))}
    </div>
  );
}

// jsdom lays nothing out.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

it('presses of J are kept while the list grows, and move on as the posts arrive', async () => {
  const { rerender } = render(<Feed count={1} isBusy />);
  await userEvent.keyboard('jjj');
  expect(screen.getByText('Post 0')).toHaveFocus();
  rerender(<Feed count={2} isBusy />);
  await expect.poll(() => document.activeElement?.textContent).toBe('Post 1');
  rerender(<Feed count={4} isBusy={false} />);
  await expect.poll(() => document.activeElement?.textContent).toBe('Post 2');
});

it('a press of J is forgotten when the list is complete, or the focus is elsewhere', async () => {
  const { rerender } = render(<Feed count={1} isBusy />);
  await userEvent.keyboard('jj');
  rerender(<Feed count={1} isBusy={false} />);
  await Promise.resolve();
  rerender(<Feed count={2} isBusy={false} />);
  await Promise.resolve();
  expect(screen.getByText('Post 0')).toHaveFocus();
});

function Page({ onPress }: { onPress: (what: string) => void }) {
  usePostKeys();
  return (
    <main>
      <article>
        <button data-action="like" onClick={() => onPress('like')}>
          Like
        </button>
        <button data-action="save" onClick={() => onPress('save')}>
          Save
        </button>
      </article>
      <div role="feed">
        <div>
          <article>
            <a href="#similar" data-action="open">
              Similar
            </a>
            <button data-action="save" onClick={() => onPress('save similar')}>
              Save
            </button>
          </article>
        </div>
      </div>
    </main>
  );
}

it('L and S act on the page’s post beside a list of similar ones, unless one of these has the focus', async () => {
  const pressed: string[] = [];
  render(<Page onPress={(what) => pressed.push(what)} />);
  await userEvent.keyboard('ls');
  expect(pressed).toEqual(['like', 'save']);
  act(() => screen.getByRole('link', { name: 'Similar' }).focus());
  await userEvent.keyboard('ls');
  expect(pressed).toEqual(['like', 'save', 'save similar']);
});

function Tiles({ onComment }: { onComment: () => void }) {
  usePostKeys();
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    history.pushState(null, '', '/details/1');
    // The list stays until the page is there.
    setTimeout(() => setOpen(true), 20);
  };
  if (!isOpen)
    return (
      <main id="content" tabIndex={-1}>
        <div role="feed">
          <div>
            <article>
              <a href="/details/1" data-action="open" onClick={open}>
                Kettle
              </a>
            </article>
          </div>
        </div>
      </main>
    );
  return (
    <main id="content" tabIndex={-1}>
      <article>
        <button data-action="like">Like</button>
        <button data-action="comment" onClick={onComment}>
          Comment
        </button>
      </article>
    </main>
  );
}

it('C on a tile begins a comment on the page of its post', async () => {
  let comments = 0;
  render(<Tiles onComment={() => (comments += 1)} />);
  act(() => screen.getByRole('link', { name: 'Kettle' }).focus());
  await userEvent.keyboard('c');
  expect(comments).toBe(0);
  await expect.poll(() => comments).toBe(1);
  expect(location.pathname).toBe('/details/1');
});

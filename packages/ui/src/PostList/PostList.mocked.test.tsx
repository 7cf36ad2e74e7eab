import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { PostList } from './PostList.tsx';

type Tell = (entries: { target: Element; isIntersecting: boolean; boundingClientRect: { height: number } }[]) => void;

/** The browser's one observer of all rows, from the first list on: the test says what is near. */
const browser = vi.hoisted(() => ({ tell: undefined as Tell | undefined, watched: new Set<Element>() }));
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(tell: Tell) {
      browser.tell = tell;
    }
    observe = (element: Element) => browser.watched.add(element);
    unobserve = (element: Element) => browser.watched.delete(element);
  },
);

const see = (isIntersecting: boolean, height: number, ...targets: Element[]) =>
  act(() => browser.tell?.(targets.map((target) => ({ target, isIntersecting, boundingClientRect: { height } }))));

const list = (...names: string[]) => (
  <PostList label="Newest posts" empty={null}>
    {names.map((name) => (
      <article key={name}>
        <input aria-label={name} />
      </article>
    ))}
  </PostList>
);
const slots = () => [...screen.getByRole('feed').children];
const names = () => screen.queryAllByRole('textbox').map((box) => box.getAttribute('aria-label'));

beforeEach(() => browser.watched.clear());

test('a post far out of view leaves its height, and comes back when it is near', () => {
  render(list('a', 'b', 'c'));
  const [, , last] = slots();
  if (!last) throw new Error('There is no third place.');
  see(false, 640, last);
  expect(names()).toEqual(['a', 'b']);
  expect(last).toHaveStyle({ blockSize: '640px' });
  see(true, 640, last);
  expect(names()).toEqual(['a', 'b', 'c']);
  expect(last).not.toHaveStyle({ blockSize: '640px' });
});

test('a post that the reader has been in stays, with what was typed into it', () => {
  render(list('d', 'e'));
  fireEvent.focusIn(screen.getByRole('textbox', { name: 'd' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'd' }), { target: { value: 'Is it still there?' } });
  see(false, 640, ...slots());
  expect(names()).toEqual(['d']);
  expect(screen.getByRole('textbox', { name: 'd' })).toHaveValue('Is it still there?');
});

test('a list that comes back has its length at once, before it is known what is near', () => {
  const { unmount } = render(list('f', 'g'));
  see(false, 700, ...slots());
  unmount();
  expect(browser.watched.size).toBe(0);
  render(list('f', 'g', 'new'));
  expect(slots().map((slot) => slot.getAttribute('style'))).toEqual(['block-size: 700px;', 'block-size: 700px;', null]);
  expect(names()).toEqual(['new']);
});

test('a list that is hidden as a whole keeps its posts', () => {
  render(list('h'));
  see(false, 0, ...slots());
  expect(names()).toEqual(['h']);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { PostList } from './PostList.tsx';

type ObserverCallback = (
  entries: { target: Element; isIntersecting: boolean; boundingClientRect: { height: number } }[],
) => void;

/**
 * The shared observer of all slots, from the first list on: the test decides which slots are near and which are in
 * view.
 */
const browser = vi.hoisted(() => ({
  report: undefined as ObserverCallback | undefined,
  watched: new Set<Element>(),
  inView: [] as number[],
}));
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(report: ObserverCallback) {
      browser.report = report;
    }
    observe = (element: Element) => browser.watched.add(element);
    unobserve = (element: Element) => browser.watched.delete(element);
  },
);
vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
  const nth = [...(this.parentElement?.children ?? [])].indexOf(this);
  return DOMRect.fromRect({ y: browser.inView.includes(nth) ? 100 : 5000, height: 640 });
});

const see = (isIntersecting: boolean, height: number, ...targets: Element[]) =>
  act(() => browser.report?.(targets.map((target) => ({ target, isIntersecting, boundingClientRect: { height } }))));

const shortList = (...names: string[]) => (
  <PostList label="Newest posts" empty={null}>
    {names.map((name) => (
      <article key={name}>
        <input aria-label={name} />
      </article>
    ))}
  </PostList>
);

const FILLING = Array.from({ length: 30 }, (_, index) => `filling ${index}`);
/** The given posts, after enough others to make the list long. */
const list = (...names: string[]) => shortList(...FILLING, ...names);
const slots = () => [...screen.getByRole('feed').children];
/** The slots of the given posts, without the others. */
const own = () => slots().slice(FILLING.length);
const allNames = () => screen.queryAllByRole('textbox').map((box) => box.getAttribute('aria-label') ?? '');
const names = () => allNames().filter((name) => !FILLING.includes(name));

beforeEach(() => {
  browser.watched.clear();
  browser.inView = [];
});

test('a post far out of view is replaced by its height, and rendered again when it is near', () => {
  render(list('a', 'b', 'c'));
  const [, , last] = own();
  if (!last) throw new Error('There is no third place.');
  see(false, 640, last);
  expect(names()).toEqual(['a', 'b']);
  expect(last).toHaveStyle({ blockSize: '640px' });
  see(true, 640, last);
  expect(names()).toEqual(['a', 'b', 'c']);
  expect(last).not.toHaveStyle({ blockSize: '640px' });
});

test('a post that the reader interacted with stays, with its input, also from before the list was long', () => {
  const { rerender } = render(shortList('d', 'e'));
  fireEvent.focusIn(screen.getByRole('textbox', { name: 'd' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'd' }), { target: { value: 'Is it still there?' } });
  rerender(shortList('d', 'e', ...FILLING));
  see(false, 640, ...slots());
  expect(names()).toEqual(['d']);
  expect(screen.getByRole('textbox', { name: 'd' })).toHaveValue('Is it still there?');
});

test('a remounted list has its full height immediately, and the posts that were near', () => {
  const { unmount } = render(list('f', 'g', 'h'));
  see(false, 700, ...own());
  const [, , near] = own();
  if (!near) throw new Error('There is no third place.');
  see(true, 700, near);
  unmount();
  expect(browser.watched.size).toBe(0);
  render(list('f', 'g', 'h', 'new'));
  expect(own().map((slot) => slot.getAttribute('style'))).toEqual([
    'block-size: 700px;',
    'block-size: 700px;',
    null,
    null,
  ]);
  expect(names()).toEqual(['h', 'new']);
});

test('the posts in view of a remounted list are rendered in the first frame', () => {
  const { unmount } = render(list('i', 'j'));
  see(false, 700, ...own());
  unmount();
  browser.inView = [FILLING.length];
  render(list('i', 'j'));
  expect(names()).toEqual(['i']);
});

test('a hidden list keeps its posts', () => {
  render(list('k'));
  see(false, 0, ...slots());
  expect(names()).toEqual(['k']);
});

test('the posts of a further page are rendered as they come near, not all at once', () => {
  const { rerender } = render(list('l'));
  rerender(list('l', 'm', 'n'));
  expect(names()).toEqual(['l']);
  const [, second] = own();
  if (!second) throw new Error('There is no second place.');
  expect(second.getAttribute('style')).toMatch(/^block-size: \d+px;$/);
  see(true, 640, second);
  expect(names()).toEqual(['l', 'm']);
});

test('all posts of a short list stay, at any position', () => {
  render(shortList('o', 'p'));
  expect(browser.watched.size).toBe(0);
  expect(allNames()).toEqual(['o', 'p']);
});

test('a list that has become short renders all its posts again', () => {
  const { rerender } = render(list('q', 'r'));
  see(false, 640, ...own());
  rerender(shortList('q', 'r'));
  expect(allNames()).toEqual(['q', 'r']);
});

import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { withAdverts } from '../../packages/contract/src/advert-spacing.ts';
import {
  BADGE_MAX,
  BIO_PREVIEW_WORDS,
  CAROUSEL_ADVANCE_MS,
  CONVERSATION_PREVIEW_MAX,
  POST_PREVIEW_WORDS,
  POSTS_BETWEEN_ADVERTS,
  SEARCH_PAUSE_MS,
  SWIPE_MIN_PX,
} from '../../packages/contract/src/limits.ts';
import { createSwipeThreshold } from '../../packages/ui/src/ImageCarousel/swipe-threshold.ts';
import { useAdvance } from '../../packages/ui/src/ImageCarousel/use-advance.ts';
import { Badge } from '../../packages/ui/src/Badge/Badge.tsx';
import { previewOf } from '../../packages/market/src/ConversationRow/preview.ts';
import { PostCard } from '../../packages/market/src/PostCard/PostCard.tsx';
import { ProfileHeader } from '../../packages/market/src/ProfileHeader/ProfileHeader.tsx';
import { ConversationList } from '../../packages/market/src/ConversationList/ConversationList.tsx';

type Carousel = NonNullable<Parameters<typeof useAdvance>[0]>;

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const postOf = (count: number) =>
  createElement(PostCard, {
    author: { name: 'Ada', userName: 'ada' },
    createdAt: 0,
    title: 'Rice',
    description: words(count),
    price: null,
    pictures: [],
  });
const bioOf = (count: number) =>
  createElement(ProfileHeader, {
    person: { name: 'Ada', userName: 'ada', bio: words(count), followersCount: 0, followingCount: 0 },
    isOwn: true,
  });
const opener = (name: string) => screen.queryByRole('button', { name });

afterEach(() => vi.useRealTimers());

test('a post and a bio are shown in full up to their limit of words', () => {
  const { rerender } = render(postOf(POST_PREVIEW_WORDS));
  expect(opener('More')).toBeNull();
  rerender(postOf(POST_PREVIEW_WORDS + 1));
  expect(opener('More')).not.toBeNull();

  rerender(bioOf(BIO_PREVIEW_WORDS));
  expect(opener('See More')).toBeNull();
  rerender(bioOf(BIO_PREVIEW_WORDS + 1));
  expect(opener('See More')).not.toBeNull();
});

test('a conversation preview has at most its limit of characters', () => {
  const letters = 'a'.repeat(CONVERSATION_PREVIEW_MAX);
  expect([previewOf(letters), previewOf(`${letters}a`)]).toEqual([letters, `${letters}…`]);
});

test('a count above the highest is shown as 99+', () => {
  const { container, rerender } = render(createElement(Badge, { count: BADGE_MAX, label: 'unread' }));
  expect(container).toHaveTextContent(`${BADGE_MAX} unread`);
  rerender(createElement(Badge, { count: BADGE_MAX + 1, label: 'unread' }));
  expect(container).toHaveTextContent('99+ unread');
});

test('a badge and a text show counts as numbers up to the limit that they are given', () => {
  const { container, rerender } = render(createElement(Badge, { count: 10, label: 'unread', max: 10 }));
  expect(container).toHaveTextContent('10 unread');
  rerender(createElement(Badge, { count: 11, label: 'unread', max: 10 }));
  expect(container).toHaveTextContent('9+ unread');
});

test('a post without pictures says so in the words of the product', () => {
  const { container } = render(postOf(1));
  expect(container).toHaveTextContent('No images available');
});

test('a swipe changes the picture from its shortest distance on', () => {
  const { watchDrag, overrideRelease } = createSwipeThreshold(SWIPE_MIN_PX);
  const scrollTo = vi.fn<(index: number) => void>();
  const handlers: (() => void)[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of Embla's engine that is used
  const api = {
    scrollTo,
    selectedScrollSnap: () => 0,
    scrollSnapList: () => [0, 1],
    internalEngine: () => ({ options: { direction: 'ltr' } }),
    on: (_event: string, handle: () => void) => {
      handlers.push(handle);
    },
    off: () => {},
  } as unknown as Carousel;
  const stop = overrideRelease(api);
  const swipe = (distance: number) => {
    watchDrag(api, new MouseEvent('mousedown', { clientX: 200 }));
    window.dispatchEvent(new MouseEvent('mousemove', { clientX: 200 - distance }));
    handlers.at(0)?.();
  };
  swipe(SWIPE_MIN_PX - 1);
  swipe(SWIPE_MIN_PX);
  stop();
  expect(scrollTo.mock.calls).toEqual([[0], [1]]);
});

test('a picture stays for its interval', async () => {
  vi.useFakeTimers();
  const scrollNext = vi.fn<() => void>();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of Embla's engine that is used
  const api = { scrollNext, slideNodes: () => [] } as unknown as Carousel;
  renderHook(() => useAdvance(api, true, CAROUSEL_ADVANCE_MS, 0, 2));
  await act(() => vi.advanceTimersByTimeAsync(CAROUSEL_ADVANCE_MS - 1));
  expect(scrollNext).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(scrollNext).toHaveBeenCalledOnce();
});

test('an advert is placed after its number of posts', () => {
  const posts = Array.from({ length: 2 * POSTS_BETWEEN_ADVERTS }, (_, index) => ({ _id: `post ${index}` }));
  const kinds = withAdverts([{ posts, adverts: [{ _id: 'advert' }] }]).map(({ kind }) => kind);
  const round = [...posts.slice(POSTS_BETWEEN_ADVERTS).map(() => 'post'), 'advert'];
  expect(kinds).toEqual([...round, ...round]);
});

test('a search waits until the user has paused typing', () => {
  vi.useFakeTimers();
  const onSearch = vi.fn<(text: string) => void>();
  render(createElement(ConversationList, { hasConversations: true, onSearch }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'rice' } });
  act(() => {
    vi.advanceTimersByTime(SEARCH_PAUSE_MS - 1);
  });
  expect(onSearch).not.toHaveBeenCalled();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('rice');
});

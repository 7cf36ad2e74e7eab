import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { withAdverts } from '../../packages/contract/src/advert-spacing.ts';
import {
  BADGE_MAX,
  BIO_PREVIEW_WORDS,
  CONVERSATION_PREVIEW_MAX,
  POST_PREVIEW_WORDS,
  POSTS_BETWEEN_ADVERTS,
  SEARCH_PAUSE_MS,
} from '../../packages/contract/src/limits.ts';
import { Badge } from '../../packages/ui/src/Badge/Badge.tsx';
import { previewOf } from '../../packages/market/src/ConversationRow/preview.ts';
import { PostCard } from '../../packages/market/src/PostCard/PostCard.tsx';
import { ProfileHeader } from '../../packages/market/src/ProfileHeader/ProfileHeader.tsx';
import { ConversationList } from '../../packages/market/src/ConversationList/ConversationList.tsx';

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

import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import {
  BADGE_MAX, BIO_PREVIEW_WORDS, CONVERSATION_PREVIEW_CHARACTERS, POST_PREVIEW_WORDS, POSTS_BETWEEN_ADVERTS, SEARCH_DEBOUNCE_MS,
} from '../../packages/contract/src/limits.ts';
import { Badge } from '../../packages/ui/src/Badge/Badge.tsx';
import { previewOf } from '../../packages/ui/src/ConversationRow/preview.ts';
import { ExpandableText } from '../../packages/ui/src/ExpandableText/ExpandableText.tsx';
import { withAdverts } from '../../packages/ui/src/PostList/with-adverts.ts';
import { ProfileHeader } from '../../packages/ui/src/ProfileHeader/ProfileHeader.tsx';
import { SearchField } from '../../packages/ui/src/SearchField/SearchField.tsx';

/** The library knows no contract: that its own numbers are those of the specification (§9) is held here. */

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const opener = (name: string) => screen.queryByRole('button', { name });

afterEach(() => vi.useRealTimers());

test('a post and a bio are shown whole up to their number of words', () => {
  const { rerender } = render(createElement(ExpandableText, { text: words(POST_PREVIEW_WORDS) }));
  expect(opener('More')).toBeNull();
  rerender(createElement(ExpandableText, { text: words(POST_PREVIEW_WORDS + 1) }));
  expect(opener('More')).not.toBeNull();

  const bioOf = (count: number) =>
    createElement(ProfileHeader, { person: { name: 'Ada', userName: 'ada', bio: words(count), followersCount: 0, followingCount: 0 }, isOwn: true });
  rerender(bioOf(BIO_PREVIEW_WORDS));
  expect(opener('See More')).toBeNull();
  rerender(bioOf(BIO_PREVIEW_WORDS + 1));
  expect(opener('See More')).not.toBeNull();
});

test('a conversation is previewed by its first letters', () => {
  const letters = 'a'.repeat(CONVERSATION_PREVIEW_CHARACTERS);
  expect([previewOf(letters), previewOf(`${letters}a`)]).toEqual([letters, `${letters}…`]);
});

test('counts over the highest are 99+', () => {
  const { container, rerender } = render(createElement(Badge, { count: BADGE_MAX, label: 'unread' }));
  expect(container).toHaveTextContent(`${BADGE_MAX} unread`);
  rerender(createElement(Badge, { count: BADGE_MAX + 1, label: 'unread' }));
  expect(container).toHaveTextContent('99+ unread');
});

test('an advert comes after its number of posts', () => {
  const posts = Array.from({ length: 2 * POSTS_BETWEEN_ADVERTS }, (_, index) => ({ id: `post ${index}` }));
  const kinds = withAdverts([{ posts, adverts: [{ id: 'advert' }] }]).map(({ kind }) => kind);
  const round = [...posts.slice(POSTS_BETWEEN_ADVERTS).map(() => 'post'), 'advert'];
  expect(kinds).toEqual([...round, ...round]);
});

test('a search waits until typing has paused', () => {
  vi.useFakeTimers();
  const onSearch = vi.fn<(text: string) => void>();
  render(createElement(SearchField, { label: 'Search', onSearch }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'rice' } });
  act(() => {
    vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS - 1);
  });
  expect(onSearch).not.toHaveBeenCalled();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('rice');
});

import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { focusContent } from '../../../platform/focus-content.ts';
import { type PageKey, usePageKeys } from '../../../platform/page-keys.ts';

/** Whether the page has a list of posts. */
const hasPosts = () => document.querySelector('[role="feed"]') !== null;

/** The post that is a screen's subject: the only one outside of lists, with its actions. Lists may follow below it. */
function findOnlyPost(): Element | undefined {
  const posts = document.querySelectorAll('main article:has([data-action="like"]):not([role="feed"] *)');
  return posts.length === 1 ? posts[0] : undefined;
}

const hasPost = () => hasPosts() || findOnlyPost() !== undefined;

/** What is pressed in the focused post: the value of `data-action` in PostCard and PostTile. */
type PostAction = 'open' | 'like' | 'save' | 'comment';

const postKeys = (): readonly PageKey<'next' | 'previous' | PostAction>[] => [
  { act: 'next', on: ['j'], repeats: true, keys: ['J'], does: t`next post`, isOffered: hasPosts },
  { act: 'previous', on: ['k'], repeats: true, keys: ['K'], does: t`previous post`, isOffered: hasPosts },
  { act: 'open', on: ['o'], keys: ['O'], does: t`open the post`, isOffered: hasPosts },
  { act: 'like', on: ['l'], keys: ['L'], does: t`like it`, isOffered: hasPost },
  { act: 'save', on: ['s'], keys: ['S'], does: t`save it`, isOffered: hasPost },
  { act: 'comment', on: ['c'], keys: ['C'], does: t`comment on it`, isOffered: hasPost },
];

/** The target of the key; undefined at either end. */
function findPlace(step: 1 | -1): HTMLElement | undefined {
  const places = [...document.querySelectorAll<HTMLElement>('[role="feed"] > *')];
  const current = places.findIndex((place) => place.contains(document.activeElement));
  if (current !== -1) return places[current + step];
  // If the focus is elsewhere, the keys continue from the first visible post.
  const first = places.findIndex((place) => place.getBoundingClientRect().top >= 0);
  return step === 1 ? places.at(first) : places[(first === -1 ? places.length : first) - 1];
}

function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** How long posts near a place may take to get their real heights, in milliseconds. */
const SETTLE_MS = 1000;

/** What ends it at once: the reader scrolls. */
const SCROLLING = ['wheel', 'touchmove', 'keydown'];

/** Scrolls to a place, and again in each frame in which posts that are rendered on the way have moved it. */
function scrollToPlace(place: HTMLElement): void {
  place.scrollIntoView({ block: 'start' });
  const { top } = place.getBoundingClientRect();
  const settled = new AbortController();
  const { signal } = settled;
  for (const name of SCROLLING) addEventListener(name, () => settled.abort(), { signal, passive: true });
  setTimeout(() => settled.abort(), SETTLE_MS);
  const settle = () => {
    if (signal.aborted || !place.contains(document.activeElement)) return;
    if (Math.abs(place.getBoundingClientRect().top - top) > 1) place.scrollIntoView({ block: 'start' });
    requestAnimationFrame(settle);
  };
  requestAnimationFrame(settle);
}

/**
 * Focuses the post in a place and scrolls it into view. A distant place is empty until then and passes the focus to its
 * post.
 */
function focusPost(place: HTMLElement): void {
  const post = () => place.querySelector<HTMLElement>('article');
  focus(post() ?? place);
  scrollToPlace(place);
  if (post()) return;
  const arrival = new MutationObserver(() => {
    const arrived = post();
    if (!arrived && place.isConnected) return;
    arrival.disconnect();
    if (arrived && document.activeElement === place) focus(arrived);
    place.removeAttribute('tabindex');
  });
  arrival.observe(place, { childList: true });
}

/**
 * Keeps a press of J at the last post of a list that is still growing, until the next post is there, or the list is
 * complete or has lost the focus.
 * @returns whether the press is kept
 */
function awaitNext(): boolean {
  const feed = document.activeElement?.closest('[role="feed"]');
  const isGrowing = () => feed?.ariaBusy === 'true' && feed.contains(document.activeElement);
  if (!feed || !isGrowing()) return false;
  const growth = new MutationObserver(() => {
    const place = feed.contains(document.activeElement) ? findPlace(1) : undefined;
    if (place) focusPost(place);
    if (place || !isGrowing()) growth.disconnect();
  });
  growth.observe(feed, { childList: true, attributeFilter: ['aria-busy'] });
  return true;
}

/** The post that is the screen's subject, if the focus is in it, around it or nowhere. */
function findOnlyFocused(): Element | undefined {
  const post = findOnlyPost();
  const focused = document.activeElement;
  return post && (post.contains(focused) || focused?.contains(post)) ? post : undefined;
}

/** How long the page of a post may take to show it, in milliseconds. */
const PAGE_MS = 5000;

/**
 * Opens the page of a post whose tile has no field for a comment, and begins the comment there.
 * @param link the tile's link
 */
function commentOnPage(link: HTMLAnchorElement): void {
  const { pathname } = link;
  const before = findOnlyPost();
  link.click();
  focusContent();
  const arrival = new MutationObserver(() => {
    const post = findOnlyPost();
    if (!post || post === before || globalThis.location.pathname !== pathname) return;
    arrival.disconnect();
    post.querySelector<HTMLElement>('[data-action="comment"]')?.click();
  });
  arrival.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => arrival.disconnect(), PAGE_MS);
}

/**
 * Presses what an action names in the focused post, or in the one that is the screen's subject.
 * @returns whether there is such a post
 */
function press(action: PostAction): boolean {
  const post = document.activeElement?.closest('[role="feed"] > *') ?? findOnlyFocused();
  const target = post?.querySelector<HTMLElement>(`[data-action="${action}"]`);
  target?.click();
  if (target && action === 'open') focusContent();
  const link = target || action !== 'comment' ? null : post?.querySelector<HTMLAnchorElement>('a[data-action="open"]');
  if (link) commentOnPage(link);
  return target != null || link != null;
}

/**
 * On every screen that has a list of posts, J and K move the focus from post to post; O, L, S and C press what they
 * name in the focused one; C on a tile begins the comment on the post's page. L, S and C also work on the page of a
 * post, unless a similar one has the focus.
 */
export function usePostKeys(): void {
  const [keys] = useState(postKeys);
  usePageKeys(keys, (act) => {
    if (act !== 'next' && act !== 'previous') return press(act);
    const place = findPlace(act === 'next' ? 1 : -1);
    if (!place) return act === 'next' && awaitNext();
    focusPost(place);
    return true;
  });
}

import type { Post } from '@oja/contract/posts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { api } from './api.ts';

/** What an answer with posts in it carries: a list of them, alone or with adverts beside it. */
type Carried = Post[] | { posts: Post[]; adverts?: Post[] | undefined };

/** What the cache holds of it: one answer, or pages of them. */
type Draft = { data: Carried } | { pages: { data: Carried }[] };

const carriedPosts = (data: Carried) => (Array.isArray(data) ? data : [...data.posts, ...(data.adverts ?? [])]);
const postsIn = (draft: Draft) => ('pages' in draft ? draft.pages.flatMap(({ data }) => carriedPosts(data)) : carriedPosts(draft.data));

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type UpdateQueryData = (endpoint: string, args: unknown, recipe: (draft: Draft) => void) => UnknownAction;

/** Takes a post out of what an answer carries. */
function dropFrom(data: Carried, postId: string): void {
  for (const posts of Array.isArray(data) ? [data] : [data.posts, data.adverts ?? []]) {
    for (let index = posts.length - 1; index >= 0; index -= 1) if (posts[index]?._id === postId) posts.splice(index, 1);
  }
}

/**
 * Changes one post in every cached list, profile and page that shows it, so that no two places disagree.
 * @param recipe edits the post in place; called once a place
 */
export function patchPostEverywhere(
  dispatch: Dispatch,
  getState: () => unknown,
  postId: string,
  recipe: (post: Post) => void,
): void {
  patchAnswersWith(postId, dispatch, getState, (draft) => {
    for (const post of postsIn(draft)) if (post._id === postId) recipe(post);
  });
}

/** Takes a deleted post out of every cached list; the answer that carries it alone stays. */
export function dropPostFromLists(dispatch: Dispatch, getState: () => unknown, postId: string): void {
  patchAnswersWith(postId, dispatch, getState, (draft, endpoint) => {
    if (endpoint === 'getPost') return;
    for (const { data } of 'pages' in draft ? draft.pages : [draft]) dropFrom(data, postId);
  });
}

/** Edits every cached answer that carries a post. */
function patchAnswersWith(postId: string, dispatch: Dispatch, getState: () => unknown, recipe: (draft: Draft, endpoint: string) => void): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the empty API knows no endpoint; who provides a Post tag has one of the shapes above
  const updateQueryData = api.util.updateQueryData as unknown as UpdateQueryData;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query hands getState out untyped
  const state = getState() as Parameters<typeof api.util.selectInvalidatedBy>[0];
  for (const { endpointName, originalArgs } of api.util.selectInvalidatedBy(state, [{ type: 'Post', id: postId }])) {
    dispatch(updateQueryData(endpointName, originalArgs, (draft) => recipe(draft, endpointName)));
  }
}

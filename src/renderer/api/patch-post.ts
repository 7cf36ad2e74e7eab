import type { Post } from '@oja/contract/posts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { api } from './api.ts';

type Draft = { pages: { data: { posts: Post[] } }[] } | { data: { posts: Post[] } };

/** The shape that every cached answer with posts in it has in common: one answer, or pages of them. */
function postsIn(draft: Draft): Post[] {
  return 'pages' in draft ? draft.pages.flatMap(({ data }) => data.posts) : draft.data.posts;
}

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type UpdateQueryData = (endpoint: string, args: unknown, recipe: (draft: Draft) => void) => UnknownAction;

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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the empty API knows no endpoint; who provides a Post tag has one of the shapes above
  const updateQueryData = api.util.updateQueryData as unknown as UpdateQueryData;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query hands getState out untyped
  const state = getState() as Parameters<typeof api.util.selectInvalidatedBy>[0];
  for (const { endpointName, originalArgs } of api.util.selectInvalidatedBy(state, [{ type: 'Post', id: postId }])) {
    dispatch(
      updateQueryData(endpointName, originalArgs, (draft) => {
        for (const post of postsIn(draft)) if (post._id === postId) recipe(post);
      }),
    );
  }
}

import type { NewPost } from '@oja/contract/posts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The newest posts of followed vendors that the connection has reported, whether a list shows them or not. */
export interface NewPostsState {
  /** Newest first. */
  posts: readonly NewPost[];
  /** Ids of posts that were removed: they do not come back with an answer that is older. */
  removed: readonly string[];
}

const NONE: NewPostsState = { posts: [], removed: [] };

const newPostsSlice = createSlice({
  name: 'newPosts',
  initialState: NONE,
  reducers: {
    newPostsChanged: (_state, { payload }: PayloadAction<NewPostsState>) => payload,
  },
});

export const { newPostsChanged } = newPostsSlice.actions;
export const newPostsReducer = newPostsSlice.reducer;

/** Where a post stands by itself, with all its comments. */
export const postPath = (postId: string) => `/dashboard/post/details/${encodeURIComponent(postId)}`;

/** Where its author changes it. */
export const postEditPath = (postId: string) => `/dashboard/post/${encodeURIComponent(postId)}`;

export { chatPath, profilePath } from '../people/person-paths.ts';

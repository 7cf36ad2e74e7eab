/** The path of a post's own page, with all its comments. */
export const postPath = (postId: string) => `/dashboard/post/details/${encodeURIComponent(postId)}`;

/** The path where its author edits it. */
export const postEditPath = (postId: string) => `/dashboard/post/${encodeURIComponent(postId)}`;

/** Where a post stands by itself, with all its comments. */
export const postPath = (postId: string) => `/dashboard/post/details/${encodeURIComponent(postId)}`;

/** Where its author changes it. */
export const postEditPath = (postId: string) => `/dashboard/post/${encodeURIComponent(postId)}`;

/** A person's profile. */
export const profilePath = (userId: string) => `/dashboard/profile/${encodeURIComponent(userId)}`;

/** The conversation with a person. */
export const chatPath = (userId: string) => `/dashboard/chat/${encodeURIComponent(userId)}`;

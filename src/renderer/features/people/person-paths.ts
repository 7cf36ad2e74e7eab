/** A person's profile. */
export const profilePath = (userId: string) => `/dashboard/profile/${encodeURIComponent(userId)}`;

/** The conversation with a person. @param postId what the next message there is to be about */
export const chatPath = (userId: string, postId?: string) =>
  `/dashboard/chat/${encodeURIComponent(userId)}${postId === undefined ? '' : `?post=${encodeURIComponent(postId)}`}`;

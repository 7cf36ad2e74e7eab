/** The path of a person's profile. */
export const profilePath = (userId: string) => `/dashboard/profile/${encodeURIComponent(userId)}`;

/** The path of the conversation with a person. @param postId the post that the next message is about */
export const chatPath = (userId: string, postId?: string) =>
  `/dashboard/chat/${encodeURIComponent(userId)}${postId === undefined ? '' : `?post=${encodeURIComponent(postId)}`}`;

/** The path of a person's profile. */
export const profilePath = (userId: string) => `/dashboard/profile/${encodeURIComponent(userId)}`;

/** The path of the conversation with a person. @param postId the post that the next message is about */
export const chatPath = (userId: string, postId?: string) =>
  `/dashboard/chat/${encodeURIComponent(userId)}${postId === undefined ? '' : `?post=${encodeURIComponent(postId)}`}`;

/** The path of the conversation with a vendor, with the dialog for an offer for their post. */
export const offerPath = (vendorId: string, postId: string) => `${chatPath(vendorId)}?offer=${postId}`;

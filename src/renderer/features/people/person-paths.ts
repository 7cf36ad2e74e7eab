/** A person's profile. */
export const profilePath = (userId: string) => `/dashboard/profile/${encodeURIComponent(userId)}`;

/** The conversation with a person. */
export const chatPath = (userId: string) => `/dashboard/chat/${encodeURIComponent(userId)}`;

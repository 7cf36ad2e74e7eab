/** The purpose of a new post. Each has its own draft, so that a plain post is never paid for by mistake. */
export const DRAFT_PURPOSES = ['post', 'advert'] as const;
export type DraftPurpose = (typeof DRAFT_PURPOSES)[number];

/** The storage key of a new post's text. */
export const draftKey = (userId: string, purpose: DraftPurpose) => `oja.draft.${purpose}.${userId}`;

/** The storage key of a new post's list of pictures. */
export const pictureListKey = (userId: string, purpose: DraftPurpose) => `oja.draft.${purpose}-pictures.${userId}`;

/** The storage key of the changed text of a published post. */
export const editDraftKey = (userId: string, postId: string) => `oja.draft.post.${userId}.${postId}`;

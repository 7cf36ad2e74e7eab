import { type SavedRepliesAnswer, savedRepliesAnswerSchema } from '@oja/contract/saved-replies';

import { savedRepliesApi } from '../../../api/saved-replies-api.ts';
import type { AnswerStorage } from '../../../api/use-stored-answer.ts';

/** The saved replies are stored, so that they can be used without a connection. */
export const REPLIES_STORAGE: AnswerStorage<SavedRepliesAnswer> = {
  kind: 'saved-replies',
  toStore: (answer) => answer,
  parse: (kept) => Promise.resolve(savedRepliesAnswerSchema.safeParse(kept).data),
  select: (_id, state) => savedRepliesApi.endpoints.getSavedReplies.select()(state),
  show: (_id, value) =>
    savedRepliesApi.util.upsertQueryEntries([{ endpointName: 'getSavedReplies', arg: undefined, value }]),
  request: () =>
    savedRepliesApi.endpoints.getSavedReplies.initiate(undefined, { subscribe: false, forceRefetch: true }),
};

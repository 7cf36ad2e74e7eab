import type { Profile } from '@oja/contract/users';

import type { AnswerStorage } from '../../api/use-stored-answer.ts';
import { usersApi } from '../../api/users-api.ts';

/** The profiles that were opened last are stored, with the first page of their posts. */
export const PROFILE_STORAGE: AnswerStorage<{ data: Profile }> = {
  kind: 'profile',
  toStore: (answer) => answer,
  async parse(kept) {
    const { profileAnswerSchema } = await import('@oja/contract/users');
    return profileAnswerSchema.safeParse(kept).data;
  },
  select: (userId, state) => usersApi.endpoints.getProfile.select(userId)(state),
  show: (userId, value) => usersApi.util.upsertQueryEntries([{ endpointName: 'getProfile', arg: userId, value }]),
  request: (userId) => usersApi.endpoints.getProfile.initiate(userId, { subscribe: false, forceRefetch: true }),
};

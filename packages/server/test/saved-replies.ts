import { type SavedReply, savedRepliesAnswerSchema, savedReplyAnswerSchema } from '@oja/contract/saved-replies';

import type { Account, Answer, TestServer } from './test-server.ts';

/** Saves a reply. */
export function saveReply(server: TestServer, as: Account | undefined, changes: object = {}): Promise<Answer> {
  const body = { name: 'Price', text: 'It is {price}, {name}.', ...changes };
  return server.call('POST', '/api/v1/saved-replies', { as, body });
}

/** Saves a reply as `saveReply` does, and returns it. */
export async function newSavedReply(
  ...reply: [server: TestServer, as: Account, changes?: object]
): Promise<SavedReply> {
  return (await saveReply(...reply)).as(savedReplyAnswerSchema).data;
}

/** Returns a person's saved replies. */
export async function savedRepliesOf(server: TestServer, as: Account): Promise<SavedReply[]> {
  return (await server.call('GET', '/api/v1/saved-replies', { as })).as(savedRepliesAnswerSchema).data;
}

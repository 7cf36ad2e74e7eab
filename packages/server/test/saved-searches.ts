import { type SavedSearch, savedSearchAnswerSchema, savedSearchesAnswerSchema } from '@oja/contract/saved-searches';

import type { Account, Answer, TestServer } from './test-server.ts';

/** Saves a search, by default one for a word. */
export function saveSearch(
  server: TestServer,
  as: Account | undefined,
  query: object = { search: 'generator' },
  changes: object = {},
): Promise<Answer> {
  return server.call('POST', '/api/v1/saved-searches', { as, body: { name: 'Generators', query, ...changes } });
}

/** Saves a search as `saveSearch` does, and returns it. */
export async function newSavedSearch(
  ...search: [server: TestServer, as: Account, query?: object, changes?: object]
): Promise<SavedSearch> {
  return (await saveSearch(...search)).as(savedSearchAnswerSchema).data;
}

/** Returns a person's saved searches. */
export async function savedSearchesOf(server: TestServer, as: Account): Promise<SavedSearch[]> {
  return (await server.call('GET', '/api/v1/saved-searches', { as })).as(savedSearchesAnswerSchema).data;
}

import type { Account, Answer, TestServer } from './test-server.ts';

/** What a vendor has to fill in, as the form sends it. */
export const DRAFT = {
  title: 'Hand-dyed adire',
  description: 'Five yards, real indigo.',
  phoneNumber: '0803 123 4567',
  location: 'Itoku, Abeokuta',
  images: [] as string[],
};

export function post(server: TestServer, as: Account | undefined, changes: object = {}): Promise<Answer> {
  return server.call('POST', '/api/v1/posts', { ...(as && { as }), body: { ...DRAFT, ...changes } });
}

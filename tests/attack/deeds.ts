import { randomUUID } from 'node:crypto';

import { postCreatedAnswerSchema } from '@oja/contract/posts';

import { type Reply, addresses } from './caller.ts';
import type { Person } from './cast.ts';
import type { Target } from './target.ts';

/** What attackers and victims do again and again. */

const unused = addresses();

/** An address from which nobody has called before. */
export const newAddress = (): string => unused.next().value;

/** Logs in from an address that nobody has used, unless others are given. */
export function logIn(
  target: Target,
  { userName }: Pick<Person, 'userName'>,
  password: string,
  { from = newAddress(), deviceToken }: { from?: string | undefined; deviceToken?: string } = {},
): Promise<Reply> {
  return target.call('POST', '/api/login', {
    body: { userName, password, ...(deviceToken !== undefined && { deviceToken }) },
    from,
  });
}

/** Whether a password logs in, from a new address. */
export const opens = async (target: Target, person: Pick<Person, 'userName'>, password: string): Promise<boolean> =>
  (await logIn(target, person, password)).status === 200;

/** Whether a token is accepted as a session. */
export const isSession = async (target: Target, token: string): Promise<boolean> =>
  (await target.call('GET', '/api/v1/sessions', { token })).status === 200;

export function changePassword(target: Target, { id }: Pick<Person, 'id'>, token: string, password: string) {
  return target.call('PATCH', `/api/v1/users/profile/${id}`, { token, body: { password } });
}

/** Tries to confirm a session by a password or a code. */
export function confirm(
  target: Target,
  token: string,
  body: { password: string } | { code: string; deviceToken?: string },
) {
  return target.call('POST', '/api/v1/step-up', { token, body });
}

/** The title of all posts here. */
export const TITLE = 'Hand-dyed adire';

/** Posts something, as vendors may. */
export function post(target: Target, token: string): Promise<Reply> {
  const body = {
    title: TITLE,
    description: 'Five yards, real indigo.',
    phoneNumber: '0803 123 4567',
    location: 'Itoku, Abeokuta',
    images: [],
  };
  return target.call('POST', '/api/v1/posts', { token, body });
}

/** Posts something as a vendor, and returns its id. */
export async function newPost(target: Target, token: string): Promise<string> {
  return (await post(target, token)).as(postCreatedAnswerSchema).data.post._id;
}

/** @param postId a post that the message is about */
export function write(target: Target, token: string, recipientId: string, message = 'How far?', postId?: string) {
  return target.call('POST', '/api/v1/messages', {
    token,
    body: { recipientId, clientId: randomUUID(), message, img: '', ...(postId !== undefined && { postId }) },
  });
}

/** Signs up from a new address, unless one is given. */
export function signUp(
  target: Target,
  person: { userName: string; email: string; password: string; name?: string },
  from = newAddress(),
) {
  const { password, name = 'Ngozi Obi' } = person;
  return target.call('POST', '/api/signup', { body: { ...person, name, confirmPassword: password }, from });
}

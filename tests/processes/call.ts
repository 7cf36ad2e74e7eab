import { type Person, bearer } from './people.ts';

export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  body: any;
  headers: Headers;
}

/**
 * Calls a server as a user.
 * @throws if there is no complete answer: it is then unknown whether the call was executed
 */
export async function call(
  url: string,
  as: Person | undefined,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(url + path, {
    method,
    headers: { ...(as && bearer(as)), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: answer.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text,
    headers: answer.headers,
  };
}

import { type Person, bearer } from './people.ts';

export interface Answer {
  status: number;
  /** Parsed JSON, or text. Tests read it with the schemas of the contract. */
  body: unknown;
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

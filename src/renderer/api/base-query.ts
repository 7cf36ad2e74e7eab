import { QUERY_RETRIES } from '@oja/contract/limits';
import {
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
  retry,
} from '@reduxjs/toolkit/query/react';

import type { ThunkExtra } from '../session/sign-in.ts';
import { selectAccessToken, type SessionState } from '../session/session-slice.ts';
import { hasShape } from './answer-shape.ts';
import type { EndpointOptions } from './endpoint-options.ts';
import { callInTurn } from './toggles.ts';

type AppBaseQuery = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, Partial<EndpointOptions>>;

/**
 * An answer that has not come by then will not: a line that died without a word would keep messages and lists waiting for
 * as long as the browser believes in it. No answer to these calls is large; pictures are sent in another way.
 */
const ANSWER_MS = 30_000;

/**
 * Reads an answer, each of its strings once: a list of conversations or messages names the same ids and people in hundreds
 * of places, which weigh more than all else in it.
 * @throws SyntaxError for what is no JSON
 */
function parseAnswer(text: string): unknown {
  if (text === '') return null;
  const held = new Map<string, string>();
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value !== 'string') return value;
    const known = held.get(value);
    if (known === undefined) held.set(value, value);
    return known ?? value;
  });
}

/** Every call goes to the platform's server under /api, with the bearer token when there is one (spec §6). */
const callServer: AppBaseQuery = (args, api, extraOptions) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the store is built with this extra argument, which RTK Query's types do not carry
  const { platform } = api.extra as ThunkExtra;
  return fetchBaseQuery({
    baseUrl: `${platform.serverOrigin}/api`,
    timeout: ANSWER_MS,
    responseHandler: async (response) => parseAnswer(await response.text()),
    prepareHeaders(headers, { getState }) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above: RTK Query knows no store
      const token = selectAccessToken(getState() as { session: SessionState });
      if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
      return headers;
    },
  })(args, api, extraOptions);
};

/** An answer without the fields that the app reads is a failed call: no screen meets it. */
const callAndCheck: AppBaseQuery = async (args, api, extraOptions) => {
  const answer = await callServer(args, api, extraOptions);
  // An endpoint that does not say what it reads has no answer that would do.
  if (answer.error || (extraOptions.answer && hasShape(answer.data, extraOptions.answer))) return answer;
  // oxlint-disable-next-line oja/texts -- words for developers: what people read of a failed call stands in FAILURES
  return { error: { status: 'CUSTOM_ERROR', error: `The answer to ${api.endpoint} is not of the agreed shape.` } };
};

/** A second try helps against a broken line or a stumbling server, never against a refusal. */
function isWorthRetrying(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false;
  // A page in place of an answer, as proxies send it: its own status stands beside.
  const status = 'originalStatus' in error ? error.originalStatus : error.status;
  return status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR' || (typeof status === 'number' && status >= 500);
}

const callWhenDue: AppBaseQuery = (args, api, extraOptions) => {
  const call = () => callAndCheck(args, api, extraOptions);
  return extraOptions.takesTurns ? callInTurn(typeof args === 'string' ? args : args.url, call) : call();
};

/**
 * Queries retry twice (spec §9); mutations never, since a lost answer may stand for a done deed. An endpoint with another
 * rule gives its own `retryCondition` in its options.
 */
export const baseQuery: AppBaseQuery = retry(callWhenDue, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt <= QUERY_RETRIES && isWorthRetrying(error),
});

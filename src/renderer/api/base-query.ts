import { QUERY_RETRIES } from '@oja/contract/limits';
import { type BaseQueryFn, type FetchArgs, fetchBaseQuery, type FetchBaseQueryError, retry } from '@reduxjs/toolkit/query/react';

import type { ThunkExtra } from '../session/sign-in.ts';
import { selectAccessToken, type SessionState } from '../session/session-slice.ts';
import { fitsEnvelope } from './envelopes.ts';
import { parseAnswer } from './parse-answer.ts';

type AppBaseQuery = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>;

/**
 * An answer that has not come by then will not: a line that died without a word would keep messages and lists waiting for
 * as long as the browser believes in it. No answer to these calls is large; pictures are sent in another way.
 */
const ANSWER_MS = 30_000;

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

/** An answer without what the app reads of it counts as none: the call has failed, and no screen meets it. */
const callAndLook: AppBaseQuery = async (args, api, extraOptions) => {
  const answer = await callServer(args, api, extraOptions);
  if (answer.error || fitsEnvelope(api.endpoint, answer.data)) return answer;
  return { error: { status: 'CUSTOM_ERROR', error: `The answer to ${api.endpoint} is not of the agreed shape.` } };
};

/** A second try helps against a broken line or a stumbling server, never against a refusal. */
function isWorthRetrying(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false;
  // A page in place of an answer, as proxies send it: its own status stands beside.
  const status = 'originalStatus' in error ? error.originalStatus : error.status;
  return status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR' || (typeof status === 'number' && status >= 500);
}

/** Queries retry twice (spec §9); mutations never, since a lost answer may stand for a done deed. */
export const baseQuery: AppBaseQuery = retry(callAndLook, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt <= QUERY_RETRIES && isWorthRetrying(error),
});

import { QUERY_RETRIES } from '@oja/contract/limits';
import type { StepUpWayAnswer } from '@oja/contract/step-up';
import {
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
  retry,
} from '@reduxjs/toolkit/query/react';

import { countBytes } from '../platform/counted-bytes.ts';
import { translateAnswer } from '../platform/language.ts';
import type { ThunkExtra } from '../session/sign-in.ts';
import { selectAccessToken, type SessionState } from '../session/session-slice.ts';
import { type AnswerShape, matchesShape } from './answer-shape.ts';
import { fetchOrTakeEarly } from './early-answers.ts';
import type { EndpointOptions } from './endpoint-options.ts';
import { hasErrorCode } from './failure.ts';
import { requestStepUp, settleStepUp } from './step-up-requests.ts';
import { callInTurn } from './toggles.ts';

type AppBaseQuery = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, Partial<EndpointOptions>>;

/**
 * How long a call waits for its answer. On a connection that broke without notice, messages and lists would otherwise
 * wait until the browser gives up. Answers to these calls are small; pictures are uploaded in another way.
 */
const ANSWER_MS = 30_000;

/**
 * Parses an answer and stores each distinct string once: lists of conversations and messages contain the same ids and
 * people hundreds of times, which take most of their memory.
 * @throws SyntaxError if it is not JSON
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

/** Calls the platform's server under /api, with the bearer token if there is one (product §6). */
const callServer: AppBaseQuery = (args, api, extraOptions) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the store is built with this extra argument, which RTK Query's types do not carry
  const { platform } = api.extra as ThunkExtra;
  if (typeof args === 'object' && args.body !== undefined) countBytes(JSON.stringify(args.body).length);
  return fetchBaseQuery({
    baseUrl: `${platform.serverOrigin}/api`,
    timeout: ANSWER_MS,
    fetchFn: (input, init) => fetchOrTakeEarly(new Request(input, init)),
    responseHandler: async (response) => translateAnswer(parseAnswer(await response.text())),
    prepareHeaders(headers, { getState }) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above: RTK Query does not know the store's type
      const token = selectAccessToken(getState() as { session: SessionState });
      if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
      return headers;
    },
  })(args, api, extraOptions);
};

/** Turns an answer without the fields that the app reads into a failed call, so that no screen receives it. */
const callAndCheck: AppBaseQuery = async (args, api, extraOptions) => {
  const answer = await callServer(args, api, extraOptions);
  // No answer is valid for an endpoint that does not declare what it reads.
  if (answer.error || (extraOptions.answer && matchesShape(answer.data, extraOptions.answer))) return answer;
  // oxlint-disable-next-line oja/texts -- a text for developers: users see the texts in FAILURES
  return { error: { status: 'CUSTOM_ERROR', error: `The answer to ${api.endpoint} is not of the agreed shape.` } };
};

/** Whether a retry may help: it does if the connection broke or the server failed, but not after a permanent error. */
function isWorthRetrying(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false;
  // Proxies send a page instead of an answer: the original status is in another field.
  const status = 'originalStatus' in error ? error.originalStatus : error.status;
  return status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR' || (typeof status === 'number' && status >= 500);
}

const callWhenDue: AppBaseQuery = (args, api, extraOptions) => {
  const call = () => callAndCheck(args, api, extraOptions);
  return extraOptions.takesTurns ? callInTurn(typeof args === 'string' ? args : args.url, call) : call();
};

const STEP_UP_WAY = {
  data: { by: 'text', totp: 'boolean', email: 'text' },
} as const satisfies AnswerShape<StepUpWayAnswer>;

/**
 * Asks the user to confirm that the account is theirs if the server requires it, and then repeats the call (decision
 * 034). If the user cancels, the call fails with the server's first answer.
 */
const callWithStepUp: AppBaseQuery = async (args, api, extraOptions) => {
  const answer = await callWhenDue(args, api, extraOptions);
  // The session is over, so that a call which waits for a confirmation fails for this reason too.
  if (answer.error && hasErrorCode(answer.error, 'unauthenticated')) settleStepUp({ error: answer.error });
  if (!answer.error || !hasErrorCode(answer.error, 'step_up_required')) return answer;
  const way = await callAndCheck('/v1/step-up', api, { answer: STEP_UP_WAY });
  if (way.error) return way;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- callAndCheck has compared it with STEP_UP_WAY
  const outcome = await requestStepUp((way.data as StepUpWayAnswer).data);
  // One proof may not be enough: a second factor needs the password, and then a code by email.
  if (outcome === 'proved') return callWithStepUp(args, api, extraOptions);
  // The refused call keeps its request: its token shows that this session has ended.
  return outcome === 'cancelled' ? answer : { ...answer, error: outcome.error };
};

/**
 * Retries queries twice (product §9). Mutations are never retried, because the server may have executed one whose
 * answer was lost. An endpoint with another rule sets `retryCondition` in its options.
 */
export const baseQuery: AppBaseQuery = retry(callWithStepUp, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt <= QUERY_RETRIES && isWorthRetrying(error),
});

import type { RetryOptions } from '@reduxjs/toolkit/query/react';

import type { StoredList } from '../session/lists-slice.ts';
import type { AnswerShape, AnyAnswerShape } from './answer-shape.ts';

/** How a failed call is shown, where the plain rule of spec §8 does not hold: the server's message, else 'Network Error!'. */
interface FailureDisplay {
  /** What could not be done (spec §8 "Titles"); the server's message stands under it. */
  title?: string;
  /** The text where the server sent none. */
  fallback?: string;
  /** The text where the server could not be reached at all; `fallback` where there is none. */
  unreached?: string;
  /** How long it is shown, spec §9. */
  durationMs?: number;
}

/** What an endpoint says of its calls beside request, response and cache tags: RTK Query's `extraOptions`. */
export interface EndpointOptions extends Pick<RetryOptions, 'retryCondition'> {
  /** What the app reads of the answer. An answer without it is a failed call. */
  answer: AnyAnswerShape;
  /** How a failure is shown; `silent` where the screen or the outbox shows it. */
  failure?: FailureDisplay | 'silent';
  /** Calls to the same address wait for each other: for toggles. */
  takesTurns?: boolean;
  /** What of its pages belongs to the stored lists (spec §3 "Session store"). */
  listsToStore?(pages: readonly unknown[], args: unknown, viewerId: string): StoredList | undefined;
}

interface TypedOptions<Answer extends object, Args> extends Pick<
  EndpointOptions,
  'failure' | 'takesTurns' | 'retryCondition'
> {
  answer: AnswerShape<NoInfer<Answer>>;
  listsToStore?(pages: readonly NoInfer<Answer>[], args: Args, viewerId: string): StoredList | undefined;
}

/** Makes an endpoint's `extraOptions`, with its answer's type from the contract. */
export function endpointOptions<Answer extends object, Args = unknown>(
  options: TypedOptions<Answer, Args>,
): EndpointOptions {
  return options;
}

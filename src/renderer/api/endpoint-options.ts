import type { RetryOptions } from '@reduxjs/toolkit/query/react';

import type { StoredList } from '../session/lists-slice.ts';
import type { StoredLists } from '../platform/stored-session.ts';
import type { AnswerShape, AnyAnswerShape } from './answer-shape.ts';

/**
 * How a failed call is shown. Without it the rule of product §8 applies: the server's message, else 'Network Error!'.
 */
interface FailureDisplay {
  /** The action that failed (product §8 "Titles"); the server's message is shown below it. */
  title?: string;
  /** The text if the server sent none. */
  fallback?: string;
  /** The text if the server could not be reached; default `fallback`. */
  unreached?: string;
  /** How long it is shown, in milliseconds (product §9). */
  durationMs?: number;
}

/** Whose call it was, and the stored lists. */
interface StoredContext {
  userId: string;
  lists: StoredLists;
}

/** The options of an endpoint beside request, response and cache tags: RTK Query's `extraOptions`. */
export interface EndpointOptions extends Pick<RetryOptions, 'retryCondition'> {
  /** The fields that the app reads of the answer. An answer without them is a failed call. */
  answer: AnyAnswerShape;
  /** How a failure is shown; `silent` if the screen or the outbox shows it. */
  failure?: FailureDisplay | 'silent';
  /** Whether calls to the same address wait for each other, as toggles must. */
  takesTurns?: boolean;
  /**
   * Whether something stored on this device is shown if the server is unreachable (decision 030): the call's failure
   * then needs no toast.
   */
  isStored?(context: StoredContext, args: unknown): boolean | Promise<boolean>;
  /** Selects the part of its pages that belongs to the stored lists (product §3 "Session store"). */
  listsToStore?(pages: readonly unknown[], args: unknown, viewerId: string): StoredList | undefined;
}

interface TypedOptions<Answer extends object, Args> extends Pick<
  EndpointOptions,
  'failure' | 'takesTurns' | 'retryCondition'
> {
  answer: AnswerShape<NoInfer<Answer>>;
  isStored?(context: StoredContext, args: Args): boolean | Promise<boolean>;
  listsToStore?(pages: readonly NoInfer<Answer>[], args: Args, viewerId: string): StoredList | undefined;
}

/** Types an endpoint's `extraOptions` with its answer's type from the contract. */
export function endpointOptions<Answer extends object, Args = unknown>(
  options: TypedOptions<Answer, Args>,
): EndpointOptions {
  return options;
}

import { STATES, lgasOf, statesOf } from '@oja/contract/places';
import type { PostFilters } from '@oja/contract/post-filters';
import { VALIDATION } from '@oja/contract/texts';
import type { z } from 'zod';

/** Checks the place that a vendor chose: a known state, and one of its local governments. */
export function checkPlace(
  { state, lga }: { state?: string | null | undefined; lga?: string | null | undefined },
  context: z.RefinementCtx,
): void {
  const refuse = (field: 'state' | 'lga', message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (typeof state === 'string' && !STATES.includes(state)) refuse('state', VALIDATION.stateUnknown);
  else if (typeof lga === 'string' && typeof state !== 'string') refuse('state', VALIDATION.lgaWithoutState);
  else if (typeof lga === 'string' && !lgasOf(state ?? '').includes(lga)) refuse('lga', VALIDATION.lgaUnknown);
}

/** Checks that each place to which found posts are narrowed exists. */
export function checkPlaceFilters({ state, lga }: Partial<PostFilters>, context: z.RefinementCtx): void {
  if (state?.some((name) => !STATES.includes(name)))
    context.addIssue({ code: 'custom', path: ['state'], message: VALIDATION.stateUnknown });
  if (lga?.some((name) => statesOf(name).length === 0))
    context.addIssue({ code: 'custom', path: ['lga'], message: VALIDATION.lgaFilterUnknown });
}

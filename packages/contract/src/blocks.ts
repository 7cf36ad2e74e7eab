import { z } from 'zod';

import { confirmedAnswerOf } from './answers.ts';

/**
 * The block between two people, as one of them sees it: `mine` if the viewer blocked the other person (or both did),
 * `theirs` if only the other person did.
 */
export const blockSchema = z.enum(['none', 'mine', 'theirs']);
export type Block = z.infer<typeof blockSchema>;

/** POST and DELETE /api/v1/users/{id}/block: the block after the call. Repeating a call changes nothing. */
export const blockAnswerSchema = confirmedAnswerOf(z.object({ block: blockSchema }));
export type BlockAnswer = z.infer<typeof blockAnswerSchema>;

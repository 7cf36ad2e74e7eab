import { z } from 'zod';

import { answerOf } from './answers.ts';

/**
 * Whether one of two people has blocked the other, as one of them sees it: `mine` where they have blocked the other, also
 * where both have; `theirs` where only the other has.
 */
export const blockSchema = z.enum(['none', 'mine', 'theirs']);
export type Block = z.infer<typeof blockSchema>;

/** POST and DELETE /api/v1/users/{id}/block: what stands between the two now. Doing either again changes nothing. */
export const blockAnswerSchema = answerOf(z.object({ block: blockSchema })).extend({ message: z.string() });
export type BlockAnswer = z.infer<typeof blockAnswerSchema>;

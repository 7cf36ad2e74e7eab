import { ANSWER_STEPS } from '@oja/contract/limits';
import { expect, it } from 'vitest';

import { answerTime } from './answer-time.ts';

it('says each time in words, and nothing where it is not known', () => {
  expect(ANSWER_STEPS.map(({ shown }) => answerTime(shown))).toEqual([
    'Usually answers in a few minutes',
    'Usually answers in about 20 min',
    'Usually answers in about 1 h',
    'Usually answers in about 3 h',
    'Usually answers within a day',
  ]);
  expect(answerTime(undefined)).toBeUndefined();
});

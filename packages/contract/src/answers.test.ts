import { describe, expect, it } from 'vitest';

import { confirm } from './answers.ts';
import { CONFIRMATIONS } from './confirmations.ts';
import { ERROR_MESSAGES, VALIDATION } from './texts.ts';

describe('the codes of messages', () => {
  it('are snake_case words', () => {
    for (const code of [...Object.keys(ERROR_MESSAGES), ...Object.keys(CONFIRMATIONS)]) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    }
  });

  it('distinguish errors from confirmations: no code is used for both', () => {
    expect(Object.keys(CONFIRMATIONS).filter((code) => Object.hasOwn(ERROR_MESSAGES, code))).toEqual([]);
  });
});

it('no two messages about an input have the same text, so that each has one code', () => {
  const texts = Object.values(VALIDATION).filter((text) => typeof text === 'string');
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

describe('a confirmation', () => {
  it('has the text of its code', () => {
    expect(confirm('commented')).toEqual({ message: 'Comment added.', code: 'commented' });
  });

  it('names the person or category that its text is about', () => {
    expect(confirm('followed', 'Ada Bakes')).toEqual({ message: 'You are following Ada Bakes.', code: 'followed' });
    expect(confirm('no_category_posts', 'Hospital')).toEqual({
      message: 'No results Found in "Hospital" Category',
      code: 'no_category_posts',
    });
    // @ts-expect-error -- the name is missing
    confirm('followed');
    // @ts-expect-error -- this text has no name
    confirm('commented', 'Ada Bakes');
    // @ts-expect-error -- not in the record
    expect(() => confirm('comented')).toThrow(TypeError);
  });
});

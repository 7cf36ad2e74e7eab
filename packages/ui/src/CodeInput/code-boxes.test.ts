import { expect, test } from 'vitest';

import { cleanCode, fillBoxes, splitCode, typedCharacters } from './code-boxes.ts';

test('a code has letters and digits; what people paste with it is left out', () => {
  expect(cleanCode(' 7K-X 2M.\n', 'letters and digits')).toBe('7KX2M');
  expect(cleanCode('７Ｋ', 'letters and digits')).toBe('7K');
  expect(cleanCode('7K2', 'digits')).toBe('72');
  expect(cleanCode('ọ́😀', 'letters and digits')).toBe('');
});

test('a code is shown in its boxes from the left', () => {
  expect(splitCode('7K', 5)).toEqual(['7', 'K', '', '', '']);
  expect(splitCode('7KX2MQQ', 5)).toEqual(['7', 'K', 'X', '2', 'M']);
});

test('a whole code fills all boxes, wherever it comes in; a part of one only those from there on', () => {
  const boxes = ['1', '', '', '', ''];
  expect(fillBoxes(boxes, 2, '7KX2M')).toEqual({ boxes: ['7', 'K', 'X', '2', 'M'], focus: 4 });
  expect(fillBoxes(boxes, 2, '7KX2MQ')).toEqual({ boxes: ['7', 'K', 'X', '2', 'M'], focus: 4 });
  expect(fillBoxes(boxes, 3, 'AB')).toEqual({ boxes: ['1', '', '', 'A', 'B'], focus: 4 });
  expect(fillBoxes(boxes, 4, 'ABC')).toEqual({ boxes: ['1', '', '', '', 'A'], focus: 4 });
  expect(fillBoxes(boxes, 1, 'A')).toEqual({ boxes: ['1', 'A', '', '', ''], focus: 2 });
});

test('in a full box the new character counts, before or after the old one', () => {
  expect(typedCharacters('A', 'AB')).toBe('B');
  expect(typedCharacters('A', 'BA')).toBe('B');
  expect(typedCharacters('A', 'AA')).toBe('A');
  expect(typedCharacters('A', 'B')).toBe('B');
  expect(typedCharacters('', 'AB')).toBe('AB');
});

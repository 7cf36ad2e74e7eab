import { expect, test } from 'vitest';

import { cleanCode, fillBoxes, splitCode, typedCharacters } from './code-boxes.ts';

test('a code keeps letters and digits and drops other pasted characters', () => {
  expect(cleanCode(' 7K-X 2M.\n', 'letters and digits')).toBe('7KX2M');
  expect(cleanCode('７Ｋ', 'letters and digits')).toBe('7K');
  expect(cleanCode('7K2', 'digits')).toBe('72');
  expect(cleanCode('ọ́😀', 'letters and digits')).toBe('');
});

test('the boxes show a code from the left', () => {
  expect(splitCode('7K', 5)).toEqual(['7', 'K', '', '', '']);
  expect(splitCode('7KX2MQQ', 5)).toEqual(['7', 'K', 'X', '2', 'M']);
});

test('a complete code fills all boxes from any box; a partial code fills from the current box on', () => {
  const boxes = ['1', '', '', '', ''];
  expect(fillBoxes(boxes, 2, '7KX2M')).toEqual({ boxes: ['7', 'K', 'X', '2', 'M'], focus: 4 });
  expect(fillBoxes(boxes, 2, '7KX2MQ')).toEqual({ boxes: ['7', 'K', 'X', '2', 'M'], focus: 4 });
  expect(fillBoxes(boxes, 3, 'AB')).toEqual({ boxes: ['1', '', '', 'A', 'B'], focus: 4 });
  expect(fillBoxes(boxes, 4, 'ABC')).toEqual({ boxes: ['1', '', '', '', 'A'], focus: 4 });
  expect(fillBoxes(boxes, 1, 'A')).toEqual({ boxes: ['1', 'A', '', '', ''], focus: 2 });
});

test('a character typed into a full box replaces its content, before or after the old character', () => {
  expect(typedCharacters('A', 'AB')).toBe('B');
  expect(typedCharacters('A', 'BA')).toBe('B');
  expect(typedCharacters('A', 'AA')).toBe('A');
  expect(typedCharacters('A', 'B')).toBe('B');
  expect(typedCharacters('', 'AB')).toBe('AB');
});

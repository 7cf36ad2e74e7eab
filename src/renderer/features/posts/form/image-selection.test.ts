import { expect, it } from 'vitest';

import { selectImages } from './image-selection.ts';

const MEGABYTE = 1024 * 1024;
const image = (name: string, size = 1000) => ({ name, size, type: 'image/jpeg' });
const images = (count: number) => Array.from({ length: count }, (_, index) => image(`${index}.jpg`));

it('eight pictures are accepted', () => {
  expect(selectImages([], images(8))).toEqual({ accepted: images(8), message: undefined });
});

it('a ninth picture is refused, and the eight stay', () => {
  const { accepted, message } = selectImages(images(7), [image('a.jpg'), image('b.jpg')]);
  expect(accepted.map(({ name }) => name)).toEqual(['a.jpg']);
  expect(message).toBe('You can only upload up to 8 images.');
});

it('a picture whose name is already used is refused, and the others are accepted', () => {
  const { accepted, message } = selectImages([image('a.jpg')], [image('a.jpg'), image('b.jpg')]);
  expect(accepted.map(({ name }) => name)).toEqual(['b.jpg']);
  expect(message).toBe('Some images have already been selected.');
});

it('ten megabytes are accepted, one byte more is refused', () => {
  expect(selectImages([image('a.jpg', 4 * MEGABYTE)], [image('b.jpg', 6 * MEGABYTE)]).message).toBeUndefined();
  const { accepted, message } = selectImages([image('a.jpg', 4 * MEGABYTE)], [image('b.jpg', 6 * MEGABYTE + 1)]);
  expect(accepted).toEqual([]);
  expect(message).toBe('Total image size must not exceed 10MB.');
});

it('a file that is not an image is refused', () => {
  expect(selectImages([], [{ name: 'list.pdf', size: 10, type: 'application/pdf' }])).toEqual({
    accepted: [],
    message: 'Please select an image file',
  });
});

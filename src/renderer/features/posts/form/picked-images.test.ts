import { expect, it } from 'vitest';

import { type PickedImage, pickedImagesReducer, storedAddress } from './picked-images.ts';

const file = new File(['x'], 'one.jpg');
const HOUR_MS = 60 * 60 * 1000;
const sent = (hoursAgo: number): PickedImage => ({
  id: 'sent',
  file,
  status: 'done',
  progress: 1,
  url: 'sent.webp',
  storedAt: Date.now() - hoursAgo * HOUR_MS,
});
const OF_OTHER_POST: PickedImage = { id: 'other', status: 'done', progress: 1, url: 'other.webp' };

it('the address of a sent picture is good for less than a day, that of a picture of another post as long as it has it', () => {
  expect(storedAddress(sent(1))).toBe('sent.webp');
  expect(storedAddress(sent(23))).toBeUndefined();
  expect(storedAddress(OF_OTHER_POST)).toBe('other.webp');
});

it('pictures whose addresses are refused are sent again from their files, and those of another post are gone with it', () => {
  expect(pickedImagesReducer([OF_OTHER_POST, sent(1)], { type: 'forgotten' })).toEqual([
    { id: 'sent', file, status: 'waiting', progress: 0 },
  ]);
});

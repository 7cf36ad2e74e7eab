import { beforeEach, expect, it, vi } from 'vitest';

import { POST } from '../../../../../tests/fixtures/post.ts';
import { storeOwnPlace } from '../../../session/own-place.ts';
import { readFields, storeFields } from '../../../session/stored-fields.ts';
import { draftKey, pictureListKey } from './draft-keys.ts';
import { findDraft, firstValues, moveDraft, storeCopy } from './post-drafts.ts';
import { readPictures, storePictures } from './draft-pictures.ts';
import { storedAddress } from './picked-images.ts';
import { EMPTY_POST, valuesOf } from './post-form-values.ts';

const ADA = 'ada';
const keepPost = () => storeFields(draftKey(ADA, 'post'), { ...EMPTY_POST, title: 'Ankara' }, EMPTY_POST);

beforeEach(() => localStorage.clear());

it('a draft belongs to one person and one purpose', () => {
  keepPost();
  expect(findDraft(ADA, 'post')).toEqual({ title: 'Ankara' });
  expect(findDraft(ADA, 'advert')).toBeUndefined();
  expect(findDraft('bola', 'post')).toBeUndefined();
});

it('pictures without text are a draft, and an unreadable list is not', () => {
  localStorage.setItem(pictureListKey(ADA, 'post'), '[{"id":"one"}]');
  expect(findDraft(ADA, 'post')).toEqual({ title: '' });
  localStorage.setItem(pictureListKey(ADA, 'post'), '{');
  expect(findDraft(ADA, 'post')).toBeUndefined();
});

it('a moved draft belongs to its new purpose only', () => {
  keepPost();
  localStorage.setItem(pictureListKey(ADA, 'post'), '[{"id":"one"}]');
  moveDraft(ADA, 'post', 'advert');
  expect(findDraft(ADA, 'advert')).toEqual({ title: 'Ankara' });
  expect(localStorage.getItem(pictureListKey(ADA, 'advert'))).toBe('[{"id":"one"}]');
  expect(findDraft(ADA, 'post')).toBeUndefined();
});

const IMAGES = ['http://oja.test/images/aa/one.webp', 'http://oja.test/images/bb/two.webp'];

it('a post that is posted again becomes the draft of a new post with all its values, those it leaves empty too, and the addresses of its pictures', async () => {
  storeOwnPlace(ADA, { state: 'Lagos', lga: 'Ikeja' });
  keepPost();
  const post = { ...POST, title: 'Lace', price: 2500.5, condition: null, state: null, lga: null, images: IMAGES };
  expect(storeCopy(ADA, post)).toBe(true);
  const start = firstValues(ADA);
  expect(start.state).toBe('Lagos');
  expect({ ...start, ...readFields(draftKey(ADA, 'post'), start) }).toEqual(valuesOf(post));
  const pictures = await readPictures(ADA, 'post');
  expect(pictures.map(storedAddress)).toEqual(IMAGES);
  expect(findDraft('bola', 'post')).toBeUndefined();
});

it('a post is not posted again where the browser stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The storage is full.');
  });
  expect(storeCopy(ADA, { ...POST, images: IMAGES })).toBe(false);
  vi.restoreAllMocks();
});

it('on the desktop, the list of pictures and a move to another purpose are written to the disk at once', async () => {
  const call = vi.fn<(name: string) => Promise<unknown>>().mockResolvedValue({ ok: true, value: undefined });
  vi.stubGlobal('oja', { call });
  await storePictures(ADA, 'post', []);
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith('storage.flush'));
  moveDraft(ADA, 'post', 'advert');
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  vi.unstubAllGlobals();
});

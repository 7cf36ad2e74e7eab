import { beforeEach, expect, it } from 'vitest';

import { storeFields } from '../../../session/stored-fields.ts';
import { draftKey, pictureListKey } from './draft-keys.ts';
import { findDraft, moveDraft } from './post-drafts.ts';
import { EMPTY_POST } from './post-form-values.ts';

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

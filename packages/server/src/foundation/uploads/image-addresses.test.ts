import { sizedImage } from '@oja/contract/image-sizes';
import { IMAGE_WIDTHS } from '@oja/contract/limits';
import { expect, it } from 'vitest';

import { ImageAddresses } from './image-addresses.ts';
import { newImageKey } from './image-names.ts';

const addresses = new ImageAddresses('https://oja.example');

it('the server names sizes of pictures as the contract does', () => {
  const key = newImageKey();
  for (const width of IMAGE_WIDTHS) expect(addresses.sized(key, width)).toBe(sizedImage(addresses.full(key), width));
});

it('the server finds the key in an address of a picture that it created', () => {
  const key = newImageKey();
  expect(addresses.keyOf(addresses.full(key))).toBe(key);
});

it('the server accepts only the address of a full picture on this host', () => {
  const key = newImageKey();
  const full = addresses.full(key);
  for (const foreign of [
    addresses.sized(key, 320),
    full.replace('oja.example', 'oja.example.evil'),
    full.replace('https', 'http'),
    `${full}?x=1`,
    `${full}#x`,
    full.replace('/images/', '/images/../images/'),
    full.replace(key, key.toUpperCase()),
    full.replace(/\/..\//, '/zz/'),
    'https://oja.example/images/',
  ]) {
    expect(addresses.keyOf(foreign)).toBeUndefined();
  }
});

import { expect, it } from 'vitest';

import { shortAddress } from './short-address.ts';

it.each([
  ['102.89.34.7', '102.89.34.x'],
  ['::ffff:102.89.34.7', '102.89.34.x'],
  ['::ffff:6659:2207', '102.89.34.x'],
  ['2C0F:F5C0:4B2:91::17', '2c0f:f5c0:4b2:x'],
  ['2c0f::1', '2c0f:0:0:x'],
  ['::1', '0:0:0:x'],
  ['fe80::1ff:fe23:4567:890a%eth2', 'fe80:0:0:x'],
  ['', ''],
  ['unknown', ''],
])('%s is shown as "%s"', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});

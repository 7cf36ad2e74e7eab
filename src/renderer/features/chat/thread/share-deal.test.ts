import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { DEAL } from '../../../../../tests/fixtures/deal.ts';
import { shareDeal } from './share-deal.ts';

const WEB = { kind: 'web', serverOrigin: '' } as const;
const DESKTOP = { kind: 'desktop', serverOrigin: 'https://oja.test' } as const;
const AGREED = {
  ...DEAL,
  state: 'agreed',
  terms: { handover: 'pickup', payment: 'on_delivery', place: 'Ikeja City Mall', time: '2026-12-05T14:00:00.000Z' },
} as const;

const share = vi.fn<(data: ShareData) => Promise<void>>();
const toast = vi.spyOn(toasts, 'toast').mockReturnValue(0);
const copied = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  document.documentElement.lang = 'en';
  share.mockReset().mockResolvedValue();
  copied.mockReset().mockResolvedValue();
  toast.mockClear();
  vi.stubGlobal('navigator', { share, clipboard: { writeText: copied } });
});
afterEach(() => vi.unstubAllGlobals());

it('the share sheet gets post, shop, place, time and address', async () => {
  await shareDeal(AGREED, 'buyer', WEB);
  const [first, place, time, address] = (share.mock.calls[0]?.[0].text ?? '').split('\n');
  expect(first).toBe('I am buying “Kettle” from Bayo (@bayo) on Oja.');
  expect(place).toBe('Place: Ikeja City Mall');
  expect(time).toMatch(/^Time: Saturday,? .*5.*PM$/);
  expect(address).toBe(`${location.origin}/dashboard/post/details/${DEAL.post._id}`);
  expect(copied).not.toHaveBeenCalled();
});

it('what is not agreed is left out, and so is the address of a post that is gone', async () => {
  await shareDeal({ ...AGREED, terms: null, post: { ...DEAL.post, isAvailable: false } }, 'vendor', WEB);
  expect(share).toHaveBeenCalledWith({ text: 'I am selling “Kettle” to Bayo (@bayo) on Oja. Shop: Bayo (@bayo).' });
});

it('a shop is named before its person', async () => {
  const vendor = { ...AGREED.vendor, userName: 'Bayo Motors', isVerifiedVendor: true };
  await shareDeal({ ...AGREED, vendor }, 'buyer', WEB);
  expect(share.mock.calls[0]?.[0].text).toMatch(/^I am buying “Kettle” from Bayo Motors \(Bayo\) on Oja\.\n/);
});

it('on the desktop the text is copied, with the address on the web', async () => {
  await shareDeal(AGREED, 'buyer', DESKTOP);
  expect(share).not.toHaveBeenCalled();
  expect(copied).toHaveBeenCalledWith(expect.stringContaining('https://oja.test/'));
});

it('a sheet that fails is replaced by a copy, and a closed one by nothing', async () => {
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await shareDeal(AGREED, 'buyer', WEB);
  expect(copied).not.toHaveBeenCalled();
  share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  copied.mockRejectedValueOnce(new Error('no'));
  await shareDeal(AGREED, 'buyer', WEB);
  expect(toast).toHaveBeenCalledExactlyOnceWith({ tone: 'danger', title: 'Could not copy the text.' });
});

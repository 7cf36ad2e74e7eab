import { createPublicKey, verify } from 'node:crypto';

import { expect, it } from 'vitest';

import { DATABASES, startTestServer } from '../../../test/test-server.ts';
import { areSubscriptionKeys, encryptPush } from './encrypt-push.ts';
import { isPushEndpoint } from './push-hosts.ts';
import { Vapid } from './vapid.ts';

it('a text is encrypted as in the example of RFC 8291', () => {
  const encrypted = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    },
  );
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('keys that are no point on the curve, or of another length, are refused', () => {
  const good = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  expect(areSubscriptionKeys(good)).toBe(true);
  expect(areSubscriptionKeys({ ...good, auth: 'short' })).toBe(false);
  expect(areSubscriptionKeys({ ...good, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false);
  expect(areSubscriptionKeys({ ...good, p256dh: '' })).toBe(false);
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-db5p.notify.windows.com/w/?token=abc', true],
  ['http://push.test:8080/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user:pass@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.apple.com.example/abc', false],
  ['https://push.apple.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['http://push.test:8081/abc', false],
  ['file:///etc/passwd', false],
  ['', false],
])('the server posts to %s: %s', (endpoint, expected) => {
  expect(isPushEndpoint(endpoint, ['http://push.test:8080'])).toBe(expected);
});

it.each(DATABASES)('all servers on a %s database sign with one key, which is created once', async (kind) => {
  const server = await startTestServer(kind);
  const open = () => Vapid.open(server.database.queries, 'mailto:help@oja.test');
  const [one, other] = await Promise.all([open(), open()]);
  expect(one.publicKey).toBe(other.publicKey);
  const header = one.authorization('https://push.example/abc', server.clock.now);
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://push.example',
    exp: Math.floor(server.clock.now / 1000) + 12 * 3600,
    sub: 'mailto:help@oja.test',
  });
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(
    verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
  ).toBe(true);
  await server.stop();
});

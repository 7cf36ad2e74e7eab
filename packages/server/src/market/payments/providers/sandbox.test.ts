import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addAdvert, orderedAnswerSchema, referenceOf } from '../../../../test/adverts.ts';
import { balanceOf } from '../../../../test/ledger.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../../test/test-server.ts';

describe.each(DATABASES)('the sandbox checkout on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let origin: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.stop());

  async function checkout(): Promise<{ reference: string; advertId: string }> {
    const { advert, link } = await addAdvert(server, vendor);
    return { reference: referenceOf(link), advertId: advert._id };
  }
  const page = (reference: string) => fetch(`${origin}/sandbox/checkout/${reference}`);
  /** Sends what a browser sends when a button of the form is pressed. */
  const press = async (reference: string, button: string) => {
    const response = await fetch(`${origin}/sandbox/checkout/${reference}/${button}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
      redirect: 'manual',
    });
    return { status: response.status, location: response.headers.get('location') ?? '' };
  };
  const follow = async (location: string) =>
    (await fetch(origin + location.replace('http://oja.test', ''), { redirect: 'manual' })).headers.get('location');
  const stateOf = async (id: string) =>
    (await server.database.queries.selectFrom('adverts').select('state').where('id', '=', id).executeTakeFirstOrThrow())
      .state;

  it('shows the order without scripts or inline styles', async () => {
    const { reference } = await checkout();
    const response = await page(reference);
    const html = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("style-src 'self'");
    expect(html).toContain('₦4,800');
    expect(html).toContain('Oja weekly advert: An advert');
    expect(html).not.toMatch(/<script|<style|style=|\son\w+=/);
    const style = await fetch(`${origin}/sandbox/checkout.css`);
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await style.text()).toContain('prefers-color-scheme: light');
  });

  it('escapes the text of vendors', async () => {
    const body = {
      title: '<img src=x onerror=alert(1)>',
      description: 'x',
      phoneNumber: '08031234567',
      location: 'x',
      images: [],
    };
    const answer = await server.call('POST', '/api/v1/posts?adsType=daily&adsPrice=1000', { as: vendor, body });
    const { link } = answer.as(orderedAnswerSchema).data;
    expect(await (await page(referenceOf(link))).text()).toContain('&lt;img src=x');
  });

  it('activates the advert by a signed webhook after Pay, and then redirects the visitor to /payment-success', async () => {
    const { reference, advertId } = await checkout();
    const { status, location } = await press(reference, 'pay');
    expect([status, await stateOf(advertId)]).toEqual([303, 'active']);
    expect(await follow(location)).toBe(`http://oja.test/payment-success?reference=${reference}`);
    expect(await (await page(reference)).text()).toContain('₦4,800 paid');
  });

  it('pays once after a second Pay or a Cancel after Pay', async () => {
    const { reference, advertId } = await checkout();
    await Promise.all([press(reference, 'pay'), press(reference, 'pay')]);
    const { location } = await press(reference, 'cancel');
    expect(location).toContain('status=successful');
    expect(await follow(location)).toBe(`http://oja.test/payment-success?reference=${reference}`);
    expect(await (await page(reference)).text()).toContain('₦4,800 paid');
    expect([await stateOf(advertId), await balanceOf(server.database.queries, { owner: vendor.id })]).toEqual([
      'active',
      0,
    ]);
  });

  it.each([
    ['cancel', 'cancelled'],
    ['fail', 'failed'],
  ])(
    '%s: keeps the advert waiting, redirects the visitor with the state, and still allows the payment',
    async (button, word) => {
      const { reference, advertId } = await checkout();
      const { location } = await press(reference, button);
      expect(await follow(location)).toBe(`http://oja.test/dashboard/ads?payment=${word}&advert=${advertId}`);
      expect(await stateOf(advertId)).toBe('awaiting_payment');
      await press(reference, 'pay');
      expect(await stateOf(advertId)).toBe('active');
    },
  );

  it('answers 404 for an unknown checkout and an unknown button', async () => {
    const { reference } = await checkout();
    expect((await page('a'.repeat(43))).status).toBe(404);
    expect((await press('a'.repeat(43), 'pay')).status).toBe(404);
    expect((await press(reference, 'steal')).status).toBe(404);
  });

  it('answers 401 to a webhook with a missing, wrong or invalid signature', async () => {
    const { reference, advertId } = await checkout();
    const body = JSON.stringify({ event: 'charge.completed', data: { tx_ref: reference } });
    for (const signature of [undefined, '', 'f'.repeat(64)]) {
      const headers = {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'x-sandbox-signature': signature }),
      };
      expect((await fetch(`${origin}/api/payments/webhook/sandbox`, { method: 'POST', headers, body })).status).toBe(
        401,
      );
    }
    expect((await fetch(`${origin}/api/payments/webhook/sandbox`, { method: 'POST' })).status).toBe(401);
    expect(await stateOf(advertId)).toBe('awaiting_payment');
  });

  it('is unavailable in production unless it is allowed by name', async () => {
    const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://oja.test' };
    const live = await startTestServer('sqlite', {
      ...production,
      OJA_ALLOW: 'sms',
      FLUTTERWAVE_SECRET_KEY: 'x',
      FLUTTERWAVE_WEBHOOK_HASH: 'y'.repeat(16),
    });
    expect((await live.call('GET', '/sandbox/checkout.css')).status).toBe(404);
    await live.stop();
    const allowed = await startTestServer('sqlite', { ...production, OJA_ALLOW: 'sandbox,sms' });
    expect((await allowed.call('GET', '/sandbox/checkout.css')).status).toBe(200);
    await allowed.stop();
  });
});

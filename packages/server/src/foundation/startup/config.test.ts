import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readConfig } from './config.ts';
import { StartupFault } from './startup-fault.ts';
import { FOREIGN_VARIABLES } from './unknown-variables.ts';

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof StartupFault) return error.lines;
    throw error;
  }
  return [];
}

const FLUTTERWAVE = { FLUTTERWAVE_SECRET_KEY: 'FLWSECK-1', FLUTTERWAVE_WEBHOOK_HASH: 'hush, hush, a market' };
const TERMII = { SMS_PROVIDER: 'termii', TERMII_API_KEY: 'TL-1', TERMII_SENDER: 'Oja' };
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://oja.example',
  SMTP_URL: 'smtp://mail.example:587',
  ...FLUTTERWAVE,
  ...TERMII,
};

const production = (changes: Record<string, string>) => faultsOf({ ...PRODUCTION, ...changes });

describe('configuration', () => {
  it('allows a start on one machine without any variable', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      publicUrl: 'http://localhost:4000',
      stepUpMs: 600_000,
      databaseUrl: undefined,
      demo: true,
      isProduction: false,
    });
  });

  it('listens only on this machine while the demo market is on, unless HOST is set', () => {
    expect(readConfig({}).host).toBe('127.0.0.1');
    expect(readConfig({ OJA_DEMO: 'off' }).host).toBe('0.0.0.0');
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(readConfig(PRODUCTION).host).toBe('0.0.0.0');
  });

  it('treats an empty variable as absent, and removes a trailing slash', () => {
    expect(readConfig({ PORT: '', SMTP_URL: ' ', PUBLIC_URL: 'https://oja.example/' })).toMatchObject({
      port: 4000,
      publicUrl: 'https://oja.example',
    });
  });

  it('reports one line for each fault', () => {
    const faults = faultsOf({
      PORT: 'many',
      DATABASE_URL: 'mysql://x',
      OJA_DEMO: 'maybe',
      WEB_ORIGINS: 'not an origin',
      TRUST_PROXY: 'nginx',
      STEP_UP_SECONDS: '86401',
      RATE_LIMIT_SCALE: '0',
    });
    expect(faults.map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'WEB_ORIGINS',
      'OJA_DEMO',
      'TRUST_PROXY',
      'STEP_UP_SECONDS',
      'RATE_LIMIT_SCALE',
    ]);
    for (const line of faults) expect(line).not.toContain('\n');
  });

  it('reads lists separated by commas', () => {
    expect(readConfig({ TRUST_PROXY: '127.0.0.1, ::1,10.0.0.0/8' }).trustedProxies).toEqual([
      '127.0.0.1',
      '::1',
      '10.0.0.0/8',
    ]);
    expect(readConfig({ WEB_ORIGINS: 'https://a.example/app, http://localhost:5173' }).webOrigins).toEqual([
      'https://a.example',
      'http://localhost:5173',
    ]);
  });

  it('takes payments through Flutterwave with its key and its hash, and refuses one without the other', () => {
    expect(readConfig({}).flutterwave).toBeUndefined();
    const live = { api: 'https://api.flutterwave.com/v3', secretKey: 'FLWSECK-1', webhookHash: 'hush, hush, a market' };
    expect(readConfig(FLUTTERWAVE).flutterwave).toEqual(live);
    expect(readConfig({ ...FLUTTERWAVE, PAYMENTS_URL: 'https://pay.example/v3/' }).flutterwave).toEqual({
      ...live,
      api: 'https://pay.example/v3',
    });
    expect(faultsOf({ FLUTTERWAVE_SECRET_KEY: 'FLWSECK-1' })).toEqual([
      expect.stringMatching(/^FLUTTERWAVE_WEBHOOK_HASH is missing/),
    ]);
    expect(faultsOf({ FLUTTERWAVE_WEBHOOK_HASH: 'hush' })).toEqual([
      expect.stringMatching(/^FLUTTERWAVE_SECRET_KEY is missing/),
    ]);
  });

  it('sends text messages through Termii with its key and its sender, and refuses one without the others', () => {
    expect(readConfig({})).toMatchObject({ termii: undefined, smsPerDay: 1000 });
    const live = { api: 'https://api.ng.termii.com', apiKey: 'TL-1', sender: 'Oja', channel: 'dnd' };
    expect(readConfig(TERMII).termii).toEqual(live);
    const changes = { TERMII_URL: 'https://sms.example/', TERMII_CHANNEL: 'generic', SMS_PER_DAY: '50' };
    expect(readConfig({ ...TERMII, ...changes })).toMatchObject({
      termii: { ...live, api: 'https://sms.example', channel: 'generic' },
      smsPerDay: 50,
    });
    expect(faultsOf({ SMS_PROVIDER: 'termii' }).map((line) => line.split(' ')[0])).toEqual([
      'TERMII_API_KEY',
      'TERMII_SENDER',
    ]);
    expect(faultsOf({ TERMII_API_KEY: 'TL-1' })).toEqual([expect.stringMatching(/^SMS_PROVIDER is missing/)]);
    expect(faultsOf({ SMS_PROVIDER: 'pigeon' })).toEqual([expect.stringMatching(/^SMS_PROVIDER must be termii/)]);
  });

  it('never sends codes unencrypted in production, except to the machine itself', () => {
    expect(production({ TERMII_URL: 'http://sms.example' })).toEqual([
      'TERMII_URL http://sms.example is not encrypted: everybody on the way could read the key and the codes. Set it to an https address.',
    ]);
    expect(production({ TERMII_URL: 'http://127.0.0.1:4100' })).toEqual([]);
    expect(faultsOf({ ...TERMII, TERMII_URL: 'http://sms.example' })).toEqual([]);
  });

  it('never publishes the secret of Google’s web client as the secret of the desktop client', () => {
    expect(
      faultsOf({ GOOGLE_CLIENT_ID: 'web', GOOGLE_DESKTOP_CLIENT_ID: 'web', GOOGLE_DESKTOP_CLIENT_SECRET: 'secret' }),
    ).toEqual([expect.stringMatching(/would be public/)]);
    expect(faultsOf({ GOOGLE_DESKTOP_CLIENT_SECRET: 'secret' })).toEqual([
      expect.stringMatching(/^GOOGLE_DESKTOP_CLIENT_ID is missing/),
    ]);
  });

  it('stores pictures in a bucket that is named with both parts of its key, and reports missing parts', () => {
    expect(readConfig({ S3_REGION: 'eu-west-1' }).s3).toBeUndefined();
    const key = { S3_BUCKET: 'oja', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({ ...key, S3_ENDPOINT: 'https://s3.example', S3_PUBLIC_URL: 'https://cdn.example/' }).s3).toEqual(
      {
        bucket: 'oja',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
        endpoint: 'https://s3.example',
        region: 'us-east-1',
        publicUrl: 'https://cdn.example',
      },
    );
    expect(faultsOf({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'oja' }).map((line) => line.split(' ')[0])).toEqual(
      ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    );
  });

  it.each([
    ['S3_BUKET', 'S3_BUCKET'],
    ['SMTP_HOST', 'SMTP_URL'],
    ['FLUTTERWAVE_SECRETKEY', 'FLUTTERWAVE_SECRET_KEY'],
    ['GOOGLE_CLIENT', 'GOOGLE_CLIENT_ID'],
    ['SMS_A_DAY', 'SMS_PER_DAY'],
    ['TERMII_APIKEY', 'TERMII_API_KEY'],
  ])('refuses the unknown variable %s and suggests the nearest known one, %s', (unknown, nearest) => {
    const why = `${unknown} is not a variable of Oja. The nearest one is ${nearest}. Correct the name or remove the variable, and start again.`;
    expect(faultsOf({ [unknown]: 'x' })).toEqual([why]);
    expect(faultsOf({ [unknown]: 'x', PORT: 'many' })).toEqual([why, expect.stringMatching(/^PORT /)]);
    expect(faultsOf({ [unknown]: '' })).toEqual([]);
  });

  it("ignores variables of other software, and documents those that share a prefix with Oja's variables", () => {
    const operations = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
    for (const name of FOREIGN_VARIABLES) {
      expect(faultsOf({ [name]: 'x' })).toEqual([]);
      expect(operations).toContain(`\`${name}\``);
    }
    expect(faultsOf({ AWS_REGION: 'eu-west-1', SMTPD: 'x' })).toEqual([]);
  });

  it('starts production with the required variables, without the demo', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ isProduction: true, demo: false });
  });

  it('refuses the outbox, the demo, both sandboxes and a missing address in production, each by name', () => {
    const faults = faultsOf({ NODE_ENV: 'production', OJA_DEMO: 'on' });
    expect(faults.map((line) => line.split(/[ =]/)[0])).toEqual([
      'PUBLIC_URL',
      'SMTP_URL',
      'FLUTTERWAVE_SECRET_KEY',
      'SMS_PROVIDER',
      'OJA_DEMO',
    ]);
  });

  it('refuses an address without TLS and a short webhook hash in production, except on the machine itself', () => {
    expect(production({ PUBLIC_URL: 'http://oja.example' })).toEqual([
      'PUBLIC_URL http://oja.example is not encrypted: everybody on the way could read passwords. Put a proxy with TLS in front, and set PUBLIC_URL to its https address.',
    ]);
    for (const host of ['localhost:4000', '127.0.0.1', '127.3.2.1:80', '[::1]:4000'])
      expect(production({ PUBLIC_URL: `http://${host}` })).toEqual([]);
    expect(production({ PUBLIC_URL: 'http://localhost.example' })).toHaveLength(1);
    expect(production({ FLUTTERWAVE_WEBHOOK_HASH: 'x'.repeat(15) })).toEqual([
      "FLUTTERWAVE_WEBHOOK_HASH has fewer than 16 characters: who guesses it can confirm payments. Set a longer one here and in Flutterwave's dashboard.",
    ]);
    expect(production({ FLUTTERWAVE_WEBHOOK_HASH: 'x'.repeat(16) })).toEqual([]);
  });

  it('accepts them in production when they are allowed by name', () => {
    const { NODE_ENV, PUBLIC_URL } = PRODUCTION;
    const allowed = readConfig({ NODE_ENV, PUBLIC_URL, OJA_DEMO: 'on', OJA_ALLOW: 'outbox, demo, sandbox, sms' });
    expect(allowed).toMatchObject({ demo: true, smtpUrl: undefined, flutterwave: undefined, termii: undefined });
    expect(faultsOf({ ...PRODUCTION, OJA_ALLOW: 'everything' })[0]).toContain('OJA_ALLOW');
  });
});

import { describe, expect, it } from 'vitest';

import { readConfig } from './config.ts';
import { StartupFault } from './startup-fault.ts';

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof StartupFault) return error.lines;
    throw error;
  }
  return [];
}

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://oja.example', SMTP_URL: 'smtp://mail.example:587' };

describe('configuration', () => {
  it('starts on one machine without any variable', () => {
    expect(readConfig({})).toMatchObject({ port: 4000, publicUrl: 'http://localhost:4000', databaseUrl: undefined, demo: true, production: false });
  });

  it('takes an empty variable for an absent one, and a trailing slash away', () => {
    expect(readConfig({ PORT: '', SMTP_URL: ' ', PUBLIC_URL: 'https://oja.example/' })).toMatchObject({ port: 4000, publicUrl: 'https://oja.example' });
  });

  it('says one line for each fault', () => {
    const faults = faultsOf({ PORT: 'many', DATABASE_URL: 'mysql://x', OJA_DEMO: 'maybe', WEB_ORIGINS: 'not an origin', TRUST_PROXY: 'nginx', RATE_LIMIT_SCALE: '0' });
    expect(faults.map((line) => line.split(' ')[0])).toEqual(['PORT', 'DATABASE_URL', 'WEB_ORIGINS', 'OJA_DEMO', 'TRUST_PROXY', 'RATE_LIMIT_SCALE']);
    for (const line of faults) expect(line).not.toContain('\n');
  });

  it('reads lists separated by commas', () => {
    expect(readConfig({ TRUST_PROXY: '127.0.0.1, ::1,10.0.0.0/8' }).trustedProxies).toEqual(['127.0.0.1', '::1', '10.0.0.0/8']);
    expect(readConfig({ WEB_ORIGINS: 'https://a.example/app, http://localhost:5173' }).webOrigins).toEqual(['https://a.example', 'http://localhost:5173']);
  });

  it('production starts with what it needs, without the demo', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ production: true, demo: false });
  });

  it('production refuses the outbox, the demo and a missing address, each by name', () => {
    const faults = faultsOf({ NODE_ENV: 'production', OJA_DEMO: 'on' });
    expect(faults.map((line) => line.split(/[ =]/)[0])).toEqual(['PUBLIC_URL', 'SMTP_URL', 'OJA_DEMO']);
  });

  it('production takes them when they are allowed by name', () => {
    const { SMTP_URL: _, ...rest } = PRODUCTION;
    expect(readConfig({ ...rest, OJA_DEMO: 'on', OJA_ALLOW: 'outbox, demo' })).toMatchObject({ demo: true, smtpUrl: undefined });
    expect(faultsOf({ ...PRODUCTION, OJA_ALLOW: 'everything' })[0]).toContain('OJA_ALLOW');
  });
});

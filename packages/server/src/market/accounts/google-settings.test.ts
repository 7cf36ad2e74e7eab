import { createServer } from 'node:http';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type GoogleServer, claimsOfNewPerson as person, startGoogleServer } from '../../../test/google-server.ts';
import { startTestServer } from '../../../test/test-server.ts';

let google: GoogleServer;
beforeAll(async () => {
  google = await startGoogleServer();
});
afterAll(() => google.stop());

describe('an installation', () => {
  it('without a client id answers that Google sign-in is not offered', async () => {
    const server = await startTestServer('sqlite');
    const answer = await server.call('POST', '/api/google', { body: { access_token: 'x' } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'google_not_offered' } });
    await server.stop();
  });

  it('accepts tokens for the desktop app', async () => {
    const server = await startTestServer('sqlite', {
      ...google.environment,
      GOOGLE_DESKTOP_CLIENT_ID: 'installed.apps.example',
    });
    const token = await google.tokenFor(person({ aud: 'installed.apps.example' }));
    expect((await server.call('POST', '/api/google', { body: { access_token: token } })).status).toBe(200);
    await server.stop();
  });

  it('accepts tokens for its other clients', async () => {
    const server = await startTestServer('sqlite', {
      ...google.environment,
      GOOGLE_OTHER_CLIENT_IDS: 'desktop.apps.example',
    });
    const token = await google.tokenFor(person({ aud: 'desktop.apps.example' }));
    expect((await server.call('POST', '/api/google', { body: { access_token: token } })).status).toBe(200);
    await server.stop();
  });

  it('answers an error in time when Google is unreachable, silent or sends an invalid answer', async () => {
    const odd = createServer((request, response) => {
      if (request.url === '/nonsense') response.end('<html>');
      if (request.url === '/elsewhere')
        response.writeHead(302, { location: google.environment['GOOGLE_TOKENINFO_URL'] }).end();
    });
    await new Promise<void>((resolve) => {
      odd.listen(0, '127.0.0.1', resolve);
    });
    const address = odd.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    for (const place of ['http://127.0.0.1:1', `${url}/nonsense`, `${url}/elsewhere`, `${url}/silent`]) {
      const server = await startTestServer('sqlite', { ...google.environment, GOOGLE_TOKENINFO_URL: place });
      const began = performance.now();
      const answer = await server.call('POST', '/api/google', {
        body: { access_token: await google.tokenFor(person()) },
      });
      expect(answer).toMatchObject({ status: 401, body: { code: 'google_failed' } });
      expect(performance.now() - began).toBeLessThan(7000);
      await server.stop();
    }
    odd.closeAllConnections();
    odd.close();
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DEFAULT_SERVER_ORIGIN } from '../../renderer.config.ts';
import { type GoogleServer, startGoogleServer } from '../../packages/server/test/google-server.ts';
import { type OjaServer, startOja } from '../processes/oja-server.ts';
import { BEYOND_GATE } from '../suite.ts';
import { STANDIN_ORIGIN, dashboard, expect, test as base } from './fixtures.ts';
import { catchOpened } from './opened-outside.ts';

/**
 * Signing in with Google in the system's browser (architecture §8). The browser is simulated, everything else is real.
 */

const CLIENT = 'installed.apps.example';

const test = base.extend<object, { google: GoogleServer; server: OjaServer }>({
  google: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const google = await startGoogleServer();
      google.expects({ sub: '1', email: 'bisi@example.com', email_verified: true, name: 'Bisi Ade', aud: CLIENT });
      await use(google);
      await google.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ google }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'oja-desktop-google-'));
      const environment = {
        ...google.environment,
        PUBLIC_URL: DEFAULT_SERVER_ORIGIN,
        WEB_ORIGINS: STANDIN_ORIGIN,
        GOOGLE_DESKTOP_CLIENT_ID: CLIENT,
        GOOGLE_DESKTOP_CLIENT_SECRET: 'shown',
      };
      const server = await startOja({ dataDir, environment });
      await use(server);
      await server.program.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

test(
  'Google’s answer signs the user in, and a sign-in that is never answered can be cancelled',
  { tag: BEYOND_GATE },
  async ({ launch, google }) => {
    const { app, page } = await launch({ environment: { OJA_GOOGLE_ISSUER: google.url } });
    const opened = await catchOpened(app);
    const waiting = page.getByText('Waiting for your browser …');
    const begin = page.getByRole('button', { name: 'Continue with Google' });

    await begin.click();
    await expect(waiting).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(waiting).toHaveCount(0);

    await begin.click();
    await expect.poll(async () => (await opened()).length).toBe(2);
    const [abandoned = '', requested = ''] = await opened();
    expect(requested).toMatch(/^https:\/\/accounts\.google\.com\//);
    await expect(fetch(google.url + '/authorize' + new URL(abandoned).search)).rejects.toThrow();
    const answer = await fetch(google.url + '/authorize' + new URL(requested).search);
    expect(await answer.text()).toContain('You can go back to Oja');
    await expect(dashboard(page)).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

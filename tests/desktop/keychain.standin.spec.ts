import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { BEYOND_GATE } from '../suite.ts';
import { quitApp } from './desktop-app.ts';
import { dashboard, expect, goTo, signIn, test } from './fixtures.ts';

/** A locked keychain (architecture §8) is reported, and nothing that was stored is lost. */

test(
  'a locked keychain is reported and nothing is deleted; once unlocked, the user is signed in again',
  { tag: BEYOND_GATE },
  async ({ launch, account, home }) => {
    const stored = () => readFile(join(home.userData, 'session.json'), 'utf8');
    const first = await launch();
    await signIn(first.page, account);
    await quitApp(first);
    const before = await stored();

    const locked = await launch({ environment: { OJA_STANDIN_KEYCHAIN: 'locked' } });
    await expect(
      locked.page.getByText(
        'Your session is locked: it was saved with gnome_libsecret, and this computer now offers basic_text. Unlock the keychain and restart Oja, or log in again.',
        { exact: true },
      ),
    ).toBeVisible();
    await expect(dashboard(locked.page)).toBeHidden();
    await quitApp(locked);
    expect(await stored()).toBe(before);

    const unlocked = await launch();
    await goTo(unlocked.page, '/dashboard');
    await expect(dashboard(unlocked.page)).toBeVisible();
  },
);

test(
  'without a keychain the token is not stored on disk, and the next start says why the user must log in again',
  { tag: BEYOND_GATE },
  async ({ launch, account, home }) => {
    const none = { OJA_STANDIN_KEYCHAIN: 'none' };
    const first = await launch({ environment: none });
    await signIn(first.page, account);
    await quitApp(first);
    const record: { secret: unknown } = JSON.parse(await readFile(join(home.userData, 'session.json'), 'utf8'));
    expect(record.secret).toEqual({ kind: 'not_stored' });

    const second = await launch({ environment: none });
    await expect(
      second.page.getByText('This computer has no keychain, so Oja could not keep you signed in. Log in again.', {
        exact: true,
      }),
    ).toBeVisible();
  },
);

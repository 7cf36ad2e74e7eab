import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { BEYOND_GATE } from '../suite.ts';
import { EXECUTABLE } from './executable.ts';
import { expect, goTo, signIn, test } from './fixtures.ts';

/** Starting an installed app at login (architecture §8): the settings show the system's actual state. */

test(
  'an error of the system, or a change made in the system, is shown',
  { tag: BEYOND_GATE },
  async ({ launch, account, home }) => {
    const { page } = await launch({
      executable: { launchPath: resolve(import.meta.dirname, 'standin/bin/oja'), args: EXECUTABLE.args },
    });
    await signIn(page, account);
    await goTo(page, '/dashboard/settings');
    const choice = page.getByRole('switch', { name: 'Start Oja at login' });
    await expect(choice).not.toBeChecked();

    const folder = join(home.environment['XDG_CONFIG_HOME'] ?? '', 'autostart');
    await mkdir(resolve(folder, '..'), { recursive: true });
    await writeFile(folder, 'a file where the folder belongs');
    await choice.click();
    await expect(page.getByText('The setting was not changed', { exact: true })).toBeVisible();
    const reason = `Oja may not write ${join(folder, 'ng.oja.desktop')}, or the disk is full. Make it yours to write to, or free some space, and try again.`;
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
    await expect(choice).not.toBeChecked();

    await rm(folder);
    await choice.click();
    await expect(choice).toBeChecked();
    await expect.poll(() => readFile(join(folder, 'ng.oja.desktop'), 'utf8')).toContain('Exec=');
    await appendFile(join(folder, 'ng.oja.desktop'), 'X-GNOME-Autostart-enabled=false\n');
    await goTo(page, '/dashboard/settings');
    await expect(choice).not.toBeChecked();
  },
);

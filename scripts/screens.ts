/**
 * `npm run screens`: photographs every screen, in both modes, at the widths of a phone and of three desktops, into
 * docs/screens.
 */
import { spawnSync } from 'node:child_process';

import { ensureBrowser } from './ensure-browser.ts';
import { root } from './prepare.mjs';

ensureBrowser();
const { status } = spawnSync('playwright', ['test', '--config', 'tests/screens/playwright.config.ts'], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);

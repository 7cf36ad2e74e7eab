/**
 * Compares the photographed stories with their baselines in .storybook/screenshots. With --accept the new screenshots
 * become the baselines, and those of removed stories are deleted. Further arguments select story files by a part of
 * their path: `npm run screenshots -- --accept Button`.
 */
import { spawnSync } from 'node:child_process';

import { ensureBrowser } from './ensure-browser.ts';
import { root } from './prepare.mjs';

const words = process.argv.slice(2);
const paths = words.filter((word) => word !== '--accept');
const accept = paths.length === 0 ? 'accept-all' : 'accept';

ensureBrowser();
const { status } = spawnSync(
  'vitest',
  ['run', '--config', '.storybook/vitest.config.ts', '--maxWorkers', '2', ...paths],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, OJA_SCREENSHOTS: words.includes('--accept') ? accept : 'compare' },
  },
);
process.exit(status ?? 1);

import { defineConfig } from '@playwright/test';

import base from '../../playwright.config.ts';

/** The end-to-end set-up on SQLite alone, for taking pictures instead of checking. */
export default defineConfig({
  ...base,
  testDir: '.',
  reporter: 'line',
  projects: (base.projects ?? []).filter(({ name }) => name === 'sqlite').map(({ testMatch: _all, ...project }) => project),
});

import { defineConfig } from '@playwright/test';

import base from '../../playwright.config.ts';

const [sqlite] = base.projects ?? [];
const [server] = [base.webServer ?? []].flat();
if (!sqlite || !server) throw new Error('playwright.config.ts must name SQLite first, with its server.');

/** The end-to-end setup on SQLite only, for taking pictures instead of checking. */
export default defineConfig({ ...base, testDir: '.', reporter: 'line', projects: [sqlite], webServer: server });

import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

import manifest from '../package.json' with { type: 'json' };
import { compileMessages } from '../scripts/compile-messages.ts';
import { completeDocgen } from './docgen.ts';

// The template of `npm run new component` is a component too: tested, but not shown.
const template = process.env['VITEST'] ? ['../packages/ui/template/**/*.stories.tsx'] : [];

/** Configuration of the component library's Storybook; stories are beside their components. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    './tokens/*.stories.tsx',
    '../packages/{ui,market}/src/**/*.stories.tsx',
    './screens/*/*.stories.tsx',
    ...template,
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public', { from: '../src/renderer/public/favicon.svg', to: '/favicon.svg' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other docgen uses the TypeScript compiler's old API, which TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [compileMessages(), completeDocgen()],
      cacheDir: '.cache/vite-storybook',
      define: { __TARGET__: JSON.stringify('web'), __VERSION__: JSON.stringify(manifest.version) },
      resolve: { conditions: ['@oja/source', ...defaultClientConditions] },
      build: {
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          onLog(level: string, log: { code?: string }, handle: (level: string, log: { code?: string }) => void) {
            // Every file of the primitives contains 'use client', which causes hundreds of irrelevant warnings here.
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
          },
        },
      },
    }),
};

export default config;

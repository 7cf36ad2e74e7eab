import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

// What `npm run new component` copies is a component too, and is tested like one; nobody needs to see it.
const template = process.env['VITEST'] ? ['../packages/ui/template/**/*.stories.tsx'] : [];

/** Documents the component library; stories stand beside their components. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../packages/ui/screens/*.stories.tsx', ...template],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public', { from: '../src/renderer/public/favicon.svg', to: '/favicon.svg' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other docgen drives the TypeScript compiler's old API, which TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      cacheDir: '.cache/vite-storybook',
      resolve: { conditions: ['@oja/source', ...defaultClientConditions] },
      build: {
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          onLog(level: string, log: { code?: string }, handle: (level: string, log: { code?: string }) => void) {
            // Every file of the primitives says 'use client'; that means nothing here, hundreds of times.
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
          },
        },
      },
    }),
};

export default config;

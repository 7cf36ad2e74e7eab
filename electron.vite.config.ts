import { fileURLToPath } from 'node:url';

import { defineConfig } from 'electron-vite';
import { defaultServerConditions, mergeConfig, type Plugin } from 'vite';

import { updateUrl } from './build/update-url.ts';
import { DEFAULT_SERVER_ORIGIN, rendererConfig } from './renderer.config.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
// A path or a stray slash would end up in the page's policy and in every call.
const serverOrigin = new URL(DEFAULT_SERVER_ORIGIN).origin;

/** electron-vite makes every address of the page relative, which breaks it below /: our scheme has a root. */
const rootBase: Plugin = {
  name: 'oja:root-base',
  enforce: 'post',
  config: () => ({ base: '/' }),
};

/**
 * The desktop: main as ES modules (what the window does not wait for has a file of its own), the preload as one
 * CommonJS file that needs only electron, and the shared renderer.
 */
export default defineConfig({
  main: {
    resolve: { conditions: ['@oja/source', ...defaultServerConditions] },
    define: {
      __SERVER_ORIGIN__: JSON.stringify(serverOrigin),
      __UPDATE_URL__: JSON.stringify(updateUrl(process.env['OJA_UPDATE_URL'])),
    },
    build: {
      // Dependencies go into the bundle: left outside, electron-store alone takes some 500 files into the package.
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: path('src/main/index.ts') },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  },
  preload: {
    build: {
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: path('src/preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
      },
    },
  },
  renderer: mergeConfig(rendererConfig('desktop'), { plugins: [rootBase] }),
});

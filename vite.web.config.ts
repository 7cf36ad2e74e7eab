import { fileURLToPath } from 'node:url';

import { defineConfig, mergeConfig } from 'vite';

import { rendererConfig } from './renderer.config.ts';

const API = process.env['OJA_API'] ?? 'http://localhost:4000';

/** The renderer for browsers; in development, calls go through to the server at OJA_API. */
export default defineConfig(
  mergeConfig(rendererConfig('web'), {
    build: { outDir: fileURLToPath(new URL('dist-web', import.meta.url)), emptyOutDir: true, manifest: true },
    server: {
      port: 5173,
      proxy: Object.fromEntries(
        [
          '/api',
          '/images',
          '/config.json',
          '/version.json',
          '/health',
          '/not-me',
          '/outbox',
          '/sandbox',
          '/docs',
          '/socket.io',
        ].map((path) => [path, { target: API, ws: path === '/socket.io' }]),
      ),
    },
  }),
);

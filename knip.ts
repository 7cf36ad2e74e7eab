import type { KnipConfig } from 'knip';

/** Nothing unused stays: files, exports, packages. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'lingui.config.ts',
        'src/renderer/prerender.tsx',
        'src/renderer/service-worker/sw.ts',
        'scripts/{start,test}.mjs',
        'scripts/{build-web,check,check-openapi,dev,fonts,icons,import-cycles,new,package,screens,screenshots,share-image,torture}.ts',
        'build/electron-builder.ts',
        'tests/e2e/serve.ts',
        'tests/screens/*.ts',
        // The stand-in is started by its path, and Electron's surface is what the app is compiled against.
        'tests/desktop/standin/{boot,register,electron,surface}.ts',
        'tests/desktop/standin/probe/*.{ts,cjs}',
        'tests/load/{bench,floor}-*.ts',
        'tests/load/report-heap.ts',
        'tests/load/desktop/*.ts',
        'tests/faults/*.test.ts',
        'tests/firefox/{playwright.config,*.spec}.ts',
        'tests/torture/torture.ts',
        'tests/attack/attack-market.ts',
        'tests/package/*-app/**/*.{js,mjs,ts,tsx}',
        '.storybook/**/*.{ts,tsx}',
        // msw starts it by its address.
        '.storybook/public/mockServiceWorker.js',
      ],
      project: [
        '.storybook/**/*.{ts,tsx,mdx}',
        'src/**/*.{ts,tsx}',
        'scripts/**/*.{ts,mjs}',
        'build/*.ts',
        'tests/**/*.ts',
        'lint/**/*.ts',
      ],
      vite: { config: ['vite.web.config.ts', 'renderer.config.ts'] },
      // scripts/fonts.ts reads the typefaces' files by path; scripts/checks.ts runs publint by name, and
      // tests/package attw. The project next-app has packages of its own.
      ignoreBinaries: ['redis-server', 'brew', 'apt-cache', 'dbus-send', 'openssl'],
      ignoreDependencies: [
        '@fontsource-variable/bricolage-grotesque',
        '@fontsource-variable/hanken-grotesk',
        'publint',
        '@arethetypeswrong/cli',
        'next',
      ],
    },
    // Every schema, text and limit of the specification is here, also those that wait for their endpoint.
    'packages/contract': { entry: ['src/*.ts'] },
    'packages/ui': { entry: ['src/*/*.tsx', 'src/hooks/*.ts'] },
    'packages/market': { entry: ['src/*/*.tsx'] },
    'packages/server': { entry: ['src/main.mjs', 'test/**/*.ts'], ignoreBinaries: ['redis-server'] },
  },
};

export default config;

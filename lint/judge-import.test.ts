import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { judgeImport, judgePlace } from './judge-import.ts';
import { readZones } from './zones.ts';

const root = mkdtempSync(join(tmpdir(), 'oja-zones-'));
const FOLDERS = [
  'packages/contract/src', 'packages/ui/src', 'packages/server/src', 'packages/newcomer/src',
  'src/bridge', 'src/main', 'src/preload', 'src/helpers',
  ...['app', 'api', 'realtime', 'session', 'platform'].map((layer) => `src/renderer/${layer}`),
  ...['posts', 'people', 'feed', 'chat'].map((feature) => `src/renderer/features/${feature}`),
];
for (const folder of FOLDERS) mkdirSync(join(root, folder), { recursive: true });
for (const name of ['contract', 'ui', 'server', 'newcomer']) {
  writeFileSync(join(root, 'packages', name, 'package.json'), JSON.stringify({ name: `@oja/${name}` }));
}
const zones = readZones(root);
afterAll(() => rmSync(root, { recursive: true }));

const judge = (file: string, specifier: string, typeOnly = false) =>
  judgeImport(file, { specifier, typeOnly }, zones);

describe('an import that breaks the order is refused', () => {
  it.each([
    ['packages/contract/src/a.ts', '@oja/ui/Button'],
    ['packages/contract/src/a.ts', 'node:fs'],
    ['packages/ui/src/Button/Button.tsx', '@oja/contract/texts'],
    ['packages/ui/src/Button/Button.stories.tsx', 'node:fs'],
    ['packages/server/src/app.ts', '@oja/ui/Button'],
    ['packages/server/src/app.ts', '../../contract/src/texts.ts'],
    ['packages/server/src/app.ts', '../../../src/bridge/calls.ts'],
    ['packages/server/src/app.ts', 'electron'],
    ['src/bridge/calls.ts', 'electron'],
    ['src/bridge/calls.ts', 'node:path'],
    ['src/bridge/calls.ts', '../main/window.ts'],
    ['src/main/window.ts', '../renderer/session/session-slice.ts'],
    ['src/main/window.ts', '@oja/contract/texts'],
    ['src/preload/index.ts', 'path'],
    ['src/preload/index.ts', 'electron-store'],
    ['src/preload/index.ts', '../main/window.ts'],
    ['src/renderer/main.tsx', '../main/window.ts'],
    ['src/renderer/main.tsx', 'electron/renderer'],
    ['src/renderer/features/feed/Feed.tsx', '../chat/Thread.tsx'],
    ['src/renderer/features/feed/Feed.tsx', '../../app/store.ts'],
    ['src/renderer/features/feed/Feed.tsx', '/app/store.ts'],
    ['src/renderer/features/feed/Feed.tsx', '../../main.tsx'],
    ['src/renderer/features/people/Row.tsx', '../posts/Post.tsx'],
    ['src/renderer/features/posts/Post.tsx', '../feed/Feed.tsx'],
    ['src/renderer/api/api.ts', '../realtime/socket-client.ts'],
    ['src/renderer/session/session-slice.ts', '../api/api.ts'],
    ['src/renderer/platform/web.ts', '../session/session-slice.ts'],
    ['src/renderer/platform/desktop.ts', '../../bridge/payloads.ts'],
    ['src/renderer/app/App.tsx', '../../../scripts/icons.ts'],
    ['src/renderer/app/App.tsx', '../../../tests/fake-server.ts'],
    ['src/renderer/app/App.tsx', '@testing-library/react'],
  ])('%s does not import %s', (file, specifier) => {
    expect(judge(file, specifier)).toMatch(/may not import/v);
  });

  it('also when it takes types only, since a type is knowledge too', () => {
    expect(judge('src/main/window.ts', '../renderer/platform/platform.ts', true)).toMatch(/may not import/v);
    expect(judge('packages/ui/src/a.ts', '@oja/contract/posts', true)).toMatch(/may not import/v);
  });
});

describe('an import that keeps the order is allowed', () => {
  it.each([
    ['packages/server/src/app.ts', '@oja/contract/texts'],
    ['packages/server/src/app.ts', 'node:sqlite'],
    ['packages/ui/vite.config.ts', 'node:path'],
    ['packages/ui/src/Button/Button.test.tsx', 'node:fs'],
    ['packages/ui/src/Button/Button.test.tsx', '@testing-library/react'],
    ['packages/ui/src/Button/Button.stories.tsx', 'storybook/test'],
    ['packages/server/test/start.ts', 'vitest'],
    ['packages/server/test/start.ts', '../src/app.ts'],
    ['src/main/window.ts', 'electron'],
    ['src/main/store.ts', 'electron-store'],
    ['src/main/ipc.ts', '../bridge/calls.ts'],
    ['src/preload/index.ts', 'electron'],
    ['src/bridge/payloads.ts', '@oja/contract/ids'],
    ['src/renderer/main.tsx', './app/App.tsx'],
    ['src/renderer/app/App.tsx', '../features/feed/Feed.tsx'],
    ['src/renderer/app/App.tsx', 'react'],
    ['src/renderer/features/feed/Feed.tsx', '../posts/Post.tsx'],
    ['src/renderer/features/feed/Feed.tsx', './Feed.module.css?inline'],
    ['src/renderer/features/feed/Feed.test.tsx', '../../../../tests/fake-server.ts'],
    ['src/renderer/features/posts/Post.tsx', '../people/Row.tsx'],
    ['src/renderer/realtime/socket-client.ts', '../api/api.ts'],
    ['src/renderer/api/api.ts', '../session/session-slice.ts'],
    ['src/renderer/session/session-slice.ts', '../platform/platform.ts'],
    ['tests/e2e/path.spec.ts', '../../packages/server/src/app.ts'],
  ])('%s imports %s', (file, specifier) => {
    expect(judge(file, specifier)).toBeUndefined();
  });

  it('the platform takes the types of the bridge', () => {
    expect(judge('src/renderer/platform/desktop.ts', '../../bridge/calls.ts', true)).toBeUndefined();
  });
});

describe('a refusal helps', () => {
  it('says what, why and where the code should go', () => {
    expect(judge('src/renderer/features/feed/Feed.tsx', '../chat/Thread.tsx')).toBe(
      'src/renderer/features/feed may not import src/renderer/features/chat. The renderer is layered app → features → realtime → api → session → platform → ui, contract, and nothing imports upwards. Features do not know each other, so that one can change or go without the rest; only features/posts and features/people are building blocks. Move what both need into a building block if it is a post or a person, else below the features.',
    );
  });

  it('names the way in when a package is reached by its files', () => {
    expect(judge('packages/server/src/app.ts', '../../contract/src/texts.ts')).toContain("Write '@oja/contract/…'");
  });
});

describe('a folder without a line in the order is refused, not ignored', () => {
  it.each(['packages/newcomer/src/a.ts', 'src/helpers/a.ts', 'src/stray.ts', 'src/renderer/features/stray.ts'])('%s', (file) => {
    expect(judgePlace(file, zones)).toMatch(/no place in the import order/v);
  });

  it.each(['src/main/window.ts', 'src/renderer/main.tsx', 'src/renderer/features/chat/a.ts', 'scripts/icons.ts'])(
    '%s has its place',
    (file) => {
      expect(judgePlace(file, zones)).toBeUndefined();
    },
  );
});

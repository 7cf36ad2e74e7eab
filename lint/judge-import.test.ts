import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { judgeImport, judgePlace } from './judge-import.ts';
import { readZones } from './zones.ts';

const root = mkdtempSync(join(tmpdir(), 'oja-zones-'));
const FOLDERS = [
  'packages/contract/src',
  'packages/ui/src',
  'packages/market/src',
  'packages/server/src/foundation/db/migrations',
  'packages/server/src/foundation/http',
  'packages/server/src/market/people',
  'packages/server/src/market/payments',
  'packages/server/src/market/adverts',
  'packages/server/src/market/newcomer',
  'packages/server/src/entry/routes',
  'packages/server/src/cellar',
  'packages/newcomer/src',
  'src/bridge',
  'src/main',
  'src/preload',
  'src/helpers',
  ...['app', 'api', 'realtime', 'session', 'platform'].map((layer) => `src/renderer/${layer}`),
  ...['posts', 'people', 'feed', 'chat'].map((feature) => `src/renderer/features/${feature}`),
];
for (const folder of FOLDERS) mkdirSync(join(root, folder), { recursive: true });
for (const name of ['contract', 'ui', 'market', 'server', 'newcomer']) {
  writeFileSync(join(root, 'packages', name, 'package.json'), JSON.stringify({ name: `@oja/${name}` }));
}
const zones = readZones(root);
afterAll(() => rmSync(root, { recursive: true }));

const judge = (file: string, specifier: string, typeOnly = false) => judgeImport(file, { specifier, typeOnly }, zones);

describe('an import that breaks the order is refused', () => {
  it.each([
    ['packages/contract/src/a.ts', '@oja/ui/Button'],
    ['packages/contract/src/a.ts', 'node:fs'],
    ['packages/ui/src/Button/Button.tsx', '@oja/contract/texts'],
    ['packages/ui/src/Button/Button.tsx', '@oja/market/PostCard'],
    ['packages/ui/src/Button/Button.stories.tsx', '../../../market/src/fixtures/posts.ts'],
    ['packages/market/src/PostCard/PostCard.tsx', '../../../ui/src/fixtures/links.tsx'],
    ['packages/market/src/PostCard/PostCard.stories.tsx', '../../../ui/src/Button/Button.tsx'],
    ['packages/ui/src/Button/Button.stories.tsx', 'node:fs'],
    ['packages/server/src/entry/app.ts', '@oja/ui/Button'],
    ['packages/server/src/entry/app.ts', '../../../contract/src/texts.ts'],
    ['packages/server/src/entry/app.ts', '../../../../src/bridge/calls.ts'],
    ['packages/server/src/entry/app.ts', 'electron'],
    ['packages/server/src/entry/app.ts', '../foundation/db/migrations/0001-accounts.ts'],
    ['packages/server/src/foundation/db/migrations/0001-accounts.ts', '../../text/search-text.ts'],
    ['packages/server/src/foundation/db/migrations/0001-accounts.ts', '../../../market/people/people-search-text.ts'],
    ['packages/server/src/foundation/db/migrations/0001-accounts.ts', '@oja/contract/limits'],
    ['packages/server/src/foundation/http/operation.ts', '../../entry/services.ts'],
    ['packages/server/src/foundation/http/operation.ts', '../../market/people/user-store.ts'],
    ['packages/server/src/foundation/db/database.ts', '../../market/people/user-store.ts'],
    ['packages/server/src/market/people/user-store.ts', '../../entry/services.ts'],
    ['packages/server/src/market/people/user-store.ts', '../adverts/advert-store.ts'],
    ['packages/server/src/market/payments/settle-payment.ts', '../adverts/activate-advert.ts'],
    ['packages/server/src/market/payments/providers/sandbox.ts', '../../adverts/advert-store.ts'],
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

  it('a type import is refused too', () => {
    expect(judge('src/main/window.ts', '../renderer/platform/platform.ts', true)).toMatch(/may not import/v);
    expect(judge('packages/ui/src/a.ts', '@oja/contract/posts', true)).toMatch(/may not import/v);
  });
});

describe('an import that follows the order is allowed', () => {
  it.each([
    ['packages/server/src/entry/app.ts', '@oja/contract/texts'],
    ['packages/server/src/entry/app.ts', 'node:sqlite'],
    ['packages/server/src/main.mjs', './entry/main.ts'],
    ['packages/server/src/entry/app.ts', '../foundation/db/database.ts'],
    ['packages/server/src/entry/app.ts', '../market/adverts/advert-store.ts'],
    ['packages/server/src/market/adverts/activate-advert.ts', '../payments/settle-payment.ts'],
    ['packages/server/src/market/adverts/activate-advert.ts', '../../foundation/db/database.ts'],
    ['packages/server/src/market/people/users.test.ts', '../adverts/advert-jobs.ts'],
    ['packages/server/src/market/people/users.test.ts', '../../../test/start.ts'],
    ['packages/server/src/foundation/http/http.test.ts', '../../entry/app.ts'],
    ['packages/server/src/foundation/db/database.ts', '../startup/data-folder.ts'],
    ['packages/server/src/foundation/db/connection/open-database.ts', '../migrations/list.ts'],
    ['packages/server/src/foundation/db/migrations/0001-accounts.ts', '../migrate.ts'],
    ['packages/server/src/foundation/db/migrations/0001-accounts.ts', 'kysely'],
    ['packages/market/src/PostCard/PostCard.tsx', '@oja/ui/Button'],
    ['packages/market/src/PostCard/PostCard.tsx', '@oja/contract/limits'],
    ['packages/market/src/PostCard/PostCard.stories.tsx', '../../../ui/src/fixtures/links.tsx'],
    ['packages/market/src/fixtures/posts.ts', '../../../ui/src/fixtures/pictures.ts'],
    ['packages/ui/vite.config.ts', 'node:path'],
    ['packages/ui/src/Button/Button.test.tsx', 'node:fs'],
    ['packages/ui/src/Button/Button.test.tsx', '@testing-library/react'],
    ['packages/ui/src/Button/Button.stories.tsx', 'storybook/test'],
    ['packages/server/test/start.ts', 'vitest'],
    ['packages/server/test/start.ts', '../src/entry/app.ts'],
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
    ['tests/e2e/path.spec.ts', '../../packages/server/src/entry/app.ts'],
  ])('%s imports %s', (file, specifier) => {
    expect(judge(file, specifier)).toBeUndefined();
  });

  it('the platform may import types of the bridge', () => {
    expect(judge('src/renderer/platform/desktop.ts', '../../bridge/calls.ts', true)).toBeUndefined();
  });
});

describe('an error message', () => {
  it('says what is wrong, why, and where the code should go', () => {
    expect(judge('src/renderer/features/feed/Feed.tsx', '../chat/Thread.tsx')).toBe(
      'src/renderer/features/feed may not import src/renderer/features/chat. The renderer is layered app → features → realtime → api → session → platform → market → ui, contract, and nothing imports upwards. Features do not import each other, so that each can be changed or removed alone; only features/posts and features/people are building blocks. Move shared code into a building block if it is about posts or people, else below the features.',
    );
  });

  it('says in which direction the subjects of the market depend', () => {
    expect(judge('packages/server/src/market/payments/settle-payment.ts', '../adverts/activate-advert.ts')).toBe(
      "packages/server/src/market/payments may not import packages/server/src/market/adverts. The server stands on three floors, entry → market → foundation, and nothing imports upwards. The market's subjects depend in one direction, each on those before it: people, notifications, posts, searches, moderation, payments, adverts, messages, deals, accounts. Move code that needs both into the later subject, or take a callback, such as onPaid, from entry.",
    );
  });

  it('names the public entry when a package is imported by its files', () => {
    expect(judge('packages/server/src/entry/app.ts', '../../../contract/src/texts.ts')).toContain(
      "Write '@oja/contract/…'",
    );
  });
});

describe('a folder that is not in the order is refused, not ignored', () => {
  it.each([
    'packages/newcomer/src/a.ts',
    'packages/server/src/cellar/a.ts',
    'packages/server/src/market/newcomer/a.ts',
    'packages/server/src/market/stray.ts',
    'src/helpers/a.ts',
    'src/stray.ts',
    'src/renderer/features/stray.ts',
  ])('%s', (file) => {
    expect(judgePlace(file, zones)).toMatch(/no place in the import order/v);
  });

  it.each(['src/main/window.ts', 'src/renderer/main.tsx', 'src/renderer/features/chat/a.ts', 'scripts/icons.ts'])(
    '%s is in the order',
    (file) => {
      expect(judgePlace(file, zones)).toBeUndefined();
    },
  );
});

import type { SafeStorage } from 'electron';
import { afterEach, expect, it, vi } from 'vitest';

import { createVault } from './vault.ts';

vi.mock('electron', () => ({ safeStorage: {} }));

/**
 * Electron's safeStorage: it prefixes its output as the key's provider does, and always reports that it is available.
 */
function storageOf(prefix: string): SafeStorage {
  const storage: Pick<
    SafeStorage,
    'encryptStringAsync' | 'decryptStringAsync' | 'isAsyncEncryptionAvailable' | 'getSelectedStorageBackend'
  > = {
    isAsyncEncryptionAvailable: () => Promise.resolve(true),
    getSelectedStorageBackend: () => 'gnome_libsecret',
    encryptStringAsync: (text) => Promise.resolve(Buffer.from(prefix + text)),
    decryptStringAsync: (sealed) =>
      Promise.resolve({ result: sealed.toString().slice(prefix.length), shouldReEncrypt: false }),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the deprecated calls are not used
  return storage as SafeStorage;
}
const on = (platform: NodeJS.Platform) => vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);

afterEach(() => {
  vi.restoreAllMocks();
});

it('on Linux, a token is not encrypted with Chromium’s well-known key', async () => {
  on('linux');
  await expect(createVault(storageOf('v10')).encrypt('token')).rejects.toThrow('No keyring answers');
});

it.each([
  ['linux', 'v11'],
  ['linux', 'v12'],
  ['darwin', 'v10'],
  ['win32', 'v10'],
] as const)('on %s, a keychain’s own encryption (%s) is accepted', async (platform, prefix) => {
  on(platform);
  const vault = createVault(storageOf(prefix));
  expect(await vault.decrypt(await vault.encrypt('token'))).toEqual({ text: 'token', isStale: false });
});

it('text that was encrypted with the well-known key is readable, and marked for encryption again', async () => {
  on('linux');
  expect(await createVault(storageOf('v10')).decrypt(Buffer.from('v10token').toString('base64'))).toEqual({
    text: 'token',
    isStale: true,
  });
});

import type { SafeStorage } from 'electron';
import { afterEach, expect, it, vi } from 'vitest';

import { createVault } from './vault.ts';

vi.mock('electron', () => ({ safeStorage: {} }));

/** Electron's, which begins what it encrypts as the key's provider does, and always says that it can. */
function storageOf(prefix: string): SafeStorage {
  const storage: Pick<SafeStorage, 'encryptStringAsync' | 'decryptStringAsync' | 'isAsyncEncryptionAvailable' | 'getSelectedStorageBackend'> = {
    isAsyncEncryptionAvailable: () => Promise.resolve(true),
    getSelectedStorageBackend: () => 'gnome_libsecret',
    encryptStringAsync: (text) => Promise.resolve(Buffer.from(prefix + text)),
    decryptStringAsync: (sealed) => Promise.resolve({ result: sealed.toString().slice(prefix.length), shouldReEncrypt: false }),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the deprecated calls are not used
  return storage as SafeStorage;
}
const on = (platform: NodeJS.Platform) => vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);

afterEach(() => {
  vi.restoreAllMocks();
});

it('on Linux, what Chromium would encrypt with a key that everybody has is not encrypted at all', async () => {
  on('linux');
  await expect(createVault(storageOf('v10')).encrypt('token')).rejects.toThrow('No keyring answers');
});

it.each([['linux', 'v11'], ['linux', 'v12'], ['darwin', 'v10'], ['win32', 'v10']] as const)('%s takes a keychain’s own (%s)', async (platform, prefix) => {
  on(platform);
  const vault = createVault(storageOf(prefix));
  expect(await vault.decrypt(await vault.encrypt('token'))).toEqual({ text: 'token', isStale: false });
});

it('what was once written with such a key is read, and to be written anew', async () => {
  on('linux');
  expect(await createVault(storageOf('v10')).decrypt(Buffer.from('v10token').toString('base64'))).toEqual({ text: 'token', isStale: true });
});

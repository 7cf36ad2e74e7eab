import { describe, expect, it } from 'vitest';

import type { SessionFile } from './session-file.ts';
import { createSessionStore } from './session-store.ts';
import type { Vault } from './vault.ts';

/** A keychain that can be locked and only decrypts what it encrypted. */
class FakeVault implements Vault {
  name = 'gnome_libsecret';
  isLocked = false;
  isThere = true;
  encryptions = 0;

  backend = () => this.name;
  isAvailable = () => Promise.resolve(this.isThere);
  encrypt = (text: string) => {
    if (this.isLocked) return Promise.reject(new Error('locked'));
    this.encryptions += 1;
    return Promise.resolve(Buffer.from(`${this.name}:${text}`).toString('base64'));
  };
  decrypt = (secret: string) => {
    const [name, text = ''] = Buffer.from(secret, 'base64').toString().split(':');
    if (this.isLocked || !this.isThere || name !== this.name) return Promise.reject(new Error('cannot decrypt'));
    return Promise.resolve({ text, isStale: false });
  };
}

class FakeFile implements SessionFile {
  content: unknown;
  isDamaged = false;
  aside: unknown[] = [];

  read = () => {
    if (this.isDamaged) throw new SyntaxError('Unexpected end of JSON input');
    return this.content;
  };
  write = (content: Record<string, unknown>) => {
    this.content = content;
    this.isDamaged = false;
  };
  setAside = () => {
    this.aside.push(this.content);
    this.content = undefined;
    this.isDamaged = false;
  };
  remove = () => {
    this.content = undefined;
    this.isDamaged = false;
  };
}

const signedIn = { state: '{"user":"ada"}', accessToken: 'token-1' };
const signedOut = { state: '{}', accessToken: null };

/** An app that has stored a session and was restarted. */
async function restarted(vault = new FakeVault(), file = new FakeFile()) {
  await createSessionStore(file, vault).save(signedIn);
  return { vault, file, store: createSessionStore(file, vault) };
}

describe('a session after a restart', () => {
  it('is returned as it was saved', async () => {
    const { store } = await restarted();
    expect(await store.load()).toEqual({ status: 'loaded', session: signedIn, lasts: 'until_sign_out' });
  });

  it('its token is on disk only as the keychain encrypted it, with the keychain’s name', async () => {
    const { file } = await restarted();
    expect(JSON.stringify(file.content)).not.toContain('token-1');
    expect(file.content).toMatchObject({ secret: { kind: 'encrypted', backend: 'gnome_libsecret' } });
  });

  it('nothing stored is `none`, and signing out stores no token', async () => {
    expect(await createSessionStore(new FakeFile(), new FakeVault()).load()).toEqual({ status: 'none' });
    const { store } = await restarted();
    await store.load();
    expect(await store.save(signedOut)).toEqual({ status: 'saved', lasts: 'until_sign_out' });
    expect(await store.load()).toEqual({ status: 'loaded', session: signedOut, lasts: 'until_sign_out' });
  });

  it('is gone after it was cleared', async () => {
    const { store } = await restarted();
    await store.clear();
    expect(await store.load()).toEqual({ status: 'none' });
  });
});

describe('a failed unlock never deletes or overwrites the session', () => {
  it('the result names the keychain, and loading works once it is unlocked', async () => {
    const { store, vault, file } = await restarted();
    const before = structuredClone(file.content);
    vault.isLocked = true;
    expect(await store.load()).toEqual({ status: 'locked', wroteWith: 'gnome_libsecret', have: 'gnome_libsecret' });
    expect(file.content).toEqual(before);
    vault.isLocked = false;
    expect(await store.load()).toEqual({ status: 'loaded', session: signedIn, lasts: 'until_sign_out' });
  });

  it('a session of another keychain is not overwritten', async () => {
    const { store, vault } = await restarted();
    vault.name = 'kwallet6';
    expect(await store.load()).toEqual({ status: 'locked', wroteWith: 'gnome_libsecret', have: 'kwallet6' });
  });

  it('a page that starts empty and saves does not replace it, loaded before or not', async () => {
    const { store, vault, file } = await restarted();
    const before = structuredClone(file.content);
    vault.isLocked = true;
    expect(await store.save(signedOut)).toEqual({ status: 'refused', because: 'locked' });
    await store.load();
    expect(await store.save(signedOut)).toEqual({ status: 'refused', because: 'locked' });
    expect(file.content).toEqual(before);
  });

  it('a new sign-in replaces it, and the old file is set aside', async () => {
    const { store, vault, file } = await restarted();
    const before = structuredClone(file.content);
    vault.name = 'kwallet6';
    await store.load();
    expect(await store.save({ state: '{}', accessToken: 'token-2' })).toEqual({
      status: 'saved',
      lasts: 'until_sign_out',
    });
    expect(file.aside).toEqual([before]);
    expect(await store.load()).toMatchObject({ session: { accessToken: 'token-2' } });
  });

  it('a keychain that locks while the app runs does not lose an unchanged token', async () => {
    const { store, vault } = await restarted();
    await store.load();
    const before = vault.encryptions;
    vault.isLocked = true;
    expect(await store.save({ ...signedIn, state: '{"user":"ada","drafts":1}' })).toEqual({
      status: 'saved',
      lasts: 'until_sign_out',
    });
    expect(vault.encryptions).toBe(before);
    vault.isLocked = false;
    expect(await store.load()).toMatchObject({ status: 'loaded', session: { accessToken: 'token-1' } });
  });
});

describe('a damaged file is reported and left in place', () => {
  it.each([[null], [[]], [{}], [{ version: 1, state: '{}', secret: 'x' }]])('%j', async (content) => {
    const file = new FakeFile();
    file.content = content;
    const store = createSessionStore(file, new FakeVault());
    expect(await store.load()).toEqual({ status: 'corrupt' });
    expect(await store.save(signedOut)).toEqual({ status: 'refused', because: 'corrupt' });
    expect(file.content).toBe(content);
    expect(await store.save(signedIn)).toEqual({ status: 'saved', lasts: 'until_sign_out' });
    expect(file.aside).toEqual([content]);
  });

  it('a truncated file is reported, too', async () => {
    const file = new FakeFile();
    file.isDamaged = true;
    expect(await createSessionStore(file, new FakeVault()).load()).toEqual({ status: 'corrupt' });
  });
});

describe('a state that the page could not read', () => {
  it('is set aside beside the new one, which can be replaced from then on', async () => {
    const { file, store } = await restarted();
    const [before, next] = [file.content, { state: '{"user":"bayo"}', accessToken: 'token-2' }];
    await store.load();
    expect(await store.save(next, true)).toEqual({ status: 'saved', lasts: 'until_sign_out' });
    expect(file.aside).toEqual([before]);
    await store.save(next);
    expect(file.aside).toHaveLength(1);
    expect(await store.load()).toMatchObject({ session: next });
  });

  it('is not overwritten if it cannot be set aside', async () => {
    const { file, store } = await restarted();
    const before = file.content;
    await store.load();
    file.setAside = () => {
      throw new Error('EROFS');
    };
    expect(await store.save({ ...signedIn, accessToken: 'token-2' }, true)).toEqual({
      status: 'saved',
      lasts: 'disk_refuses',
    });
    expect(file.content).toBe(before);
  });
});

describe('a computer without a keychain', () => {
  it('never stores the token in plain text, and keeps it in memory over a reload of the page', async () => {
    const vault = new FakeVault();
    vault.isThere = false;
    const file = new FakeFile();
    const store = createSessionStore(file, vault);
    expect(await store.save(signedIn)).toEqual({ status: 'saved', lasts: 'no_keychain' });
    expect(JSON.stringify(file.content)).not.toContain('token-1');
    expect(await store.load()).toEqual({ status: 'loaded', session: signedIn, lasts: 'no_keychain' });
    expect(await createSessionStore(file, vault).load()).toEqual({ status: 'token_not_stored', state: signedIn.state });
  });
});

describe('calls run one after the other', () => {
  it('the last save wins, even if the first one waits long for the keychain', async () => {
    const vault = new FakeVault();
    const { encrypt } = vault;
    vault.encrypt = async (text) => {
      if (text === 'token-1') await new Promise((resolve) => setTimeout(resolve, 20));
      return encrypt(text);
    };
    const store = createSessionStore(new FakeFile(), vault);
    const first = store.save(signedIn);
    const second = store.save({ state: '{}', accessToken: 'token-2' });
    await Promise.all([first, second]);
    expect(await store.load()).toMatchObject({ session: { accessToken: 'token-2' } });
  });
});

describe('a file of a newer version', () => {
  const newer = { version: 2, state: '{}', secret: { kind: 'none' }, more: true };

  it('is reported and left unchanged, until a new sign-in sets it aside', async () => {
    const file = new FakeFile();
    file.content = newer;
    const store = createSessionStore(file, new FakeVault());
    expect(await store.load()).toEqual({ status: 'newer' });
    expect(await store.save(signedOut)).toEqual({ status: 'refused', because: 'newer' });
    expect(file.content).toBe(newer);
    expect(await store.save(signedIn)).toEqual({ status: 'saved', lasts: 'until_sign_out' });
    expect(file.aside).toEqual([newer]);
  });
});

const full = () => {
  throw new Error('ENOSPC');
};

describe('a full disk', () => {
  it('keeps a new session until the app quits, reports it, and writes again once there is space', async () => {
    const file = new FakeFile();
    const { write } = file;
    file.write = full;
    const store = createSessionStore(file, new FakeVault());
    expect(await store.save(signedIn)).toEqual({ status: 'saved', lasts: 'disk_refuses' });
    expect(await store.load()).toEqual({ status: 'loaded', session: signedIn, lasts: 'disk_refuses' });
    file.write = write;
    expect(await store.save(signedIn)).toEqual({ status: 'saved', lasts: 'until_sign_out' });
    expect(await store.load()).toEqual({ status: 'loaded', session: signedIn, lasts: 'until_sign_out' });
  });

  it('never overwrites a file that could not be set aside', async () => {
    const { file, vault, store } = await restarted();
    const before = structuredClone(file.content);
    vault.name = 'kwallet6';
    const { setAside } = file;
    file.setAside = full;
    expect(await store.save({ state: '{}', accessToken: 'token-2' })).toEqual({
      status: 'saved',
      lasts: 'disk_refuses',
    });
    expect(file.content).toEqual(before);
    expect(await store.load()).toMatchObject({ session: { accessToken: 'token-2' } });
    file.setAside = setAside;
    expect(await store.save({ state: '{}', accessToken: 'token-2' })).toEqual({
      status: 'saved',
      lasts: 'until_sign_out',
    });
    expect(file.aside).toEqual([before]);
  });

  it('a session that cannot be removed is reported as an error', async () => {
    const { file, store } = await restarted();
    file.remove = full;
    await expect(store.clear()).rejects.toThrow('ENOSPC');
  });
});

import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openSessionFile } from './session-file.ts';

// Uses the real electron-store on real files. Outside Electron its `electron` is the path of a program, which need not
// exist.
vi.hoisted(() => {
  process.env['ELECTRON_OVERRIDE_DIST_PATH'] = '/nowhere';
});

let folder = '';
const path = () => join(folder, 'session.json');
const content = { version: 1, state: '{"a.b":{"c":1}}', secret: { kind: 'none' } };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oja-session-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the session’s file', () => {
  it('does not exist at first, and reading does not create it', () => {
    expect(openSessionFile(folder).read()).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('returns what was written, after a restart too', () => {
    openSessionFile(folder).write(content);
    expect({ ...Object(openSessionFile(folder).read()) }).toEqual(content);
  });

  it.skipIf(process.platform === 'win32')('is readable by its owner only', () => {
    openSessionFile(folder).write(content);
    expect(statSync(path()).mode & 0o777).toBe(0o600);
  });

  it.each(['', '{"version":1,"sta', 'not json', '\0\0\0\0'])(
    'a damaged file (%j) throws when it is read, and is left unchanged',
    (damaged) => {
      writeFileSync(path(), damaged);
      const file = openSessionFile(folder);
      expect(() => file.read()).toThrow(SyntaxError);
      expect(readFileSync(path(), 'utf8')).toBe(damaged);
    },
  );

  it.each(['[]', 'null', '7', '{"version":2}'])('a foreign file (%s) is left unchanged by reading', (foreign) => {
    writeFileSync(path(), foreign);
    openSessionFile(folder).read();
    expect(readFileSync(path(), 'utf8')).toBe(foreign);
  });

  it('a damaged file that is set aside stays beside the new one', () => {
    writeFileSync(path(), '{"half');
    const file = openSessionFile(folder);
    file.setAside();
    file.write(content);
    const [aside] = readdirSync(folder).filter((name) => name.startsWith('session.unreadable-'));
    expect(readFileSync(join(folder, aside ?? ''), 'utf8')).toBe('{"half');
    expect({ ...Object(file.read()) }).toEqual(content);
  });

  it('a removed file is gone, and removing it twice is allowed', () => {
    const file = openSessionFile(folder);
    file.write(content);
    file.remove();
    file.remove();
    expect(readdirSync(folder)).toEqual([]);
  });
});

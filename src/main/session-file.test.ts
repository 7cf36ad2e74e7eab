import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openSessionFile } from './session-file.ts';

// The real electron-store on real files. Outside Electron its `electron` is the path of a program, which need not exist.
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
  it('is none at first, and looking does not make one', () => {
    expect(openSessionFile(folder).read()).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('gives back what was written, to another start too', () => {
    openSessionFile(folder).write(content);
    expect({ ...Object(openSessionFile(folder).read()) }).toEqual(content);
  });

  it.skipIf(process.platform === 'win32')('is readable by its owner alone', () => {
    openSessionFile(folder).write(content);
    expect(statSync(path()).mode & 0o777).toBe(0o600);
  });

  it.each(['', '{"version":1,"sta', 'not json', '\0\0\0\0'])('damaged (%j): throws, and leaves every byte', (damaged) => {
    writeFileSync(path(), damaged);
    const file = openSessionFile(folder);
    expect(() => file.read()).toThrow(SyntaxError);
    expect(readFileSync(path(), 'utf8')).toBe(damaged);
  });

  it.each(['[]', 'null', '7', '{"version":2}'])('foreign (%s): reading leaves every byte', (foreign) => {
    writeFileSync(path(), foreign);
    openSessionFile(folder).read();
    expect(readFileSync(path(), 'utf8')).toBe(foreign);
  });

  it('set aside, the damaged one stays beside the new one', () => {
    writeFileSync(path(), '{"half');
    const file = openSessionFile(folder);
    file.setAside();
    file.write(content);
    const [aside] = readdirSync(folder).filter((name) => name.startsWith('session.unreadable-'));
    expect(readFileSync(join(folder, aside ?? ''), 'utf8')).toBe('{"half');
    expect({ ...Object(file.read()) }).toEqual(content);
  });

  it('removed, it is gone, also twice', () => {
    const file = openSessionFile(folder);
    file.write(content);
    file.remove();
    file.remove();
    expect(readdirSync(folder)).toEqual([]);
  });
});

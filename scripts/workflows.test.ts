import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { z } from 'zod';

import manifest from '../package.json' with { type: 'json' };

/** The checked parts of a workflow; a key that GitHub does not know is most likely a mistake. */
const stepSchema = z
  .strictObject({
    name: z.string().optional(),
    if: z.string().optional(),
    uses: z
      .string()
      .regex(/^[\w\-]+\/[\w\-]+@v\d+$/v)
      .optional(),
    with: z.record(z.string(), z.unknown()).optional(),
    run: z.string().optional(),
    env: z.record(z.string(), z.string()).optional(),
  })
  .refine(
    (step) => (step.uses === undefined) !== (step.run === undefined),
    'a step either uses an action or runs a command',
  );
const permissionsSchema = z.record(z.string(), z.enum(['read', 'write', 'none']));
const jobSchema = z.strictObject({
  needs: z.string().optional(),
  strategy: z
    .strictObject({ 'fail-fast': z.boolean(), matrix: z.strictObject({ os: z.array(z.string()) }) })
    .optional(),
  'runs-on': z.string(),
  'timeout-minutes': z.number(),
  permissions: permissionsSchema.optional(),
  env: z.record(z.string(), z.string()).optional(),
  steps: z.array(stepSchema).min(1),
});
const workflowSchema = z.strictObject({
  name: z.string(),
  on: z.strictObject({ push: z.unknown(), pull_request: z.unknown().optional() }),
  permissions: permissionsSchema,
  concurrency: z.unknown().optional(),
  jobs: z.record(z.string(), jobSchema),
});

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = `${ROOT}.github/workflows/`;
const FILES = readdirSync(FOLDER);
const textOf = (file: string) => readFileSync(FOLDER + file, 'utf8');

function read(file: string): z.infer<typeof workflowSchema> {
  const document = parseDocument(textOf(file), { strict: true, uniqueKeys: true });
  expect([...document.errors, ...document.warnings]).toEqual([]);
  return workflowSchema.parse(document.toJS());
}
const jobsOf = (file: string) => Object.entries(read(file).jobs);
const commandsOf = (file: string) => jobsOf(file).flatMap(([, { steps }]) => steps.map(({ run }) => run ?? ''));

const release = () => read('release.yml').jobs;
const PACKAGE_STEP = 'npm run package';
const packageSteps = () => release()['package']?.steps ?? [];
const signing = () => packageSteps().find(({ run }) => run === PACKAGE_STEP)?.env;

describe.each(FILES)('%s', (file) => {
  it('is valid, and every job has a timeout', () => {
    expect(() => read(file)).not.toThrow();
  });

  it('waits only for existing jobs', () => {
    const names = jobsOf(file).map(([name]) => name);
    const awaited = jobsOf(file).flatMap(([, { needs }]) => (needs === undefined ? [] : [needs]));
    expect(names).toEqual(expect.arrayContaining(awaited));
  });

  it('runs only scripts and files that exist', () => {
    const text = commandsOf(file).join('\n');
    const scripts = [...text.matchAll(/\bnpm run (?:-\S+ )*(?<name>[\w:\-]+)/gv)].map(
      ({ groups }) => groups?.['name'] ?? '',
    );
    for (const script of scripts) expect(Object.keys(manifest.scripts)).toContain(script);
    const programs = [...text.matchAll(/\bnpx (?<name>[\w\-]+)/gv)].map(({ groups }) => groups?.['name'] ?? '');
    for (const program of programs) expect(existsSync(`${ROOT}node_modules/.bin/${program}`)).toBe(true);
    const paths = [...text.matchAll(/(?:^|\s)(?<path>(?:\.ci|tests|scripts)\/[\w.\/\-]+)/gv)].map(
      ({ groups }) => groups?.['path'] ?? '',
    );
    for (const path of paths) expect(existsSync(ROOT + path)).toBe(true);
    expect(scripts.length + paths.length).toBeGreaterThan(0);
  });

  it('has write permissions only in the job that publishes', () => {
    expect(read(file).permissions).toEqual({ contents: 'read' });
    const writers = jobsOf(file).filter(([, { permissions }]) => permissions !== undefined);
    expect(writers.map(([name, { permissions }]) => ({ name, permissions }))).toEqual(
      file === 'release.yml' ? [{ name: 'publish', permissions: { contents: 'write' } }] : [],
    );
  });

  it('puts no outside input into a command', () => {
    for (const command of commandsOf(file)) expect(command).not.toContain('${{');
  });
});

describe('CI', () => {
  it('runs all checks on each change, without secrets', () => {
    expect(commandsOf('ci.yml')).toContain('.ci/run');
    expect(readFileSync(`${ROOT}.ci/run`, 'utf8')).toMatch(/npm ci\nnpm run test:all\n/v);
    expect(Object.keys(read('ci.yml').on)).toEqual(['push', 'pull_request']);
    expect(textOf('ci.yml')).not.toContain('secrets.');
  });
});

describe('a release', () => {
  it('is checked, then built and tried in Electron on all three systems, then published', () => {
    expect(release()['package']).toMatchObject({
      needs: 'check',
      strategy: { matrix: { os: [/^ubuntu-/v, /^windows-/v, /^macos-/v].map((name) => expect.stringMatching(name)) } },
    });
    expect(release()['publish']?.needs).toBe('package');
    const specs = release()['package']?.steps.filter(({ run }) =>
      run?.includes('npx playwright test --config tests/desktop/playwright.config.ts'),
    );
    expect(specs?.map(({ if: when }) => when)).toEqual(["runner.os == 'Linux'", "runner.os != 'Linux'"]);
    // With a window manager and an open keyring: otherwise no window is minimised and no session is stored.
    expect(specs?.[0]?.run).toMatch(
      /^xvfb-run --auto-servernum dbus-run-session -- sh scripts\/linux-desktop\.sh npx /v,
    );
  });

  it('contains the installers of each system, and the update feed', () => {
    const uploaded = release()['package']?.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
      ?.with?.['path'];
    for (const kind of ['*.dmg', '*.zip', '*.exe', '*.AppImage', '*.deb', '*.rpm', 'latest*.yml'])
      expect(uploaded).toContain(`release/${kind}`);
  });

  it.each([
    ['CSC_LINK', 'macOS', 'MAC_CSC_LINK'],
    ['CSC_KEY_PASSWORD', 'macOS', 'MAC_CSC_KEY_PASSWORD'],
    ['WIN_CSC_LINK', 'Windows', 'WIN_CSC_LINK'],
    ['WIN_CSC_KEY_PASSWORD', 'Windows', 'WIN_CSC_KEY_PASSWORD'],
    ['APPLE_API_KEY_ID', 'macOS', 'APPLE_API_KEY_ID'],
    ['APPLE_API_ISSUER', 'macOS', 'APPLE_API_ISSUER'],
  ])('passes %s only on %s, so that it is not packed unsigned', (variable, system, secret) => {
    expect(signing()?.[variable]).toBe(`\${{ runner.os == '${system}' && secrets.${secret} || '' }}`);
  });

  it('is not packed for a Mac without Apple’s notarisation key', () => {
    const names = packageSteps().map(({ run }) => (run?.includes('"APPLE_API_KEY=') ? 'key' : run));
    expect(names.indexOf('key')).toBeLessThan(names.indexOf(PACKAGE_STEP));
    expect(packageSteps()[names.indexOf('key')]).toMatchObject({
      if: "runner.os == 'macOS'",
      run: expect.stringMatching(
        /printf '%s' "\$KEY" > "(?<file>\$RUNNER_TEMP\/\S+)"\s+echo "APPLE_API_KEY=\k<file>" >> "\$GITHUB_ENV"/v,
      ),
      env: { KEY: '${{ secrets.APPLE_API_KEY }}' },
    });
  });

  it('contains the URLs of its server and its update feed', () => {
    expect(signing()?.['OJA_SERVER_ORIGIN']).toBe('${{ vars.OJA_SERVER_ORIGIN }}');
    expect(signing()?.['OJA_UPDATE_URL']).toContain('vars.OJA_UPDATE_URL ||');
  });

  it('needs only documented secrets and variables', () => {
    const operations = readFileSync(`${ROOT}docs/operations.md`, 'utf8');
    const named = [...textOf('release.yml').matchAll(/\b(?:secrets|vars)\.(?<name>\w+)/gv)].map(
      ({ groups }) => groups?.['name'] ?? '',
    );
    expect(named.length).toBeGreaterThan(5);
    for (const name of named) expect(operations).toContain(`\`${name}\``);
  });
});

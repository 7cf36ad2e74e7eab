import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { chromium } from '@playwright/test';

import { freePort } from '../../../packages/server/test/free-port.ts';
import { BROWSER_ARGS, findBrowser } from '../../../scripts/find-browser.ts';

/** Lighthouse's result for a page; scores of 100, times in milliseconds. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** What keeps a score below 100. */
  findings: string[];
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
  audits: Record<
    string,
    { score: number | null; numericValue?: number; title: string; details?: { items?: object[] } } | undefined
  >;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Characters of a finding: enough to identify its element or file. */
const FINDING_MAX = 600;
const run = promisify(execFile);

function readReport({ categories, audits }: Report): Audit {
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const findings = CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 1
        ? [`${name}: ${audit.title} ${JSON.stringify(audit.details?.items ?? [])}`.slice(0, FINDING_MAX)]
        : [];
    }),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    findings,
  };
}

/**
 * Runs Lighthouse on a page as a first visit on a slow phone (its simulated "mobile" profile), in a new browser without
 * a cache.
 * @param session the content of localStorage for a signed-in user
 * @param categories those that are audited; the scores of the others are NaN
 */
export async function auditPage(
  cli: string,
  url: string,
  session?: string,
  categories: readonly string[] = CATEGORIES,
): Promise<Audit> {
  const folder = await mkdtemp(join(tmpdir(), 'oja-audit-'));
  const port = await freePort();
  const executablePath = findBrowser();
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...(executablePath !== undefined && { executablePath }),
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    if (session !== undefined) {
      // A page that loads nothing of the app.
      const page = await browser.newPage();
      await page.goto(new URL('/favicon.svg', url).href);
      await page.evaluate((value) => localStorage.setItem('oja.session', value), session);
      await page.close();
    }
    const output = join(folder, 'report.json');
    const flags = [
      '--output=json',
      `--output-path=${output}`,
      '--quiet',
      `--port=${port}`,
      '--disable-storage-reset',
      '--no-enable-error-reporting',
    ];
    await run(process.execPath, [cli, url, ...flags, `--only-categories=${categories.join(',')}`], {
      timeout: 180_000,
    });
    const report: Report = JSON.parse(await readFile(output, 'utf8'));
    return readReport(report);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

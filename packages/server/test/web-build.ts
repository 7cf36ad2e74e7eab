import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { TestServer } from './test-server.ts';

/** Builds a page like the web build, with the markers between which the server writes the head. */
const pageOf = (title: string, body: string) => `<!doctype html><html lang="en-NG"><head><meta charset="utf-8">
    <!--head--><title>${title}</title><meta name="description" content="As built"><!--/head-->
    <link rel="icon" href="/favicon.svg"></head><body><div id="root">${body}</div></body></html>`;

export const LANDING = pageOf('Oja', '<h1>The landing page</h1>');
export const SHELL = pageOf('Oja', '');

/** Writes the pages of a web build where the server reads them. */
export async function writeWebBuild({ config: { webDir } }: TestServer): Promise<void> {
  await mkdir(webDir, { recursive: true });
  await writeFile(join(webDir, 'index.html'), LANDING);
  await writeFile(join(webDir, 'app.html'), SHELL);
}

import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../dist-web', import.meta.url));

/** Copies the built web app without its compressed files, to be served and replaced. */
export async function copyBuild(folder: string): Promise<void> {
  await cp(BUILT, folder, { recursive: true, filter: (source) => !/\.(?:br|gz)$/.test(source) });
}

/**
 * Changes a served build as the next release would: other scripts under other names, other pages, another service
 * worker. The old scripts are removed.
 */
export async function replaceBuild(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
  const scripts = files.filter((file) => file.includes('/assets/') && file.endsWith('.js'));
  const names = new Set(scripts.map((file) => basename(file)));
  const renew = (text: string) =>
    text.replaceAll(/[\w.-]+\.js/g, (name) => (names.has(name) ? name.replace('.js', '-next.js') : name));
  const mark = /data-build="(\w+)"/.exec(await readFile(`${folder}/app.html`, 'utf8'))?.[1];
  if (mark === undefined) throw new Error('The built page carries no mark.');

  for (const file of files.filter((name) => /\.(?:js|html)$/.test(name))) {
    await writeFile(file, renew(await readFile(file, 'utf8')).replaceAll(mark, `${mark}next`));
  }
  for (const file of scripts) await rename(file, file.replace('.js', '-next.js'));
  await rm(`${folder}/.vite`, { recursive: true });
}

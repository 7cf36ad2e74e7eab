import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { errorCode } from '../../foundation/startup/startup-fault.ts';

const packageSchema = z.object({ version: z.string() });

/** The version of the server's own package. */
const RELEASE = packageSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')),
).version;

/**
 * The version a client compares itself with, product §2 "Startup": the release, and a short hash of the built landing
 * page, which changes with the web app (pages name their scripts by hash). Read again when a build has replaced the
 * page.
 */
export function buildVersion(webDir: string): () => Promise<string> {
  const page = join(webDir, 'index.html');
  let known = { changedAt: Number.NaN, version: RELEASE };
  return async () => {
    try {
      const { mtimeMs: changedAt } = await stat(page);
      if (changedAt !== known.changedAt) {
        const mark = createHash('sha256')
          .update(await readFile(page))
          .digest('hex')
          .slice(0, 8);
        known = { changedAt, version: `${RELEASE}+${mark}` };
      }
      return known.version;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return RELEASE;
      throw error;
    }
  };
}

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { FastifyReply } from 'fastify';
import { z } from 'zod';

import { errorCode } from '../../foundation/startup/startup-fault.ts';

const schema = z.object({
  scripts: z.array(z.base64()),
  styles: z.array(z.base64()),
});

/** The SHA-256 of each script and style that stands in a page of the build itself, in base64. */
type InlineHashes = z.infer<typeof schema>;

const NONE: InlineHashes = { scripts: [], styles: [] };

let known: { file: string; changedAt: number; hashes: InlineHashes } | undefined;

/**
 * Reads the list that the build has written beside its pages (scripts/page-parts.ts), again when a build has replaced
 * it. A build without a list has pages without such parts.
 */
export function readInlineHashes(webDir: string): InlineHashes {
  const file = join(webDir, '.inline-hashes.json');
  try {
    const { mtimeMs: changedAt } = statSync(file);
    if (known?.file !== file || known.changedAt !== changedAt)
      known = { file, changedAt, hashes: schema.parse(JSON.parse(readFileSync(file, 'utf8'))) };
    return known.hashes;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return NONE;
    throw error;
  }
}

const POLICY = 'content-security-policy';

const sources = (hashes: readonly string[]) => hashes.map((hash) => ` 'sha256-${hash}'`).join('');

/**
 * Allows these scripts and styles in the answer's content policy, and no others (architecture §6). Only for pages of
 * the build.
 */
export function allowInline(reply: FastifyReply, { scripts, styles }: InlineHashes): void {
  const policy = String(reply.getHeader(POLICY));
  reply.header(
    POLICY,
    policy
      .replace("script-src 'self'", (source) => source + sources(scripts))
      .replace("style-src 'self'", (source) => source + sources(styles)),
  );
}

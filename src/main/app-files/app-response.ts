import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type AppFile, appFileOf } from './app-path.ts';

/**
 * Answers one request of the app's scheme from the built renderer.
 * @param folder of the built renderer
 * @param policy the Content-Security-Policy, sent with every answer
 * @returns 405 for any method but GET and HEAD, 404 for a file that the build does not have
 */
export async function answerAppRequest(request: Request, folder: string, policy: string): Promise<Response> {
  const headers = { 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff' };
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405, headers });
  const file = appFileOf(request.url);
  const content = file && (await read(folder, file));
  if (!content) return new Response(null, { status: 404, headers });
  const body = request.method === 'HEAD' ? null : content;
  return new Response(body, { headers: { ...headers, 'Content-Type': file.mediaType } });
}

async function read(folder: string, { segments }: AppFile): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(join(folder, ...segments)));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

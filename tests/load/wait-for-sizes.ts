import { setTimeout } from 'node:timers/promises';

/**
 * Waits until the server has made the sizes of pictures: until then it answers with the full ones, cached for a minute.
 * @param url the server's
 * @param addresses of full pictures, absolute or as paths
 */
export async function waitForSizes(url: string, addresses: Iterable<string>): Promise<void> {
  for (const address of addresses) {
    const size = url + new URL(address, url).pathname.replace('.webp', '-128.webp');
    while (!(await isMade(size))) await setTimeout(200);
  }
}

async function isMade(size: string): Promise<boolean> {
  const { headers } = await fetch(size, { method: 'HEAD' });
  return headers.get('cache-control')?.includes('immutable') ?? false;
}

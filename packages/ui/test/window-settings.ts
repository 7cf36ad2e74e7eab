import type { CDPSession } from '@vitest/browser-playwright';

/**
 * Runs a part of a play function with reduced motion, if stories run as tests; in a browser with a user the part is
 * left out, because the browser keeps its own setting.
 */
export async function withReducedMotion(run: () => Promise<void>): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return;
  const { cdp } = await import('vitest/browser');
  const session: CDPSession = cdp();
  const prefer = (value: 'reduce' | '') =>
    session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  await prefer('reduce');
  try {
    await run();
  } finally {
    await prefer('');
  }
}

/** Runs a part of a play function in a window of another width; only if stories run as tests. */
export const withWidth = (width: number, run: () => Promise<void>) => withWindow(width, window.innerHeight, run);

/** The same with another height too. In CSS pixels: a phone of 390 × 844 at 200 percent is a window of 195 × 422. */
export async function withWindow(width: number, height: number, run: () => Promise<void>): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return;
  const { page } = await import('vitest/browser');
  const { innerWidth, innerHeight } = window;
  await page.viewport(width, height);
  try {
    await run();
  } finally {
    await page.viewport(innerWidth, innerHeight);
  }
}

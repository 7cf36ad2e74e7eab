import type { CDPSession } from '@vitest/browser-playwright';

/**
 * Runs a part of a play function as if the person had asked for less motion, where stories run as tests; a browser
 * that someone looks at keeps its own setting, and the part is left out.
 */
export async function withReducedMotion(run: () => Promise<void>): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return;
  const { cdp } = await import('vitest/browser');
  const session: CDPSession = cdp();
  const prefer = (value: 'reduce' | '') => session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  await prefer('reduce');
  try {
    await run();
  } finally {
    await prefer('');
  }
}

/** Runs a part of a play function in a window of another width, in CSS pixels; only where stories run as tests. */
export async function withWidth(width: number, run: () => Promise<void>): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return;
  const { page } = await import('vitest/browser');
  const { innerWidth, innerHeight } = window;
  await page.viewport(width, innerHeight);
  try {
    await run();
  } finally {
    await page.viewport(innerWidth, innerHeight);
  }
}

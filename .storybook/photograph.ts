/** A story's frame is as high as its content, within these bounds in pixels. */
const MAX_HEIGHT = 4800;
const MARGIN = 16;

/** Which stories are photographed, and at which widths screens are. */
const PHOTOGRAPHED_SCREENS = ['phone', 'desktop'];

export type Mode = 'dark' | 'light';

export interface PhotographedStory {
  id: string;
  tags: readonly string[];
  globals: { viewport?: { value?: string } };
}

function isPhotographed({ tags, globals }: PhotographedStory): boolean {
  if (tags.includes('overview')) return true;
  return tags.includes('screen') && PHOTOGRAPHED_SCREENS.includes(globals.viewport?.value ?? '');
}

/** Returns the lower edge of an element, limited by the scrolling boxes around it. */
function visibleBottom(element: Element): number {
  let { bottom } = element.getBoundingClientRect();
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowY !== 'visible') bottom = Math.min(bottom, box.getBoundingClientRect().bottom);
  }
  return bottom;
}

/** Returns the height at which the whole page is visible; unchanged while a dialog covers it. */
function wantedHeight(isScreen: boolean): number {
  if (document.querySelector('dialog[open]')) return window.innerHeight;
  if (isScreen) return Math.min(MAX_HEIGHT, Math.max(window.innerHeight, document.documentElement.scrollHeight));
  const bottoms = [...document.body.querySelectorAll('*')].map(visibleBottom);
  return Math.min(MAX_HEIGHT, Math.ceil(Math.max(64, ...bottoms)) + MARGIN);
}

/** Lays out all rows: those out of view have only an estimated height. */
function layOutAll(): void {
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Makes the story's frame as high as its content, which is laid out and loaded. */
async function showWhole(isScreen: boolean): Promise<void> {
  window.scrollTo(0, 0);
  await document.fonts.ready;
  // A lazy picture out of view would never load.
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  layOutAll();
  const { page } = await import('vitest/browser');
  await page.viewport(window.innerWidth, wantedHeight(isScreen));
  await nextFrame();
  await nextFrame();
}

/** How long late content is waited for when a photograph differs, in milliseconds. */
const LATE_MS = 1500;

/**
 * Compares a photographed story with its baselines, one for each mode; leaves it in the light mode. One that differs is
 * photographed again after a while: on a busy machine, code that is loaded when it is shown may arrive late.
 * @param setMode switches the page's mode, and resolves once the colours have changed
 * @throws Error with the difference, and how to accept it
 */
export async function photograph(story: PhotographedStory, setMode: (mode: Mode) => Promise<void>): Promise<void> {
  if (!isPhotographed(story)) return;
  const { innerWidth, innerHeight } = window;
  let faults = await findDifferences(story, setMode);
  if (faults.length > 0) {
    const { page } = await import('vitest/browser');
    await page.viewport(innerWidth, innerHeight);
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    faults = await findDifferences(story, setMode);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

async function findDifferences(story: PhotographedStory, setMode: (mode: Mode) => Promise<void>): Promise<string[]> {
  const { commands } = await import('vitest/browser');
  // Measured once: content that fills the window would grow with each measurement.
  await showWhole(story.tags.includes('screen'));
  const faults: string[] = [];
  for (const mode of ['dark', 'light'] as const) {
    await setMode(mode);
    const fault = await commands.matchScreenshot(`${story.id}.${mode}`);
    if (fault) faults.push(`The screenshot of ${story.id} in ${mode} ${fault}.`);
  }
  return faults;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    matchScreenshot: (name: string) => Promise<string>;
  }
}

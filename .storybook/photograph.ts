import { isTestRun } from './refuse-styles.ts';

/** A story's frame is made as high as its content, within these bounds in pixels. */
const MAX_HEIGHT = 4800;
const MARGIN = 16;

/** Which stories are photographed, and at which widths a whole screen is. */
const PHOTOGRAPHED_SCREENS = ['phone', 'desktop'];

interface PhotographedStory {
  id: string;
  tags: readonly string[];
  globals: { mode?: 'dark' | 'light'; viewport?: { value?: string } };
}

function isPhotographed({ tags, globals }: PhotographedStory): boolean {
  if (tags.includes('overview')) return true;
  return tags.includes('screen') && PHOTOGRAPHED_SCREENS.includes(globals.viewport?.value ?? '');
}

/** Where an element ends on the page, as far as the boxes it scrolls in let it be seen. */
function visibleBottom(element: Element): number {
  let { bottom } = element.getBoundingClientRect();
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowY !== 'visible') bottom = Math.min(bottom, box.getBoundingClientRect().bottom);
  }
  return bottom;
}

/** How high the page must be to show all of itself; as it is while a dialog lies over it. */
function wantedHeight(isScreen: boolean): number {
  if (document.querySelector('dialog[open]')) return window.innerHeight;
  if (isScreen) return Math.min(MAX_HEIGHT, Math.max(window.innerHeight, document.documentElement.scrollHeight));
  const bottoms = [...document.body.querySelectorAll('*')].map(visibleBottom);
  return Math.min(MAX_HEIGHT, Math.ceil(Math.max(64, ...bottoms)) + MARGIN);
}

/** Rows that skip their layout while out of view are as high as guessed until they are seen: show them all. */
function layOutAll(): void {
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Holds the photographed stories against their baselines when stories run as tests (not in Storybook itself).
 * Fails with what differs, and how to accept it.
 */
export async function photograph(story: PhotographedStory): Promise<void> {
  if (!isTestRun || !isPhotographed(story)) return;
  const { commands, page } = await import('vitest/browser');
  window.scrollTo(0, 0);
  await document.fonts.ready;
  // A lazy picture out of view would never come.
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  layOutAll();
  await page.viewport(window.innerWidth, wantedHeight(story.tags.includes('screen')));
  await nextFrame();
  await nextFrame();
  const mode = story.globals.mode ?? 'dark';
  const fault = await commands.matchScreenshot(`${story.id}.${mode}`);
  if (fault) throw new Error(`The screenshot of ${story.id} in ${mode} ${fault}.`);
}

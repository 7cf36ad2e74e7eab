import { COLOUR_RULES } from '../tests/axe-rules.ts';
import { type Mode, photograph, type PhotographedStory } from './photograph.ts';
import { isTestRun } from './refuse-styles.ts';
import { settle } from './settle.ts';

/**
 * Checks a story in both colour modes, after its play function ran in the dark one: screenshots in both, axe's colour
 * rules in the light one. The accessibility addon then runs every rule in the dark one. Running each story twice would
 * find nothing more, because components depend on the mode only by their colours.
 * @throws Error with the difference from a screenshot, or the element with too little contrast
 */
export async function judgeModes(story: PhotographedStory): Promise<void> {
  await settle();
  if (!isTestRun) return;
  await photograph(story, changeMode);
  await changeMode('light');
  await refuseWeakColours();
  await changeMode('dark');
}

async function changeMode(mode: Mode): Promise<void> {
  setMode(mode);
  await settle();
}

export function setMode(mode: Mode): void {
  document.documentElement.dataset['theme'] = mode;
}

async function refuseWeakColours(): Promise<void> {
  const { default: axe } = await import('axe-core');
  axe.reset();
  const { violations } = await axe.run(document.body, { runOnly: COLOUR_RULES, resultTypes: ['violations'] });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
  if (found.length > 0) throw new Error(`In the light mode:\n${found.join('\n')}`);
}

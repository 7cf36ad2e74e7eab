import type { ComponentGuide } from '../../../.storybook/guide/component-guide.ts';

/** A story file as these tests read it. */
export interface StoryFile {
  default: { title: string; tags?: readonly string[]; parameters?: { guide?: ComponentGuide } };
  [story: string]: { tags?: readonly string[]; globals?: { viewport?: { value?: string } } };
}

const byPath = (files: Record<string, unknown>) => files as Record<string, StoryFile>;

/** The stories of components, by path from this folder: '../src/Button/Button.stories.tsx'. */
export const componentStories = byPath(import.meta.glob('../src/*/*.stories.tsx', { eager: true }));

/** The stories of whole screens. */
export const screenStories = byPath(import.meta.glob('../screens/*.stories.tsx', { eager: true }));

/** The stories of a file by export name, without its meta. */
export function storiesOf(file: StoryFile) {
  return Object.entries(file).filter(([name]) => name !== 'default');
}

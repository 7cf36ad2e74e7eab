import type { ComponentType } from 'react';

import type { ComponentGuide } from '../../.storybook/guide/component-guide.ts';

/** The parts of a story file that these tests use. */
export interface StoryFile {
  default: {
    title: string;
    tags?: readonly string[];
    component?: ComponentType<Record<string, unknown>>;
    args?: Record<string, unknown>;
    parameters?: { guide?: ComponentGuide };
  };
  [story: string]: {
    tags?: readonly string[];
    args?: Record<string, unknown>;
    render?: unknown;
    globals?: { viewport?: { value?: string } };
  };
}

/** The stories of components and of their template, by path from this folder. */
export const componentStories = import.meta.glob<StoryFile>(
  ['../../packages/{ui,market}/{src,template}/*/*.stories.tsx'],
  {
    eager: true,
  },
);

/** The stories of whole screens. */
export const screenStories = import.meta.glob<StoryFile>('../../.storybook/screens/*/*.stories.tsx', { eager: true });

/** The stories of a file by export name, without its meta. */
export function storiesOf(file: StoryFile) {
  return Object.entries(file).filter(([name]) => name !== 'default');
}

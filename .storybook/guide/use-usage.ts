import { useEffect, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

import { buildUsage } from './usage.ts';

const SOURCES = import.meta.glob<string>(
  ['../../packages/{ui,market}/src/*/*.stories.tsx', '../../packages/{ui,market}/src/fixtures/*.{ts,tsx}'],
  { query: '?raw', import: 'default' },
);

const read = async (path: string) => SOURCES[`../../${path}`]?.();

/** Returns the code that shows a story, for its reader to copy; empty until its sources are loaded. */
export function useUsage({ parameters, argTypes, name }: PreparedStory): string {
  const [usage, setUsage] = useState('');
  const { fileName } = parameters;
  useEffect(() => {
    let isCurrent = true;
    const types = Object.fromEntries(
      Object.entries(argTypes).map(([prop, { table }]) => [prop, table?.type?.summary ?? '']),
    );
    const show = async () => {
      const built = await buildUsage(name.replaceAll(' ', ''), String(fileName).replace(/^\.\//, ''), types, read);
      if (isCurrent) setUsage(built);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [argTypes, fileName, name]);
  return usage;
}

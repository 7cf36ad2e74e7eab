import { useEffect, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

import { buildUsage } from './usage.ts';

const SOURCES = import.meta.glob<string>(
  ['../../packages/{ui,market}/src/*/*.stories.tsx', '../../packages/{ui,market}/src/fixtures/*.{ts,tsx}'],
  { query: '?raw', import: 'default' },
);

const read = async (path: string) => SOURCES[`../../${path}`]?.();

/** Returns a story's render function as a component, for stories without a component of their own. */
function renderOf(source: string, name: string): string {
  const { render } = /^ {2}render: (?<render>[^]*?),\n(?: {2}\w|\})/m.exec(source)?.groups ?? {};
  return `const ${name} = ${render?.replaceAll(/^ {2}/gm, '') ?? '() => null'};`;
}

/** Returns the code that shows a story, for its reader to copy; empty until its sources are loaded. */
export function useUsage({ parameters, argTypes, name }: PreparedStory): string {
  const [code, setCode] = useState('');
  const { docs, fileName } = parameters;
  const { code: snippet, originalSource = '' } = docs?.source ?? {};
  useEffect(() => {
    let isCurrent = true;
    const types = Object.fromEntries(
      Object.entries(argTypes).map(([prop, { table }]) => [prop, table?.type?.summary ?? '']),
    );
    const shown: string = snippet ?? renderOf(originalSource, name.replaceAll(' ', ''));
    const show = async () => {
      const built = await buildUsage(shown, String(fileName).replace(/^\.\//, ''), types, read);
      if (isCurrent) setCode(built);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [argTypes, fileName, name, originalSource, snippet]);
  return code;
}

import { expect, test } from 'vitest';

import { buildUsage } from '../../.storybook/guide/usage.ts';

const FILES: Readonly<Record<string, string>> = {
  'packages/ui/src/Box/Box.stories.tsx': `import { expect, fn } from 'storybook/test';
import { Plus, Minus } from 'lucide-react';

import { NAMES, OTHERS } from '../fixtures/names.ts';
import { Box } from './Box.tsx';

const meta = {
  component: Box,
} satisfies Meta<typeof Box>;

const width = 4;

export const Primary: Story = {};
`,
  'packages/ui/src/fixtures/names.ts': `/** Names. */
export const NAMES = ['Ada'];

export const OTHERS = ['Bola'];
`,
};

test('an example has its imports, its data and handlers that run, and nothing else of the story file', async () => {
  const snippet =
    'const Primary = () => <Box icon={<Plus />} names={NAMES} width={width} onPick={fn()} onEnd={fn()} />;';
  const usage = await buildUsage(
    snippet,
    'packages/ui/src/Box/Box.stories.tsx',
    { onPick: '(name: string) => void' },
    (path) => Promise.resolve(FILES[path]),
  );
  expect(usage).toBe(`import { Plus } from 'lucide-react';
import { Box } from '@oja/ui/Box';

const NAMES = ['Ada'];

const width = 4;

const Primary = () => <Box icon={<Plus />} names={NAMES} width={width} onPick={(name) => console.log(name)} onEnd={() => console.log('onEnd')} />;`);
});

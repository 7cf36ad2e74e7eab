import { expect, test } from 'vitest';

import { buildUsage } from '../../.storybook/guide/usage.ts';

const FILES: Readonly<Record<string, string>> = {
  'packages/ui/src/Box/Box.stories.tsx': `import { expect, fn } from 'storybook/test';
import { Plus, Minus } from 'lucide-react';

import { NAMES, OTHERS } from '../fixtures/names.ts';
import { Box } from './Box.tsx';

const meta = {
  component: Box,
  args: {
    title: 'A box',
    icon: <Plus />,
    onEnd: fn(),
    text: 'one, two',
  },
} satisfies Meta<typeof Box>;

const width = 4;

export const Primary: Story = {
  args: { names: [...NAMES], width, onPick: fn(), title: undefined },
  play: async () => {},
};
`,
  'packages/ui/src/fixtures/names.ts': `/** Names. */
export const NAMES = ['Ada'];

export const OTHERS = ['Bola'];
`,
};

test('an example has its imports, its data and handlers that run, and nothing else of the story file', async () => {
  const usage = await buildUsage(
    'Primary',
    'packages/ui/src/Box/Box.stories.tsx',
    { onPick: '(name: string) => void' },
    (path) => Promise.resolve(FILES[path]),
  );
  expect(usage).toBe(`import { Plus } from 'lucide-react';
import { Box } from '@oja/ui/Box';

const NAMES = ['Ada'];

const width = 4;

const Primary = () => <Box
  icon={<Plus />}
  onEnd={() => console.log('onEnd')}
  text="one, two"
  names={[...NAMES]}
  width={width}
  onPick={(name) => console.log(name)}
/>;`);
});

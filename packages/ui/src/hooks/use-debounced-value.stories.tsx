import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { TextField } from '../TextField/TextField.tsx';
import { hookDocs } from '../fixtures/hook-docs.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

interface ExampleProps {
  /** The debounce delay, in milliseconds. */
  delayMs: number;
}

function Example({ delayMs }: ExampleProps) {
  const [text, setText] = useState('');
  const settled = useDebouncedValue(text, delayMs);
  return (
    <div className="story-form">
      <TextField label="Search for a product" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <p role="status">{settled ? `Looking for “${settled}”` : 'Nothing to look for yet'}</p>
    </div>
  );
}

const meta = {
  title: 'Hooks/useDebouncedValue',
  component: Example,
  args: { delayMs: 500 },
  argTypes: {
    delayMs: {
      description: 'How long the value must stay the same, in milliseconds.',
      table: { type: { summary: 'number' } },
    },
  },
  parameters: {
    docs: hookDocs('useDebouncedValue'),
    guide: {
      status: 'new',
      use: ['A list is filtered or a search is asked while someone types.'],
      avoid: ['Something is to be done, once, when the typing stops: useDebouncedCallback.'],
      do: ['Show the typed text at once; only what it costs may wait.'],
      dont: ['Do not delay what a press of Enter asks for.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search for a product' }), 'ankara');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing to look for yet');
    await waitFor(() => expect(canvas.getByText('Looking for “ankara”')).toBeVisible());
  },
};

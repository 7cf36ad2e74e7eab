import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { TextField } from '../TextField/TextField.tsx';
import { hookDocs } from '../fixtures/hook-docs.ts';
import { useDebouncedCallback } from './use-debounced-callback.ts';

interface ExampleProps {
  /** The debounce delay, in milliseconds. */
  delayMs: number;
  /** Called with the text once typing has stopped, or immediately on Enter. */
  onSearch: (text: string) => void;
}

function Example({ delayMs, onSearch }: ExampleProps) {
  const search = useDebouncedCallback(onSearch, delayMs);
  return (
    <div className="story-form">
      <TextField
        label="Search for a person"
        hint="Enter does not wait; Escape forgets what was typed."
        onChange={(event) => search(event.currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') search.flush();
          if (key === 'Escape') search.cancel();
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Hooks/useDebouncedCallback',
  component: Example,
  args: { delayMs: 500, onSearch: fn() },
  argTypes: {
    delayMs: { description: 'How long the calls must stop, in milliseconds.', table: { type: { summary: 'number' } } },
    onSearch: {
      description: 'Called with the last text once they have stopped.',
      table: { type: { summary: '(text: string) => void' } },
    },
  },
  parameters: {
    docs: hookDocs('useDebouncedCallback'),
    guide: {
      status: 'new',
      use: ['An action runs when the calls stop: a search, storing a draft, ending “typing”.'],
      avoid: [
        'Only a displayed value is delayed: useDebouncedValue.',
        'The first call counts and the others do not: disable the button.',
      ],
      do: ['Call flush() when the user confirms: Enter, Send.'],
      dont: ['Do not use it to save what would be lost: a waiting call is forgotten when the component goes.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SearchAsYouType: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Search for a person' });
    await userEvent.type(field, 'Ngozi');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledOnce());
    await expect(args.onSearch).toHaveBeenCalledWith('Ngozi');
    await userEvent.type(field, ' A{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('Ngozi A');
    await userEvent.type(field, 'x{Escape}');
    await new Promise((resolve) => setTimeout(resolve, args.delayMs + 100));
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
};

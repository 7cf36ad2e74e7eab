import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Copy, X } from 'lucide-react';
import { expect, spyOn, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { hookDocs } from '../fixtures/hook-docs.ts';
import { useCopy } from './use-copy.ts';

interface ExampleProps {
  /** The text to copy. */
  text: string;
  /** How long the result is shown, in milliseconds. */
  showMs: number;
}

const ICONS = { idle: <Copy />, copied: <Check />, failed: <X /> };
const WORDS = { idle: '', copied: 'Link copied.', failed: 'Could not copy link.' };

function Example({ text, showMs }: ExampleProps) {
  const { copy, result } = useCopy(showMs);
  return (
    <div className="story-row">
      <Button variant="secondary" icon={ICONS[result]} onClick={() => void copy(text)}>
        Copy Profile Link
      </Button>
      <span role="status">{WORDS[result]}</span>
    </div>
  );
}

const meta = {
  title: 'Hooks/useCopy',
  component: Example,
  args: { text: 'https://oja.ng/dashboard/profile/ngozi', showMs: 2000 },
  argTypes: {
    text: { description: 'The text that a press copies.', table: { type: { summary: 'string' } } },
    showMs: { description: 'How long the result stays, in milliseconds.', table: { type: { summary: 'number' } } },
  },
  parameters: {
    docs: hookDocs('useCopy'),
    guide: {
      status: 'new',
      use: ['A link, a phone number or a message goes to the clipboard at the press of a button.'],
      avoid: ['A phone number as such: Phone does it with its prefix.'],
      do: ['Show or toast both results; await copy() where a toast follows.'],
      dont: ['Do not copy without a press: browsers refuse it, and people do not expect it.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Profile Link' }));
    await waitFor(() => expect(canvas.getByText('Link copied.')).toBeVisible());
    await expect(write).toHaveBeenCalledWith(args.text);
  },
};

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Profile Link' }));
    await waitFor(() => expect(canvas.getByText('Could not copy link.')).toBeVisible());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { FindBar } from './FindBar.tsx';

const meta = {
  title: 'Chat/FindBar',
  component: FindBar,
  args: {
    value: 'delivery',
    maxCharacters: 100,
    count: 5,
    position: 2,
    onValueChange: fn(),
    onPositionChange: fn(),
    onDismiss: fn(),
  },
  argTypes: { fieldRef: { control: false } },
  parameters: {
    guide: {
      status: 'new',
      use: ['Below the header of an open conversation, while its reader looks for something in it.'],
      avoid: ['A search with a list of results: SearchField in a SearchLayout.'],
      do: [
        'Show the newest message found at once, and count from it.',
        'Focus the box when the bar opens, and return the focus when it closes.',
        'Say in `error` why nothing can be found, such as a lost connection.',
      ],
      dont: ['Do not move the focus to the message: the next Enter goes on.'],
      keyboard: [
        ['Enter', 'Searches; then shows the next older message.'],
        ['Shift Enter', 'Shows the next newer message.'],
        ['F3, Shift F3', 'The same, wherever the focus is.'],
        ['Escape', 'Closes the bar.'],
      ],
    },
  },
} satisfies Meta<typeof FindBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing and Enter search; Enter, Shift Enter and F3 go from one message to the next; Escape closes. */
export const ByKeyboard: Story = {
  args: { value: '', count: 3, position: 1 },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    const [position, setPosition] = useState(1);
    return (
      <FindBar
        {...args}
        value={value}
        position={position}
        onValueChange={(text) => {
          setValue(text);
          args.onValueChange(text);
        }}
        onPositionChange={setPosition}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find in this conversation' }), 'yam{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('yam');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3');
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Newer message found' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3');
    await expect(canvas.getByRole('button', { name: 'Newer message found' })).toBeDisabled();
    await userEvent.keyboard('{F3}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Follows its props. */
export const Follows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('delivery');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 5');
    await expect(canvas.getByRole('button', { name: 'Older message found' })).toBeEnabled();
  },
};

export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div style={{ maxInlineSize: '36rem' }}>
      <FindBar {...args} value="" count={0} position={0} />
      <FindBar {...args} />
      <FindBar {...args} count={30} position={30} hasMore />
      <FindBar {...args} count={0} position={0} loading />
      <FindBar {...args} count={0} position={0} />
      <FindBar {...args} count={0} position={0} error="You are offline. Connect to search this conversation." />
    </div>
  ),
};

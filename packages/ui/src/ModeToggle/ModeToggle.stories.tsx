import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { ModeToggle } from './ModeToggle.tsx';

const meta = {
  title: 'Actions/ModeToggle',
  component: ModeToggle,
  args: { value: 'dark', label: 'Dark mode', onValueChange: fn() },
  render: function Controlled(args) {
    const [mode, setMode] = useState(args.value);
    return (
      <ModeToggle
        {...args}
        value={mode}
        onValueChange={(next) => {
          setMode(next);
          args.onValueChange(next);
        }}
      />
    );
  },
  parameters: {
    guide: {
      status: 'stable',
      use: ['The choice between dark and light in the settings, once.'],
      avoid: ['Any other thing that is on or off: Switch.'],
      do: ['Change the page at once, and remember it for the next visit.'],
      dont: ['Do not add a third state for the system: dark is the product’s own, and light its equal.'],
      keyboard: [
        ['Tab', 'To the switch.'],
        ['Space', 'The other mode.'],
      ],
    },
  },
} satisfies Meta<typeof ModeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both modes, and a label that wraps. */
export const Overview: Story = {
  tags: ['overview'],
  render: ({ onValueChange }) => (
    <div className="story-form">
      <ModeToggle value="dark" onValueChange={onValueChange} />
      <ModeToggle value="light" onValueChange={onValueChange} />
      <ModeToggle
        value="dark"
        label="Dark mode, easier on the eyes and on the battery at night"
        onValueChange={onValueChange}
      />
    </div>
  ),
};

export const Switched: Story = {
  decorators: [
    (Story) => (
      <div className="story-form">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Dark mode' });
    await expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('light');
    await expect(toggle).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dark');
    await expect(toggle).toBeChecked();
  },
};

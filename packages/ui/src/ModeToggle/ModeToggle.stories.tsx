import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { ModeToggle } from './ModeToggle.tsx';

const meta = {
  title: 'Actions/ModeToggle',
  component: ModeToggle,
  args: { mode: 'dark', onChange: fn() },
  parameters: {
    guide: {
      status: 'stable',
      use: ['The dark and light switch: a row of the settings.'],
      avoid: ['Any other setting: Switch.', 'In a bar, where both modes are named: SegmentedControl.'],
      do: ['Change the whole page at once.', 'Remember the choice on the device.'],
      dont: ['Do not change the label with the mode: on means dark.'],
      keyboard: [
        ['Tab', 'Moves the focus to it.'],
        ['Space', 'Changes to the other mode.'],
      ],
    },
  },
  render: function Controlled(args) {
    const [mode, setMode] = useState(args.mode);
    const change: typeof args.onChange = (next) => {
      setMode(next);
      args.onChange(next);
    };
    return <ModeToggle {...args} mode={mode} onChange={change} />;
  },
} satisfies Meta<typeof ModeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Dark mode' });
    await expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    await expect(toggle).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('light');
    await userEvent.keyboard(' ');
    await expect(toggle).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <ModeToggle {...args} mode="dark" />
      <ModeToggle {...args} mode="light" />
      <ModeToggle {...args} mode="dark" label="الوضع الداكن" />
    </div>
  ),
};

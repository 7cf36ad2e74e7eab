import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { ModeToggle } from './ModeToggle.tsx';

const meta = {
  title: 'Actions/ModeToggle',
  component: ModeToggle,
  args: { mode: 'dark', onChange: () => undefined },
  render: function Controlled(args) {
    const [mode, setMode] = useState(args.mode);
    return <ModeToggle {...args} mode={mode} onChange={setMode} />;
  },
} satisfies Meta<typeof ModeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Dark mode' });
    await expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    await expect(toggle).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(toggle).toBeChecked();
  },
};
export const Light: Story = { args: { mode: 'light' } };

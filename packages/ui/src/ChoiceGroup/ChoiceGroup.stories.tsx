import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { ChoiceGroup } from './ChoiceGroup.tsx';

const meta = {
  title: 'Forms/ChoiceGroup',
  component: ChoiceGroup,
  args: {
    label: 'Condition',
    name: 'condition',
    value: '',
    onChange: fn(),
    options: ['Brand New', 'Foreign Used', 'Nigerian Used'].map((value) => ({ value })),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return <ChoiceGroup {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof ChoiceGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chosen with the pointer, changed with the arrow keys, cleared again because it is optional. */
export const Optional: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Brand New' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Foreign Used' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('radio', { name: 'Foreign Used' })).not.toBeChecked();
  },
};
export const Required: Story = {
  args: { required: true, value: 'Nigerian Used' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
    await expect(canvas.getByRole('radiogroup', { name: 'Condition' })).toBeVisible();
  },
};
export const Invalid: Story = { args: { required: true, error: 'Say whether it is new or used.', hint: 'Buyers ask this first.' } };
export const Disabled: Story = { args: { disabled: true, value: 'Brand New' } };

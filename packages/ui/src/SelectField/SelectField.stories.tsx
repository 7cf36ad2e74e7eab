import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  args: {
    label: 'Category',
    placeholder: 'Choose a category',
    options: ['Electronics', 'Accessories', 'Gadgets', 'Furniture', 'Home', 'Fashion', 'Building Material'].map((value) => ({ value })),
  },
  decorators: [
    (Story) => (
      <div className="story-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.selectOptions(select, 'Fashion');
    await expect(select).toHaveValue('Fashion');
    await userEvent.selectOptions(select, 'Choose a category');
    await expect(select).toHaveValue('');
  },
};
export const Chosen: Story = { args: { defaultValue: 'Building Material' } };
export const Invalid: Story = { args: { error: 'Choose a category', required: true } };
export const Disabled: Story = { args: { disabled: true } };

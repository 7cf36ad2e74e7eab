import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
  decorators: [
    (Story) => (
      <div className="story-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown and hidden again by keyboard; what was typed stays. */
export const ShowAndHide: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'oja-demo');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('oja-demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};
export const NewPassword: Story = { args: { autoComplete: 'new-password', hint: 'At least 8 characters.', required: true } };
export const Invalid: Story = { args: { error: 'The passwords are not the same.', defaultValue: 'market-day' } };
export const Disabled: Story = { args: { disabled: true } };

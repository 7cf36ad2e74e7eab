import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect } from 'storybook/test';

import { RTL } from '../fixtures/posts.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Full Name' },
  decorators: [
    (Story) => (
      <div className="story-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'Adaeze Nwosu' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Full Name'));
    await userEvent.keyboard('Ọlá Bàbájídé');
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ọlá Bàbájídé');
  },
};

export const WithHint: Story = {
  args: { label: 'Username', hint: 'Or the name of your business. People find you by it.', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Username' });
    await expect(input).toHaveAccessibleDescription('Or the name of your business. People find you by it.');
    await expect(input).toBeRequired();
  },
};

export const Invalid: Story = {
  args: { label: 'Username', error: 'This username is taken.', defaultValue: 'adaeze', hint: 'People find you by it.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Username' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('People find you by it. This username is taken.');
  },
};

export const Naira: Story = { args: { label: 'Price', prefix: '₦', inputMode: 'decimal', defaultValue: '18500' } };

/** The prefix is read as part of the description. */
export const CountryPrefix: Story = {
  args: { label: 'Phone number', prefix: '+234', type: 'tel', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveAccessibleDescription('+234');
  },
};

export const SearchBox: Story = {
  args: { label: 'Search customers', labelHidden: true, type: 'search', prefix: <Search />, placeholder: 'Search customers...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search customers' })).toBeVisible();
  },
};

export const ReadOnly: Story = { args: { label: 'Email', readOnly: true, defaultValue: 'adaeze@example.com' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Adaeze Nwosu' } };
export const RightToLeft: Story = { args: { label: 'Title', dir: 'auto', defaultValue: RTL.title } };
export const LongLabelAndError: Story = {
  args: {
    label: 'Full name as it stands on your identity card, your certificate of incorporation or your driving licence',
    error: 'This is longer than 120 characters, so it does not fit on a card. Shorten it, or leave out what everybody knows.',
  },
};

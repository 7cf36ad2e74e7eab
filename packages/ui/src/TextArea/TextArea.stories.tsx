import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { RTL } from '../fixtures/posts.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Description', maxCharacters: 1500 },
  decorators: [
    (Story) => (
      <div className="story-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1,500 characters left')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'Two yards');
    await expect(canvas.getByText('1,491 characters left')).toBeVisible();
  },
};

/** Near the end the count is spoken as well, once typing pauses. */
export const NearTheEnd: Story = {
  args: { defaultValue: 'a'.repeat(1498) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'b');
    await waitFor(() => expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent('1 character left'), { timeout: 2000 });
  },
};

/** What is pasted is never cut: it is marked, and can be shortened. */
export const OverTheLimit: Story = {
  args: { defaultValue: 'a'.repeat(1499) },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.click(area);
    await userEvent.paste('bcd');
    await expect(area).toHaveProperty('value.length', 1502);
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription(/2 characters too many/);
  },
};

export const Invalid: Story = { args: { error: 'Description is required', required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Woven on the wide loom in Akwete.' } };
export const RightToLeft: Story = { args: { defaultValue: RTL.description } };
export const NoLimit: Story = { args: { label: 'Bio', rows: 3 } };

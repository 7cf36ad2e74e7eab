import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CATEGORIES } from '../fixtures/choices.ts';
import { Combobox } from './Combobox.tsx';

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: {
    label: 'Category',
    placeholder: 'Choose a category',
    options: CATEGORIES.map((value) => ({ value })),
    onValueChange: fn(),
  },
  argTypes: { label: { control: 'text' }, hint: { control: 'text' }, error: { control: 'text' }, options: { control: 'object' } },
  parameters: {
    guide: {
      status: 'new',
      use: ['One of many that people know by name: the 57 categories of a post.'],
      avoid: ['Fewer than about eight choices: SelectField, or RadioGroup where all can be in view.', 'Looking something up: SearchField.'],
      do: ['Give the choices in an order that people know.', 'Say in emptyText what to do when nothing fits.'],
      dont: ['Do not use it for values of one’s own: what is not in the list is never taken.'],
      keyboard: [
        ['Typing', 'Narrows the list and marks the best choice.'],
        ['↓, ↑', 'Open the list, then move in it, round its ends.'],
        ['Home, End', 'First and last choice, while the list is open.'],
        ['Enter', 'Takes the marked choice. With the list closed it sends the form.'],
        ['Tab', 'Takes the marked choice and goes on.'],
        ['Escape', 'Closes the list and puts back what was chosen.'],
      ],
    },
  },
  decorators: [
    (Story) => (
      <div className="story-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Found by typing a part of the name, in small letters. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.type(box, 'mater');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('Building Material');
    await expect(args.onValueChange).toHaveBeenCalledWith('Building Material');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <>
      <Combobox {...args} />
      <Combobox {...args} defaultValue="Building Material" required hint="People find your post by it." />
      <Combobox {...args} error="Choose a category" />
      <Combobox {...args} defaultValue="Fashion" disabled />
    </>
  ),
};

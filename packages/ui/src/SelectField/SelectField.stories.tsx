import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BINDING_CONTROLS, inForm } from '../fixtures/in-form.tsx';
import { LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  argTypes: { options: { control: 'object' }, ...BINDING_CONTROLS },
  parameters: {
    guide: {
      status: 'stable',
      use: ['One of about eight to fifteen; phones show their own wheel for it.'],
      avoid: ['Up to about eight, in view: RadioGroup.', 'Many, that people know by name: Combobox.'],
      do: ['Say in the placeholder what is chosen: “Choose a category”.', 'Keep an order that people know.'],
      dont: ['Do not choose the first one for people.', 'Do not use it to go to another page.'],
      keyboard: [
        ['Space, Alt+↓', 'Open the list.'],
        ['↑, ↓', 'Choose the one before or after.'],
        ['Letters', 'Jump to the entry that begins with them.'],
      ],
    },
  },
  args: {
    label: 'Category',
    placeholder: 'Choose a category',
    options: ['Electronics', 'Accessories', 'Gadgets', 'Furniture', 'Home', 'Fashion', 'Building Material'].map(
      (value) => ({ value }),
    ),
  },
  decorators: [inForm],
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

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <SelectField {...args} />
      <SelectField {...args} required hint="People find your post by it." defaultValue="Building Material" />
      <SelectField {...args} required error="Choose a category" />
      <SelectField {...args} disabled defaultValue="Fashion" />
      <SelectField {...args} label="Title" options={[{ value: RTL.title }]} defaultValue={RTL.title} dir="auto" />
      <SelectField {...args} label="Town" options={[{ value: LONG_WORD }]} defaultValue={LONG_WORD} />
    </div>
  ),
};

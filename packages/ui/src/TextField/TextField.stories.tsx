import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy } from 'lucide-react';
import { expect } from 'storybook/test';

import { IconButton } from '../IconButton/IconButton.tsx';
import { BINDING_CONTROLS, inForm } from '../fixtures/in-form.tsx';
import { LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Full Name' },
  argTypes: {
    ...BINDING_CONTROLS,
    type: { control: 'select', options: ['text', 'email', 'tel', 'url'] },
    placeholder: { control: 'text' },
    readOnly: { control: 'boolean' },
  },
  parameters: {
    guide: {
      status: 'stable',
      use: ['One line of text in a form: name, title, price, phone number.'],
      avoid: [
        'A password: PasswordField.',
        'Several lines: TextArea.',
        'Searching: SearchField.',
        'One of a list: Combobox or RadioGroup.',
      ],
      do: [
        'Give type, inputMode and autoComplete, so that phones bring the right keys and fill in.',
        'Put the unit into prefix: “₦”, “+234”.',
        'Say in error how to put it right.',
      ],
      dont: [
        'Do not use the placeholder as the label: it goes away.',
        'Do not validate while the user types for the first time.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to it, then to its button if it has one.'],
        ['Enter', 'Sends the form.'],
      ],
    },
  },
  decorators: [inForm],
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

/** The prefix is read as part of the description. */
export const CountryPrefix: Story = {
  args: { label: 'Phone number', prefix: '+234', type: 'tel', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveAccessibleDescription('+234');
  },
};

/** At 200 percent a long label and a long error wrap; the text stays in its box. */
export const LongAndZoomed: Story = {
  decorators: [
    (Story) => (
      <div style={{ zoom: 2, inlineSize: '11.25rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Full name as it stands on your identity card, your certificate of incorporation or your driving licence',
    error: `This is longer than 120 characters: ${LONG_WORD}`,
    defaultValue: LONG_WORD,
  },
  play: async ({ canvas }) => {
    for (const part of [canvas.getByRole('textbox'), canvas.getByText(/^This is longer/)]) {
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(390);
    }
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <TextField {...args} placeholder="Adaeze Nwosu" />
      <TextField
        {...args}
        label="Username"
        required
        hint="Or the name of your business. People find you by it."
        defaultValue="adaeze_fabrics"
      />
      <TextField
        {...args}
        label="Username"
        required
        hint="People find you by it."
        error="This username is taken."
        defaultValue="adaeze"
      />
      <TextField {...args} label="Price" prefix="₦" defaultValue="18500" />
      <TextField {...args} label="Phone number" prefix="+234" type="tel" required defaultValue="8031234567" />
      <TextField
        {...args}
        label="Profile link"
        defaultValue="oja.ng/adaeze_fabrics"
        readOnly
        suffix={<IconButton label="Copy Profile Link" icon={<Copy />} />}
      />
      <TextField {...args} disabled defaultValue="Adaeze Nwosu" />
      <TextField {...args} disabled placeholder="Adaeze Nwosu" />
      <TextField {...args} label="Title" dir="auto" defaultValue={RTL.title} />
      <TextField {...args} label="Title" defaultValue={LONG_WORD} />
    </div>
  ),
};

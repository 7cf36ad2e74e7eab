import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { BINDING_CONTROLS, inForm } from '../fixtures/in-form.tsx';
import { DESCRIPTION, LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Description', maxCharacters: 1500 },
  argTypes: { ...BINDING_CONTROLS, rows: { control: 'number' }, placeholder: { control: 'text' } },
  parameters: {
    guide: {
      status: 'stable',
      use: ['Several lines of text in a form: a description, a bio.'],
      avoid: ['One line: TextField.', 'A message that Enter sends.'],
      do: [
        'Give maxCharacters where there is a limit: the count shows from the start.',
        'Let the form’s rules refuse long texts; the field only marks them.',
      ],
      dont: ['Do not cut pasted text.', 'Do not set a fixed height: it grows with its text.'],
      keyboard: [
        ['Tab', 'Moves the focus to it and on: a tab is never typed.'],
        ['Enter', 'Begins a new line.'],
      ],
    },
  },
  decorators: [inForm],
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

/** Close to the limit the count is also announced, once typing pauses. */
export const NearTheEnd: Story = {
  args: { defaultValue: 'a'.repeat(1498) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'b');
    await waitFor(() => expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent('1 character left'), {
      timeout: 2000,
    });
  },
};

/** Pasted text is never cut: it is marked as an error, and can be shortened. */
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

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <TextArea {...args} />
      <TextArea
        {...args}
        required
        hint="What it is, how it was used, where it can be seen."
        defaultValue={DESCRIPTION}
      />
      <TextArea {...args} required error="Description is required" rows={3} />
      <TextArea
        {...args}
        maxCharacters={40}
        rows={3}
        defaultValue="Woven on the wide loom in Akwete, cotton and rayon."
      />
      <TextArea {...args} disabled rows={3} defaultValue="Woven on the wide loom in Akwete." />
      <TextArea {...args} defaultValue={RTL.description} rows={3} />
      <TextArea {...args} defaultValue={LONG_WORD} rows={3} />
      <TextArea label="Bio" rows={3} placeholder="What you sell, and where." />
    </div>
  ),
};

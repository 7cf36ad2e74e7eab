import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { Field, type FieldControl } from './Field.tsx';
import control from './control.module.css';

const range = (wiring: FieldControl) => <input {...wiring} type="range" min={1} max={50} defaultValue={10} />;
const number = (wiring: FieldControl) => (
  <span className={control.box}>
    <input {...wiring} type="number" className={control.control} defaultValue={12} />
  </span>
);

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: 'How far would you travel?', children: range },
  argTypes: { children: { control: 'select', options: ['range', 'number'], mapping: { range, number } } },
  parameters: {
    guide: {
      status: 'stable',
      use: ['To give a control that the library does not have its label, hint and error.'],
      avoid: [
        'A text, a password, several lines, a choice: TextField, PasswordField, TextArea, Combobox are made of it.',
        'Several controls that make one value: RadioGroup, CodeInput.',
      ],
      do: [
        'Spread what it hands over into the control: id, description and state.',
        'Put units and counts that belong to it into `aria-describedby`.',
      ],
      dont: [
        'Do not write a label of your own beside it.',
        'Do not hide the label unless an icon and a placeholder say the same.',
      ],
      keyboard: [['Tab', 'Moves to the control; the field itself is not focusable.']],
    },
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every control is named by its label, and described by hint and error. */
export const TiesThemTogether: Story = {
  decorators: [(Story) => <div className="story-form">{Story()}</div>],
  args: { hint: 'In kilometres.', error: 'Nobody sells within 10 km of you.', required: true },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'How far would you travel?' });
    await expect(slider).toHaveAccessibleDescription('In kilometres. Nobody sells within 10 km of you.');
    await expect(slider).toBeInvalid();
    await expect(slider).toBeRequired();
    await userEvent.click(canvas.getByText('How far would you travel?'));
    await expect(slider).toHaveFocus();
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <Field {...args} />
      <Field
        {...args}
        label="How many pieces do you have?"
        required
        hint="People see when few are left."
        aside="At most 50"
      >
        {number}
      </Field>
      <Field
        {...args}
        label="How many pieces do you have?"
        error="At most 50 can be in one post."
        hint="People see when few are left."
      >
        {number}
      </Field>
      <Field {...args} label="Pieces" labelHidden hint="The label is hidden.">
        {number}
      </Field>
      <Field {...args} label={LONG_WORD} error={LONG_WORD} hint={LONG_WORD}>
        {number}
      </Field>
      <Field {...args} label={RTL.title} hint={RTL.description} aside="11">
        {number}
      </Field>
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { BINDING_CONTROLS, inForm } from '../fixtures/in-form.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SheetField, type SheetFieldProps } from './SheetField.tsx';

const choices: SheetFieldProps['children'] = (value, choose) => (
  <>
    <TextField label="Filter" />
    <ul>
      {['Abia', 'Kano', 'Lagos'].map((name) => (
        <li key={name}>
          <Button variant="quiet" aria-pressed={name === value} onClick={() => choose(name)}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  </>
);

const meta = {
  title: 'Forms/SheetField',
  component: SheetField,
  args: { label: 'State', placeholder: 'Choose a state', children: choices, onValueChange: fn(), onOpenChange: fn() },
  argTypes: { children: { control: false }, ...BINDING_CONTROLS },
  parameters: {
    guide: {
      status: 'new',
      use: ['On a phone: one of many choices, in groups or with pictures, that need the whole screen.'],
      avoid: [
        'One of many names on a wide screen: Combobox.',
        'A few choices that can all be in view: RadioGroup.',
        'Several values: a dialog with a form.',
      ],
      do: ['Mark the chosen value in the sheet.', 'Give the focus to the choices first: a field opens the keyboard.'],
      dont: ['No form in the sheet: a press takes the value.'],
      keyboard: [
        ['Enter, Space', 'On the box, open the sheet.'],
        ['Escape', 'Closes the sheet without a change.'],
      ],
    },
  },
  decorators: [inForm],
} satisfies Meta<typeof SheetField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sheet closes with a choice, and the focus returns; the value can be cleared. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox', { name: 'State' });
    await expect(box).toHaveTextContent('Choose a state');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'State' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Kano' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Kano');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(box).toHaveTextContent('Kano');
    await expect(box).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(box).toHaveTextContent('Choose a state');
    await expect(box).toHaveFocus();
  },
};

const submit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Enter in the sheet does not send the form, which holds the value and resets it. */
export const InForm: Story = {
  args: { name: 'state', defaultValue: 'Abia' },
  decorators: [
    (Story) => (
      <form aria-label="Place" onSubmit={submit}>
        <Story />
        <Button type="submit">Save</Button>
      </form>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    submit.mockClear();
    const form = canvas.getByRole<HTMLFormElement>('form');
    const box = canvas.getByRole('combobox', { name: 'State' });
    await userEvent.click(box);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filter' }), 'lag{Enter}');
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(new FormData(form).get('state')).toBe('Abia');
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Lagos' }));
    await expect(new FormData(form).get('state')).toBe('Lagos');
    form.reset();
    await waitFor(() => expect(box).toHaveTextContent('Abia'));
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <SheetField {...args} />
      <SheetField {...args} defaultValue="Lagos" required hint="Where the buyer finds it." />
      <SheetField {...args} required error="Choose a state" />
      <SheetField {...args} defaultValue="Lagos" disabled />
      <SheetField {...args} defaultValue={RTL.title} />
      <SheetField {...args} defaultValue={LONG_WORD} />
    </div>
  ),
};

/** With the sheet open, on a phone. */
export const Open: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultOpen: true, defaultValue: 'Kano' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Kano' })).toHaveAttribute('aria-pressed', 'true');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Apple, Banana, Carrot, Cherry, Leaf } from 'lucide-react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import type { CommandPaletteGroup } from '../CommandPalette/CommandPalette.tsx';
import { BINDING_CONTROLS, inForm } from '../fixtures/in-form.tsx';
import { LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { PaletteField } from './PaletteField.tsx';

const GROUPS: readonly CommandPaletteGroup[] = [
  {
    key: 'fruit',
    label: 'Fruit',
    items: [
      { key: 'Apple', label: 'Apple', icon: <Apple /> },
      { key: 'Banana', label: 'Banana', icon: <Banana /> },
      { key: 'Cherry', label: 'Cherry', icon: <Cherry /> },
    ],
  },
  {
    key: 'vegetables',
    label: 'Vegetables',
    items: [
      { key: 'Carrot', label: 'Carrot', icon: <Carrot /> },
      { key: 'Bitterleaf', label: 'Bitterleaf', icon: <Leaf /> },
    ],
  },
];

const meta = {
  title: 'Forms/PaletteField',
  component: PaletteField,
  args: {
    label: 'Crop',
    placeholder: 'Choose a crop',
    searchPlaceholder: 'A crop',
    groups: GROUPS,
    onValueChange: fn(),
    onOpenChange: fn(),
  },
  argTypes: { groups: { control: 'object' }, ...BINDING_CONTROLS },
  parameters: {
    guide: {
      status: 'new',
      use: ['One of many in groups, on a phone: the list has the whole screen, and icons are found faster than words.'],
      avoid: ['In a wide window: Combobox.', 'A few choices that can all be in view: RadioGroup.'],
      do: [
        'Give five to ten groups, in an order that people know.',
        'Find items by what people call them, too: pass a filter.',
      ],
      dont: ['Do not use it for free text: only the given items can be chosen.'],
      keyboard: [
        ['Enter, Space, ↓, ↑', 'Open the palette.'],
        ['Typing', 'In the palette, narrows the list.'],
        ['↓, ↑, Home, End', 'In the palette, move in the list.'],
        ['Enter', 'In the palette, takes the marked item; the focus returns to the field.'],
        ['Escape', 'Closes the palette without a change.'],
      ],
    },
  },
  decorators: [inForm],
} satisfies Meta<typeof PaletteField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Asks to close a dialog as the browser does on Escape. */
const cancel = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

/** Opened, filtered, chosen and cleared without a mouse; the form gets the value. */
export const ByKeyboard: Story = {
  args: { name: 'crop' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Crop' });
    await expect(field).toHaveTextContent('Choose a crop');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Choose a crop' })).toBeVisible());
    await expect(canvas.getByRole('combobox', { name: 'Choose a crop' })).toHaveFocus();
    await userEvent.keyboard('leaf');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveTextContent('Bitterleaf');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenCalledWith('Bitterleaf');
    await expect(canvasElement.querySelector('input[name=crop]')).toHaveValue('Bitterleaf');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('option', { current: true })).toHaveTextContent('Bitterleaf');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Bitterleaf');
    await userEvent.keyboard('{Home}');
    await cancel(canvas.getByRole('dialog'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('Bitterleaf');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(canvasElement.querySelector('input[name=crop]')).toHaveValue('');
  },
};

/** A press opens it and takes an item; what was typed is forgotten at the next opening. */
export const Pressed: Story = {
  args: { defaultValue: 'Banana' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Crop' });
    await userEvent.click(field);
    await userEvent.keyboard('zzz');
    await expect(canvas.getByText('Nothing fits what you typed.')).toBeInTheDocument();
    await cancel(canvas.getByRole('dialog'));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('option', { name: 'Cherry' }));
    await expect(field).toHaveTextContent('Cherry');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** What the filter finds, in its order, instead of the items with the typed text in their label. */
export const WithFilter: Story = {
  args: {
    filter: (text) => [
      { key: 'found', label: 'Results', items: text === 'ugu' ? (GROUPS[1]?.items.slice(1) ?? []) : [] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Crop' }));
    await userEvent.keyboard('ugu');
    await expect(canvas.getByRole('group', { name: 'Results' })).toHaveTextContent('Bitterleaf');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Crop' })).toHaveTextContent('Bitterleaf');
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <PaletteField {...args} />
      <PaletteField {...args} defaultValue="Bitterleaf" required hint="What you grow most of." />
      <PaletteField {...args} required error="Choose a crop" />
      <PaletteField {...args} defaultValue="Carrot" disabled />
      <PaletteField
        {...args}
        label="Title"
        groups={[{ key: 'rtl', label: 'Titles', items: [{ key: RTL.title, label: RTL.title }] }]}
        defaultValue={RTL.title}
      />
      <PaletteField
        {...args}
        label="Town"
        groups={[{ key: 'long', label: 'Towns', items: [{ key: LONG_WORD, label: LONG_WORD }] }]}
        defaultValue={LONG_WORD}
      />
    </div>
  ),
};

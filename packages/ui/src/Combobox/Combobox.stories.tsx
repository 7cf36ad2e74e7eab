import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { CATEGORIES } from '../fixtures/choices.ts';
import { BINDING_CONTROLS, inForm } from '../fixtures/in-form.tsx';
import { LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { Combobox } from './Combobox.tsx';

const OPTIONS = CATEGORIES.map((value) => ({ value }));

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: {
    label: 'Category',
    placeholder: 'Choose a category',
    options: OPTIONS,
    onValueChange: fn(),
  },
  argTypes: {
    options: {
      control: 'inline-radio',
      options: ['All', 'Three'],
      mapping: { All: OPTIONS, Three: OPTIONS.slice(0, 3) },
    },
    ...BINDING_CONTROLS,
  },
  parameters: {
    guide: {
      status: 'stable',
      use: ['One of many that people know by name: a country, a time zone.'],
      avoid: [
        'A few choices that can all be in view: RadioGroup.',
        'Many choices in groups on a phone: PaletteField.',
        'Looking something up: SearchField.',
      ],
      do: ['Give the choices in an order that people know.', 'Say in emptyText what to do when no option matches.'],
      dont: ['Do not use it for free text: only values of the list are accepted.'],
      keyboard: [
        ['Typing', 'Narrows the list and marks the best choice.'],
        ['↓, ↑', 'Open the list, then move in it, round its ends.'],
        ['Home, End', 'First and last choice, while the list is open.'],
        ['Enter', 'Takes the marked choice. With the list closed it sends the form.'],
        ['Tab', 'Takes the marked choice and goes on.'],
        ['Escape', 'Closes the list and restores the chosen option, unless the box was cleared.'],
        ['Alt+↑', 'Closes the list.'],
      ],
    },
  },
  decorators: [inForm],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing part of the name in lower case finds an option; Escape restores the chosen one. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.type(box, 'mater');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    // Enter that confirms an input method's word chooses nothing.
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('Building Material');
    await expect(args.onValueChange).toHaveBeenCalledWith('Building Material');
    await expect(canvas.queryByRole('listbox')).toBeNull();

    await userEvent.keyboard('{Backspace}zzz');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nothing fits what you typed.'));
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('Building Material');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

/** An option is chosen with the arrow keys alone; the focus stays in the box. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const active = () => canvas.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
    const activeText = () => document.getElementById(active())?.textContent;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeText()).toBe('Electronics');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect(activeText()).toBe('Skin Care');
    const option = canvas.getByRole('option', { name: 'Skin Care' });
    const list = canvas.getByRole('listbox').parentElement?.getBoundingClientRect();
    await expect(option.getBoundingClientRect().bottom).toBeLessThanOrEqual(list?.bottom ?? 0);
    // Selects the typed text, as in any text field.
    await userEvent.keyboard('{Shift>}{Home}{/Shift}');
    await expect(activeText()).toBe('Skin Care');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(activeText()).toBe('Accessories');
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(activeText()).toBe('Jewelry');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveValue('Jewelry');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

/** The list is opened, chosen from and cleared with the pointer or by touch. */
export const ByPointer: Story = {
  args: { name: 'category' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('option', { name: 'Accessories' }));
    await expect(box).toHaveValue('Accessories');
    await expect(box).toHaveFocus();
    await userEvent.click(box);
    await expect(canvas.getByRole('option', { name: 'Accessories' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('option', { name: 'Gadgets' }) });
    await expect(box).toHaveValue('Gadgets');
    await expect(canvasElement.querySelector('input[name=category]')).toHaveValue('Gadgets');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(box).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the list' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(57);
    await expect(box).toHaveFocus();
  },
};

/** What was typed and accepted before the options are there is chosen when they are. */
export const Loading: Story = {
  render: function Late(args) {
    const [isThere, setIsThere] = useState(false);
    return (
      <>
        <Combobox {...args} options={isThere ? OPTIONS : []} loading={!isThere} />
        <Button onClick={() => setIsThere(true)}>Load the options</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'elec');
    await expect(canvas.getByText('The choices are still being loaded.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('elec');
    await userEvent.click(canvas.getByRole('button', { name: 'Load the options' }));
    await expect(box).toHaveValue('Electronics');
    await expect(args.onValueChange).toHaveBeenCalledWith('Electronics');
  },
};

/** Leaving the box accepts text that matches exactly one option, and nothing else. */
export const LeftBehind: Story = {
  render: (args) => (
    <>
      <Combobox {...args} />
      <Button>Post</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'food');
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(box).toHaveValue('Food');
    await userEvent.clear(box);
    await userEvent.type(box, 'fo');
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(box).toHaveValue('');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** What the list shows besides the label, such as a count, is neither in the box nor searched. */
export const Counted: Story = {
  args: {
    options: [
      { value: 'Fast Food', listLabel: 'Fast Food (1,000+)' },
      { value: 'Food', listLabel: 'Food (12)' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, '12');
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.clear(box);
    await userEvent.type(box, 'food');
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Fast Food (1,000+)',
      'Food (12)',
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('Food');
  },
};

/** In a dialog the list is not clipped, and Escape closes the list before the dialog. */
export const InADialog: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  render: function Opened(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Which category fits better?">
        <Combobox {...args} />
      </Dialog>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    const last = canvas.getAllByRole('option').at(0);
    const { left, top, width, height } = last?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[role=option]')).toBe(last);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

/** With `defaultOpen` the list is placed at its box as after a press. */
export const OpenAtFirst: Story = {
  args: { defaultOpen: true, defaultValue: 'Accessories' },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox').parentElement?.getBoundingClientRect() ?? new DOMRect();
    const list = canvas.getByRole('listbox').parentElement?.getBoundingClientRect() ?? new DOMRect();
    await expect(list.left).toBe(box.left);
    await expect(list.top).toBeGreaterThan(box.bottom);
  },
};

/** At 200 percent without room below, the list is above its box and as wide as it. */
export const ZoomedAtTheBottom: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ zoom: 2, paddingBlockStart: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    const field = box.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const list = canvas.getByRole('listbox').parentElement?.getBoundingClientRect() ?? new DOMRect();
    await expect(list.bottom).toBeLessThanOrEqual(field.top);
    await expect(list.top).toBeGreaterThanOrEqual(0);
    await expect(Math.abs(list.width - field.width)).toBeLessThan(1);
    await expect(Math.abs(list.left - field.left)).toBeLessThan(1);
  },
};

/** All its states on one sheet; the first one is open. */
export const Overview: Story = {
  tags: ['overview'],
  parameters: { docs: { story: { inline: false, iframeHeight: 900 } } },
  render: (args) => (
    <div className="story-sheet story-columns">
      <div style={{ paddingBlockEnd: '21rem' }}>
        <Combobox {...args} defaultValue="Accessories" defaultOpen />
      </div>
      <Combobox {...args} />
      <Combobox {...args} defaultValue="Building Material" required hint="People find your post by it." />
      <Combobox {...args} required error="Choose a category" />
      <Combobox {...args} defaultValue="Fashion" disabled />
      <Combobox {...args} label="Title" options={[{ value: RTL.title }]} defaultValue={RTL.title} />
      <Combobox {...args} label="Town" options={[{ value: LONG_WORD }]} defaultValue={LONG_WORD} />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, MessageCircle, SunMoon } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { CommandPalette, type CommandPaletteGroup } from './CommandPalette.tsx';

/**
 * People, with a picture and a user name.
 * @copied const PEOPLE: CommandPaletteGroup = {
 *   key: 'people',
 *   label: 'People',
 *   items: ['Adaeze Okonkwo', 'Bayo Adewale'].map((label) => ({ key: label, label })),
 * };
 */
const PEOPLE: CommandPaletteGroup = {
  key: 'people',
  label: 'People',
  items: ['Adaeze Okonkwo', 'Bayo Adewale', 'Chinwe Eze'].map((label) => ({
    key: label,
    label,
    description: `@${label.slice(0, label.indexOf(' ')).toLowerCase()}`,
    icon: <Avatar name={label} size="small" />,
  })),
};
const COMMANDS: CommandPaletteGroup = {
  key: 'commands',
  label: 'Commands',
  items: [
    { key: 'home', label: 'Home', icon: <House /> },
    { key: 'chat', label: 'Chat', icon: <MessageCircle /> },
    { key: 'mode', label: 'Use light colours', icon: <SunMoon /> },
  ],
};
const GROUPS = [PEOPLE, COMMANDS];

const meta = {
  title: 'Actions/CommandPalette',
  component: CommandPalette,
  args: {
    open: true,
    onOpenChange: fn(),
    onSelect: fn(),
    onValueChange: fn(),
    title: 'Go to',
    placeholder: 'A name or a command',
    groups: GROUPS,
  },
  argTypes: { groups: { control: 'object' }, note: { control: 'text' }, emptyText: { control: 'text' } },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 560 } },
    guide: {
      status: 'new',
      use: ['One place, behind one key, from which a user reaches every page, person and command of an app.'],
      avoid: [
        'To choose the value of a form: Combobox, or PaletteField on a phone.',
        'The actions of one thing: Menu.',
        'As the only way to an action: it is a shortcut.',
      ],
      do: [
        'Give the best match first, and a few recent items for the empty field.',
        'Cut the items to some dozens: nobody reads further.',
        'Say in `note` which results are missing, and why.',
      ],
      dont: [
        'Do not put a result that arrives later above earlier ones: the user may be pressing Enter.',
        'Do not run a command that cannot be undone without asking.',
      ],
      keyboard: [
        ['↓, ↑', 'The next and the previous item, round the ends.'],
        ['Home, End', 'The first and the last item.'],
        ['Enter', 'Chooses the marked item, and closes.'],
        ['Escape', 'Closes.'],
      ],
    },
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing and Enter choose an item; the focus goes back to where it was. */
export const Chosen: Story = {
  args: { open: false },
  render: function Opened({ onOpenChange, onValueChange, ...args }) {
    const [open, setOpen] = useState(false);
    const [value, setValue] = useState('');
    const change = (next: boolean) => {
      setOpen(next);
      setValue('');
      onOpenChange?.(next);
    };
    const isShown = ({ label }: { label: string }) => label.toLowerCase().includes(value.toLowerCase());
    return (
      <>
        <Button onClick={() => change(true)}>Go to</Button>
        <CommandPalette
          {...args}
          open={open}
          onOpenChange={change}
          value={value}
          onValueChange={(text) => {
            setValue(text);
            onValueChange?.(text);
          }}
          groups={GROUPS.map((group) => ({ ...group, items: group.items.filter(isShown) }))}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Go to' });
    await userEvent.click(opener);
    const field = canvas.getByRole('combobox', { name: 'Go to' });
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'People' })).toBeInTheDocument();
    await userEvent.type(field, 'chi');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.queryByRole('group', { name: 'Commands' })).toBeNull();
    // Enter that confirms an input method's word chooses nothing.
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ label: 'Chinwe Eze' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

/** The arrow keys move through all groups and round the ends; Home and End go to the ends; the focus stays. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    const marked = () => canvas.getByRole('option', { selected: true });
    const isMarked = async (name: string) => {
      await expect(marked()).toHaveTextContent(name);
      await expect(field).toHaveAttribute('aria-activedescendant', marked().id);
    };
    await isMarked('Adaeze Okonkwo');
    await userEvent.keyboard('{ArrowUp}');
    await isMarked('Use light colours');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await isMarked('Bayo Adewale');
    await userEvent.keyboard('{End}');
    await isMarked('Use light colours');
    await userEvent.keyboard('{Home}');
    await isMarked('Adaeze Okonkwo');
    await userEvent.type(field, 'x');
    await isMarked('Adaeze Okonkwo');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ key: 'mode' }));
    await expect(field).toHaveFocus();
  },
};

/** A press chooses, too. */
export const Pressed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Bayo/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ label: 'Bayo Adewale' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

/** What is chosen now is marked and in view. In the list the keys work as in the field. */
export const OpenAtTheChosen: Story = {
  args: { chosen: 'mode', initialFocus: 'list' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('listbox')).toHaveFocus();
    const chosen = canvas.getByRole('option', { current: true });
    await expect(chosen).toHaveTextContent('Use light colours');
    await expect(canvas.getByRole('option', { selected: true })).toBe(chosen);
    const bottom = chosen.closest('[data-tall]')?.getBoundingClientRect().bottom ?? 0;
    await expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom + 1);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ key: 'chat' }));
    await userEvent.type(canvas.getByRole('combobox'), 'x');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Adaeze Okonkwo');
  },
};

/** While more results are on their way, nothing is said to be missing. */
export const Loading: Story = {
  args: { groups: [], loading: true, value: 'kettle' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Searching')).toBeInTheDocument();
    await expect(canvas.queryByText('Nothing fits what you typed.')).toBeNull();
  },
};

export const Empty: Story = {
  args: { groups: [], value: 'zzz', note: 'You are offline: posts are not searched.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing fits what you typed.');
    await expect(canvas.getByText('You are offline: posts are not searched.')).toBeInTheDocument();
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(canvas.getByRole('combobox'), '{ArrowDown}{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** Open, with difficult texts and a note. */
export const Overview: Story = {
  tags: ['overview'],
  args: {
    loading: true,
    note: 'You are offline: posts are not searched.',
    groups: [
      PEOPLE,
      {
        key: 'posts',
        label: 'Posts',
        items: [
          { key: 'long', label: LONG_WORD, description: LONG_WORD },
          { key: 'rtl', label: RTL.title, description: '₦140,000' },
        ],
      },
      COMMANDS,
    ],
  },
};

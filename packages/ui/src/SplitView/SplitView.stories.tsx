import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { LONG_WORD } from '../fixtures/difficult-texts.ts';
import { SplitView, type PaneSizes } from './SplitView.tsx';

const names = (count: number) => (
  <ul style={{ overflow: 'auto', padding: '1rem' }}>
    {Array.from({ length: count }, (_, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the order never changes
      <li key={index}>
        <a href={`#${index}`}>Conversation {index + 1}</a>
      </li>
    ))}
  </ul>
);
const LIST = { key: 'list', label: 'Conversations', size: '16rem', content: names(40) };
const THREAD = { key: 'thread', label: 'Messages', content: <p style={{ padding: '1rem' }}>Is it still available?</p> };
const PANES = [LIST, THREAD];
const THREE = [
  { ...LIST, size: '25%' },
  { ...THREAD, size: '40%' },
  { key: 'details', label: 'Details', content: <p style={{ padding: '1rem' }}>{LONG_WORD}</p> },
];

const meta = {
  title: 'Layout/SplitView',
  component: SplitView,
  args: { panes: PANES, onSizesChange: fn(), style: { blockSize: '20rem', inlineSize: '48rem' } },
  argTypes: { panes: { control: false }, sizes: { control: 'object' }, defaultSizes: { control: 'object' } },
  parameters: {
    guide: {
      status: 'new',
      use: ['A list beside what is selected in it, and beside that its details, where the window is wide enough.'],
      avoid: ['Columns that nobody needs to resize: a grid.', 'Windows under 768 px: one screen after the other.'],
      do: [
        'Let the address say what is selected, so that back and forward work pane by pane.',
        'Store the sizes for each person and device.',
      ],
      dont: ['Do not put more than three panes side by side.', 'Do not leave a pane empty: say what to choose.'],
      keyboard: [
        ['F6, Shift+F6', 'Goes to the next pane, and to the previous one.'],
        ['Arrow left, arrow right', 'On a border: moves it by 16 px.'],
        ['Home, End', 'On a border: makes the pane before it as narrow or as wide as possible.'],
        ['Enter', 'On a border: the initial widths.'],
      ],
    },
  },
} satisfies Meta<typeof SplitView>;

export default meta;
type Story = StoryObj<typeof meta>;

const widthOf = (pane: HTMLElement) => Math.round(pane.getBoundingClientRect().width);

/** The border is moved by keys, no pane gets lost, and Enter resets it. */
export const MovedByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const list = canvas.getByRole('region', { name: 'Conversations' });
    const border = canvas.getByRole('separator', { name: 'Width of Conversations' });
    await expect(widthOf(list)).toBe(256);
    await expect(border).toHaveAttribute('aria-valuenow', '33');
    border.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(widthOf(list)).toBe(272);
    await userEvent.keyboard('{End}');
    await expect(widthOf(list)).toBe(768 - 240);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(widthOf(list)).toBe(240);
    await expect(args.onSizesChange).toHaveBeenLastCalledWith({ list: 31.3 });
    await userEvent.keyboard('{Enter}');
    await expect(widthOf(list)).toBe(256);
    await expect(args.onSizesChange).toHaveBeenLastCalledWith({});
  },
};

/** Dragged far beyond the edge, a pane keeps its least width. */
export const Dragged: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('region', { name: 'Conversations' });
    const border = canvas.getByRole('separator');
    const { left, top } = border.getBoundingClientRect();
    const drag = (by: number) =>
      userEvent.pointer([
        { keys: '[MouseLeft>]', target: border, coords: { x: left, y: top } },
        { target: border, coords: { x: left + by, y: top } },
        { keys: '[/MouseLeft]', target: border, coords: { x: left + by, y: top } },
      ]);
    await drag(40);
    await expect(widthOf(list)).toBe(296);
    await drag(-2000);
    await expect(widthOf(list)).toBe(240);
    await userEvent.dblClick(border);
    await expect(widthOf(list)).toBe(256);
  },
};

/** F6 goes round the panes and returns to the element that had the focus there. */
export const CycledByF6: Story = {
  args: { panes: THREE },
  play: async ({ canvas, userEvent }) => {
    const [list, thread, details] = canvas.getAllByRole('region');
    await userEvent.keyboard('{F6}');
    await expect(list).toHaveFocus();
    // The ring is above what is positioned in the pane.
    await expect(getComputedStyle(list?.parentElement ?? document.body, '::after').borderTopWidth).toBe('3px');
    const link = canvas.getByRole('link', { name: 'Conversation 2' });
    link.focus();
    await userEvent.keyboard('{F6}');
    await expect(thread).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(details).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F6}{/Shift}');
    await expect(details).toHaveFocus();
  },
};

/** The application keeps the sizes. From right to left the panes and the arrow keys change sides. */
export const RightToLeft: Story = {
  render: function Kept(args) {
    const [sizes, setSizes] = useState<PaneSizes>({ list: 50 });
    return (
      <div dir="rtl">
        <SplitView {...args} sizes={sizes} onSizesChange={setSizes} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('region', { name: 'Conversations' });
    const thread = canvas.getByRole('region', { name: 'Messages' });
    await expect(widthOf(list)).toBe(384);
    await expect(list.getBoundingClientRect().left).toBeGreaterThan(thread.getBoundingClientRect().left);
    canvas.getByRole('separator').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(widthOf(list)).toBe(400);
  },
};

/** Two panes, and three with a long word. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      <SplitView {...args} />
      <SplitView {...args} panes={THREE} />
    </div>
  ),
};

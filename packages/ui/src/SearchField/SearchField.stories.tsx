import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { LINK, linkControl } from '../fixtures/links.tsx';
import { LONG_WORD, RTL } from '../fixtures/posts.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Search customers', placeholder: 'Search customers...', onSearch: fn() },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    link: linkControl,
  },
  parameters: {
    guide: {
      status: 'new',
      use: ['To look something up or to narrow a list: customers, categories, posts.', 'With link, where the searching is done on a page of its own.'],
      avoid: ['To choose one of a list: Combobox.', 'For text that is sent: TextField.'],
      do: ['Say in the placeholder what is searched: “Search customers...”.', 'Show the results as they come, without a button.', 'Put the search in the address and hand it back as value.'],
      dont: ['Do not start a search on every key yourself: onSearch already waits for a pause.', 'Do not put two on one page.'],
      keyboard: [
        ['Enter', 'Searches at once, without waiting for the pause.'],
        ['Escape', 'Empties the box, where the browser does so.'],
        ['Tab', 'Goes on to the cross, once something is typed.'],
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
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One call once typing has paused, not one for each key. */
export const AfterAPause: Story = {
  args: { delay: 60 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search customers' }), 'ada');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('ada'));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};

/** Enter does not wait, and nothing comes after it a second time. The cross empties the box at once. */
export const AtOnce: Story = {
  args: { delay: 100 },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'bola{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('bola');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <>
      <SearchField {...args} />
      <SearchField {...args} value="adaeze" />
      <SearchField {...args} label="Find people" labelShown value="Akwete" hint="By name or the name of the business." />
      <SearchField {...args} value="a" error="Type at least two letters." />
      <SearchField {...args} value={RTL.title} />
      <SearchField {...args} value={LONG_WORD} />
      <SearchField {...args} disabled />
      <SearchField label="Find people and posts" placeholder="Find people and posts" link={LINK} />
    </>
  ),
};

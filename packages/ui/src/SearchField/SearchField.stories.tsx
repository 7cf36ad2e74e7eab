import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { inForm } from '../fixtures/in-form.tsx';
import { LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Search customers', placeholder: 'Search customers...', onSearch: fn() },
  parameters: {
    guide: {
      status: 'new',
      use: ['To look something up or to narrow a list: people, places, files.'],
      avoid: ['To choose one of a list: Combobox.', 'For text that is sent: TextField.'],
      do: [
        'Say in the placeholder what is searched: “Search people...”.',
        'Show the results as they come, without a button.',
        'Put the query into the URL and pass it as value.',
      ],
      dont: [
        'Do not start a search on every key yourself: onSearch already waits for a pause.',
        'Do not put two on one page.',
      ],
      keyboard: [
        ['Enter', 'Searches at once, without waiting for the pause.'],
        ['Escape', 'Empties the box, where the browser does so.'],
        ['Tab', 'Goes on to the cross, once something is typed.'],
      ],
    },
  },
  decorators: [inForm],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One call after typing has paused, not one for each key. */
export const AfterAPause: Story = {
  args: { delay: 60 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search customers' }), 'ada');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('ada'));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};

/** Enter searches immediately, and the debounced call does not follow. The clear button empties the box immediately. */
export const AtOnce: Story = {
  // Longer than a busy machine takes from one key to the next.
  args: { delay: 600 },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'bola');
    // Enter that confirms an input method's word does not search.
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('bola');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/**
 * The query can come from outside, such as the URL; the echo of the field's own query does not overwrite newer text.
 */
export const FollowsTheAddress: Story = {
  args: { delay: 20 },
  render: function InThePage(args) {
    const [search, setSearch] = useState('ada');
    return (
      <>
        <SearchField {...args} value={search} onSearch={(text) => setSearch(text.trim())} />
        <Button onClick={() => setSearch('akwete')}>Akwete</Button>
        <p>Searching for {search}</p>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await expect(box).toHaveValue('ada');
    await userEvent.type(box, 'eze ');
    await waitFor(() => expect(canvas.getByText('Searching for adaeze')).toBeVisible());
    await userEvent.keyboard('n');
    await expect(box).toHaveValue('adaeze n');
    await userEvent.click(canvas.getByRole('button', { name: 'Akwete' }));
    await expect(box).toHaveValue('akwete');
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <SearchField {...args} />
      <SearchField {...args} value="adaeze" />
      <SearchField
        {...args}
        label="Find people"
        labelHidden={false}
        value="Akwete"
        hint="By name or the name of the business."
      />
      <SearchField {...args} value="a" error="Type at least two letters." />
      <SearchField {...args} value={RTL.title} />
      <SearchField {...args} value={LONG_WORD} />
      <SearchField {...args} disabled />
    </div>
  ),
};

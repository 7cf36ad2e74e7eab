import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '@oja/ui/Button';
import { FollowButton } from '../FollowButton/FollowButton.tsx';
import { manyPeople, PEOPLE, type FixturePerson } from '../fixtures/people.ts';
import { LoadMore } from '@oja/ui/LoadMore';
import { PeopleDialog, type PeopleDialogProps } from './PeopleDialog.tsx';

const linkTo = ({ id }: { id: string }) => <a href={`#${id}`}>{''}</a>;
const follow = ({ userName, isFollowing }: FixturePerson) => (
  <FollowButton {...{ userName, isFollowing }} onValueChange={fn()} />
);

const meta: Meta<typeof PeopleDialog<FixturePerson>> = {
  title: 'People/PeopleDialog',
  component: PeopleDialog,
  args: {
    list: 'customers',
    count: 10_000,
    open: true,
    onOpenChange: fn(),
    people: manyPeople(12),
    renderLink: linkTo,
    renderAction: follow,
  },
  argTypes: {
    people: {
      control: 'select',
      options: ['Twelve', 'Eight', 'Nobody'],
      mapping: { Twelve: manyPeople(12), Eight: PEOPLE, Nobody: [] },
    },
    renderLink: { control: false },
    renderAction: { control: false },
    footer: { control: 'text' },
    error: { control: 'text' },
    onSearch: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 640 } },
    guide: {
      status: 'new',
      use: ['Behind the numbers of a ProfileHeader: the customers of a person, and whom they follow.'],
      avoid: ['Everybody on Oja: a page with a PersonList.', 'To pick a person: a search with rows to press.'],
      do: [
        'Give count as the true number, and the rest page by page with a LoadMore in footer.',
        'Give onSearch where not everybody is loaded, or the search finds only some.',
      ],
      dont: ['Do not load the list before the dialog opens.', 'Do not open another dialog over it.'],
      keyboard: [
        ['Tab', 'Search, then from person to action, then the cross.'],
        ['Escape', 'Closes it; the focus returns to the count that opened it.'],
      ],
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { tags: ['overview'] };

/** Opened from the number, searched, closed: the focus returns, and the query is forgotten. */
export const OpenedAndSearched: Story = {
  args: { count: 12 },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <div className="story-sheet">
          <Button onClick={() => setOpen(true)}>12 Customers</Button>
        </div>
        <PeopleDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '12 Customers' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog', { name: 'Customers (12)' })).toHaveAttribute('open');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search Customers' }), 'CHOP{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz{Enter}');
    await expect(await canvas.findByText('User not found.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

/** A list of ten thousand is loaded in pages and searched on the server. */
export const InPages: Story = {
  args: { onSearch: fn() },
  render: function Paged(args: PeopleDialogProps<FixturePerson>) {
    const [shown, setShown] = useState(12);
    const more = <LoadMore hasMore auto={false} onLoadMore={() => setShown(shown + 12)} label="Load more customers" />;
    return <PeopleDialog {...args} people={manyPeople(shown)} footer={more} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more customers' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24);
    await userEvent.type(canvas.getByRole('searchbox'), 'tunde{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('tunde');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24);
  },
};

/** A short list has no search. */
export const Few: Story = {
  args: { list: 'following', count: 3, people: PEOPLE.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Following (3)' })).toHaveAttribute('open');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const Nobody: Story = {
  args: { count: 0, people: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Customers' })).toHaveAttribute('open');
    await expect(canvas.getByRole('heading', { level: 3, name: 'No customers yet' })).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { people: [], loading: true } };

export const Failed: Story = {
  args: { people: [], error: 'Network Error!', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

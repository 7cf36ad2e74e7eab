import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Button } from '@oja/ui/Button';
import { FollowButton } from '../FollowButton/FollowButton.tsx';
import { inColumn } from '../../../ui/src/fixtures/in-column.tsx';
import { manyPeople, PEOPLE, type FixturePerson } from '../fixtures/people.ts';
import { PersonList, type PersonListProps } from './PersonList.tsx';

const linkTo = ({ id }: { id: string }) => <a href={`#${id}`}>{''}</a>;
const follow = ({ userName, isFollowing }: FixturePerson) => (
  <FollowButton {...{ userName, isFollowing }} onValueChange={fn()} />
);
const seeAll = (
  <Button asChild variant="secondary">
    <a href="#find-users">Find Users</a>
  </Button>
);

const meta: Meta<typeof PersonList<FixturePerson>> = {
  title: 'People/PersonList',
  component: PersonList,
  args: { people: PEOPLE, renderLink: linkTo, renderAction: follow },
  argTypes: {
    people: { control: 'select', options: ['Eight', 'Nobody'], mapping: { Eight: PEOPLE, Nobody: [] } },
    renderLink: { control: false },
    renderAction: { control: false },
    emptyAction: {
      control: 'select',
      options: ['None', 'Find Users'],
      mapping: { None: undefined, 'Find Users': seeAll },
    },
    footer: { control: 'text' },
  },
  decorators: [inColumn],
  parameters: {
    guide: {
      status: 'new',
      use: ['People one below the other: Find Users, Customers, Following, the Users tab of the search.'],
      avoid: [
        'People to choose several of: a group of checkboxes.',
        'Conversations: their rows have a time and a preview.',
      ],
      do: [
        'Set loading for the first page only; LoadMore in footer shows that a further one is loading.',
        'Say whose list it is in label: “Customers of adaeze_fabrics”.',
      ],
      dont: [
        'Do not show the empty text while the answer is not there yet.',
        'Do not give an action for the viewer’s own row.',
      ],
      keyboard: [['Tab', 'From person to action, row by row.']],
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Each row's button contains the person's name, so that the buttons differ. */
export const Following: Story = {
  render: function Toggling(args: PersonListProps<FixturePerson>) {
    const [followed, setFollowed] = useState<readonly string[]>([]);
    return (
      <PersonList
        {...args}
        renderAction={({ id, userName }) => (
          <FollowButton
            userName={userName}
            isFollowing={followed.includes(id)}
            onValueChange={() => setFollowed([...followed, id])}
          />
        )}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Follow musa_phones' }));
    await expect(canvas.getByRole('button', { name: 'Following musa_phones' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Follow ngozi' })).toBeVisible();
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <div>
        <PersonList {...args} people={PEOPLE.slice(0, 4)} />
      </div>
      <PersonList {...args} people={[]} loading />
      <PersonList {...args} people={[]} />
    </div>
  ),
};

export const Loading: Story = {
  args: { people: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading people');
    await expect(canvas.queryByText('User not found.')).toBeNull();
  },
};

/** Rows far below keep their size and are laid out when they are reached. */
export const Many: Story = {
  args: { people: manyPeople(60), renderAction: undefined, label: 'Customers of ChopLife_Foods' },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list', { name: 'Customers of ChopLife_Foods' });
    await expect(list.children).toHaveLength(60);
    await expect(canvasElement.scrollHeight).toBeGreaterThan(60 * 44);
    await expect(list.lastElementChild?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).toBe(
      false,
    );
  },
};

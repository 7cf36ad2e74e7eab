import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { FollowButton } from '../FollowButton/FollowButton.tsx';
import { inColumn } from '../../../ui/src/fixtures/in-column.tsx';
import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { ADAEZE, CHOPLIFE, FATIMA, LONG_NAMED } from '../fixtures/people.ts';
import { PersonRow } from './PersonRow.tsx';

const follow = (userName: string, isFollowing = false) => (
  <FollowButton userName={userName} isFollowing={isFollowing} onValueChange={fn()} />
);

const meta = {
  title: 'People/PersonRow',
  component: PersonRow,
  args: { person: ADAEZE, link: LINK, action: follow('adaeze_fabrics') },
  argTypes: {
    person: { control: 'object' },
    link: linkControl,
    action: {
      control: 'select',
      options: ['Follow', 'Following', 'None'],
      mapping: { Follow: follow('adaeze_fabrics'), Following: follow('adaeze_fabrics', true), None: undefined },
    },
  },
  decorators: [inColumn],
  parameters: {
    guide: {
      status: 'new',
      use: ['One person in a list: Find Users, Customers, Following, a search for people.'],
      avoid: [
        'A whole list: PersonList, which has the empty and loading states.',
        'A conversation: ConversationRow.',
        'The head of a profile: ProfileHeader.',
      ],
      do: [
        'Give link, so that picture and names lead to the profile in one stop of the Tab key.',
        'Put a FollowButton in action.',
      ],
      dont: [
        'Do not put more than one action into a row.',
        'Do not shorten names: long names end in an ellipsis automatically.',
      ],
      keyboard: [
        ['Tab', 'First the person, then the action.'],
        ['Enter', 'On the person: opens the profile.'],
      ],
    },
  },
} satisfies Meta<typeof PersonRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two tab stops: the person and the action; the link's name contains all details of the person. */
export const InAList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', {
      name: 'Online Adaeze Nwosu Verified Vendor @adaeze_fabrics 1,204 Customers',
    });
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Unfollow adaeze_fabrics' })).toHaveFocus();
  },
  args: { action: follow('adaeze_fabrics', true) },
};

/** All its states on one sheet, the last ones on a phone, also at twice the text size. */
export const Overview: Story = {
  tags: ['overview'],
  render: ({ link }) => (
    <>
      <PersonRow person={ADAEZE} link={link} action={follow('adaeze_fabrics')} />
      <PersonRow person={CHOPLIFE} link={link} action={follow('ChopLife_Foods', true)} />
      <PersonRow person={FATIMA} link={link} action={follow('fatima_kano')} />
      <PersonRow
        person={CHOPLIFE}
        link={link}
        action={
          <FollowButton
            userName="ChopLife_Foods"
            isFollowing
            error="Error following/unfollowing user: Network Error!"
            onValueChange={fn()}
          />
        }
      />
      <PersonRow person={{ name: 'Ngozi Eze', userName: 'ngozi' }} link={link} />
      <PersonRow person={LONG_NAMED} link={link} action={follow('long', true)} />
      <div dir="rtl" lang="ar">
        <PersonRow person={FATIMA} link={link} action={follow('fatima_kano')} />
      </div>
      <div className="story-phone">
        <PersonRow person={CHOPLIFE} link={link} action={follow('ChopLife_Foods', true)} />
        <div style={{ zoom: 2 }}>
          <PersonRow person={LONG_NAMED} link={link} action={follow('long', true)} />
        </div>
      </div>
    </>
  ),
};

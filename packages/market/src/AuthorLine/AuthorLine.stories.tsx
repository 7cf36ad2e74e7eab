import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inColumn } from '../../../ui/src/fixtures/in-column.tsx';
import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { ADAEZE, FATIMA, LONG_NAMED } from '../fixtures/people.ts';
import { AuthorLine } from './AuthorLine.tsx';

const meta = {
  title: 'People/AuthorLine',
  component: AuthorLine,
  args: { author: ADAEZE, link: LINK },
  argTypes: {
    author: { control: 'object' },
    link: linkControl,
    detail: { control: false },
  },
  decorators: [inColumn],
  parameters: {
    guide: {
      status: 'stable',
      use: ['The author of a comment or a post; the person in a row of people.'],
      avoid: [
        'A row with an action: PersonRow.',
        'The other person of a chat: ChatHeader, ConversationRow.',
        'A picture alone: Avatar.',
      ],
      do: [
        'Give link, so that picture and names lead to the profile.',
        'Set compact under something larger, such as a post.',
      ],
      dont: [
        'Do not put controls into detail: everything is one link.',
        'Do not shorten names: long names end in an ellipsis automatically.',
      ],
      keyboard: [
        ['Tab', 'To the person, once.'],
        ['Enter', 'Opens the profile.'],
      ],
    },
  },
} satisfies Meta<typeof AuthorLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Picture, names, badge and presence form one link. */
export const OneLink: Story = {
  args: { detail: <span>Balogun Market</span> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: 'Online Adaeze Nwosu Verified Vendor @adaeze_fabrics Balogun Market' }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).not.toHaveFocus();
  },
};

/** Without a link it is plain text and not a tab stop. */
export const WithoutLink: Story = {
  args: { link: undefined, nameId: 'author' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText(ADAEZE.name)).toHaveAttribute('id', 'author');
  },
};

/** In a column that is too narrow for the name on one line, the badge stays beside the last word at every width. */
export const BadgeStaysWithName: Story = {
  args: { author: { name: 'Babatunde Alabi', userName: 'Babatunde Osaze Alabi', isVerifiedVendor: true } },
  render: (args) => (
    <>
      {Array.from({ length: 40 }, (_, index) => (
        <div key={index} style={{ inlineSize: `${140 + 2 * index}px` }}>
          <AuthorLine {...args} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    let wrapped = 0;
    for (const name of canvas.getAllByText('Babatunde Osaze Alabi')) {
      const lines = [...name.getClientRects()];
      const badge = name.nextElementSibling?.getBoundingClientRect();
      if (lines.length > 1) wrapped += 1;
      await expect(badge?.top).toBeLessThan((lines.at(-1)?.bottom ?? 0) - 4);
      await expect(badge?.left).toBeGreaterThanOrEqual((lines.at(-1)?.left ?? 0) + 8);
    }
    await expect(wrapped).toBeGreaterThan(10);
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet">
      <AuthorLine author={ADAEZE} link={LINK} />
      <AuthorLine author={FATIMA} link={LINK} detail={<span>Balogun Market</span>} />
      <AuthorLine author={LONG_NAMED} link={LINK} detail={<span>Balogun Market</span>} />
      <AuthorLine author={ADAEZE} link={LINK} compact />
      <AuthorLine author={LONG_NAMED} link={LINK} compact />
      <div style={{ inlineSize: '13rem' }}>
        <AuthorLine author={ADAEZE} link={LINK} compact />
      </div>
      <AuthorLine author={FATIMA} />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Avatar } from '../Avatar/Avatar.tsx';
import { LINK, linkControl } from '../fixtures/links.tsx';
import { PORTRAIT } from '../fixtures/pictures.ts';
import { LinkSlot } from './LinkSlot.tsx';

const meta = {
  title: 'Layout/LinkSlot',
  component: LinkSlot,
  args: { link: LINK, children: 'Adaeze Nwosu' },
  argTypes: { link: linkControl, children: { control: 'text' } },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Within components of this library, where a part of them is a link that only the application can make: the author of an article, a row of a list.',
      ],
      avoid: [
        'In an application: give the component its link, `authorLink={<Link to="…" />}`.',
        'A link in running text: Link.',
      ],
      do: [
        'Take the link as an optional prop, without content, and say so in its doc comment.',
        'Put the whole row into it, so that Tab stops once.',
      ],
      dont: ['No buttons in it: controls must not be nested.'],
      keyboard: [['Enter', 'Follows the link, if there is one.']],
    },
  },
} satisfies Meta<typeof LinkSlot>;

export default meta;
type Story = StoryObj<typeof meta>;

const onClick = fn((event: { preventDefault: () => void }) => event.preventDefault());

const OWN = (
  <a href="#profile" className="own" onClick={onClick}>
    {''}
  </a>
);

/** The application's link keeps its URL and behaviour, and gets class, handlers and content. */
export const WithALink: Story = {
  args: { link: OWN, className: 'row', onFocus: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Adaeze Nwosu' });
    await expect(link).toHaveAttribute('href', '#profile');
    await expect(link).toHaveClass('own', 'row');
    await userEvent.tab();
    await expect(args.onFocus).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
  },
};

/** Without a link it is plain text and not a tab stop. */
export const WithoutALink: Story = {
  render: () => <LinkSlot link={undefined}>Adaeze Nwosu</LinkSlot>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Adaeze Nwosu')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A whole row as a link, and the same row without one. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet">
      {[LINK, undefined].map((link) => (
        <LinkSlot key={link ? 'link' : 'text'} link={link} className="story-row">
          <Avatar name="Adaeze Nwosu" src={PORTRAIT} />
          <span>{link ? 'Adaeze Nwosu, who has a profile' : 'A deleted account, which has none'}</span>
        </LinkSlot>
      ))}
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect } from 'storybook/test';

import { RTL } from '../fixtures/difficult-texts.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#login', children: 'Login' },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'A way to another page, in running text or on its own.',
        'With asChild around the link of the application’s router.',
      ],
      avoid: [
        'The next step of a page: Button with asChild.',
        'To do something: Button. A link goes somewhere.',
        'A whole row or card that leads somewhere: LinkSlot.',
      ],
      do: [
        'Say where it leads: “Forgot Password?”, not “here”.',
        'Use `inline` within sentences: it is underlined, so that colour is not the only sign.',
        'Use `standalone` on its own: it is 44 pixels high.',
      ],
      dont: ['No address as text where a name will do.', 'Do not open a new window without a word.'],
      keyboard: [['Enter', 'Goes there.']],
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a sentence, reached by keyboard; it has a real URL. */
export const Inline: Story = {
  render: (args) => (
    <p>
      Have an account? <Link {...args} />. It takes you to your market.
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Login' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#login');
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

/**
 * With `asChild` the router's link keeps its URL and gets the styles; a standalone link is a large enough touch target.
 */
export const RoutersLink: Story = {
  args: { variant: 'standalone', asChild: true, children: <a href="#forgot-password">Forgot Password</a> },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAttribute('href', '#forgot-password');
    await expect(links[0]?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      <p>
        Have an account? <Link {...args} />. It takes you to your market.
      </p>
      <div className="story-row">
        <Link href="#details" variant="standalone">
          View More <ArrowRight size={18} aria-hidden="true" />
        </Link>
        <Link href="#forgot" variant="standalone">
          Forgot Password
        </Link>
        <Link href="#instagram" variant="muted">
          Instagram
        </Link>
      </div>
      <p className="story-phone">
        <Link {...args}>
          https://oja.example/dashboard/profile/019a5b1e-aaaa-bbbb-cccc-ddddeeeeffff-and-some-more-that-nobody-shortened
        </Link>
      </p>
      <p dir="rtl">
        <Link {...args}>{RTL.title}</Link>
      </p>
    </div>
  ),
};

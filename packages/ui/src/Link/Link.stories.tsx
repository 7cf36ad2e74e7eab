import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';

import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#login', children: 'Login' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <p>
      Have an account? <Link {...args} />. It takes you to your market.
    </p>
  ),
};

export const Standalone: Story = {
  args: {
    variant: 'standalone',
    children: (
      <>
        View More <ArrowRight size={18} aria-hidden="true" />
      </>
    ),
  },
};

export const Muted: Story = { args: { variant: 'muted', children: 'Instagram' } };

export const LongText: Story = {
  render: (args) => <p><Link {...args}>https://oja.example/dashboard/profile/019a5b1e-aaaa-bbbb-cccc-ddddeeeeffff-and-some-more-that-nobody-shortened</Link></p>,
};

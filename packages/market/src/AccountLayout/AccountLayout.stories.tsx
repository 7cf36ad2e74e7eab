import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '@oja/ui/Button';
import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { LONG_WORD } from '../../../ui/src/fixtures/difficult-texts.ts';
import { TextField } from '@oja/ui/TextField';
import { AccountLayout } from './AccountLayout.tsx';

const meta = {
  title: 'Layout/AccountLayout',
  component: AccountLayout,
  args: {
    title: 'Welcome back',
    intro: 'Your vendors have been busy. See what is new.',
    homeLink: LINK,
    children: (
      <>
        <TextField label="Email or username" />
        <Button size="large" fullWidth>
          Proceed
        </Button>
      </>
    ),
  },
  argTypes: {
    title: { control: 'text' },
    intro: { control: 'text' },
    homeLink: linkControl,
    children: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 620 } },
    guide: {
      status: 'stable',
      use: [
        'The public pages about an account: login, signup, activation, forgotten password, the result of a payment.',
      ],
      avoid: ['Pages behind login: DashboardLayout.', 'The landing page: its sections make their own frame.'],
      do: ['One form or one message a page.', 'Let the title say what the person gets, and the intro what to do.'],
      dont: ['Do not add a navigation: the logo is the way out.', 'Do not put text on the cloth.'],
      keyboard: [
        ['Tab', 'First the logo, then the form.'],
        ['Enter', 'On the logo: to the start page.'],
      ],
    },
  },
} satisfies Meta<typeof AccountLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { tags: ['overview'] };

/** A title without a break opportunity stays inside a phone; the logo links to the start page. */
export const LongTitleOnAPhone: Story = {
  args: { title: LONG_WORD },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Oja, to the start page' })).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

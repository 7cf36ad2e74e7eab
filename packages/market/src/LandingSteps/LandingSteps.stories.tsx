import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LargeLink, STEPS } from '../fixtures/landing.tsx';
import { LandingSteps } from './LandingSteps.tsx';

const both = (
  <>
    <LargeLink to="/signup">Create an account</LargeLink>
    <LargeLink quiet to="/login">
      Already have an account
    </LargeLink>
  </>
);

const meta = {
  title: 'Landing/LandingSteps',
  component: LandingSteps,
  args: { title: 'Three steps, then you are in.', steps: STEPS, actions: both },
  argTypes: {
    actions: {
      control: 'inline-radio',
      options: ['Both', 'Create an account'],
      mapping: { Both: both, 'Create an account': <LargeLink to="/signup">Create an account</LargeLink> },
    },
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      status: 'stable',
      use: ['The steps to get started, in order, with sign-up and login below.'],
      avoid: ['The order does not matter: LandingReasons.'],
      do: ['Three steps, each begins with a verb.', 'The first action is primary, the second quiet.'],
      dont: ['Do not number by hand: it numbers the steps, and screen readers announce a list.'],
      keyboard: [['Tab', 'Through the actions.']],
    },
  },
} satisfies Meta<typeof LandingSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { tags: ['overview'] };

/** On a phone the actions are as wide as the page. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 5))).toEqual([
      '1Open',
      '2Foll',
      '3Chat',
    ]);
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(first?.width).toBe(second?.width);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveFocus();
  },
};

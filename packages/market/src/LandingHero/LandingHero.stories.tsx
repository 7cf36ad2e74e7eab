import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withWindow } from '../../../ui/test/window-settings.ts';
import { LargeLink, TAGLINES } from '../fixtures/landing.tsx';
import { LONG_WORD } from '../../../ui/src/fixtures/difficult-texts.ts';
import { LandingHero } from './LandingHero.tsx';

const action = <LargeLink to="/signup">Get Started</LargeLink>;

const meta = {
  title: 'Landing/LandingHero',
  component: LandingHero,
  args: {
    headline: 'The whole market knows your name.',
    text: 'Oja brings Nigeria’s vendors and their customers to one place. See what is new, follow who you trust, and chat before any money moves.',
    taglines: TAGLINES,
    pauseMs: 1000,
    actions: action,
  },
  argTypes: {
    actions: {
      control: 'inline-radio',
      options: ['Get Started', 'None'],
      mapping: { 'Get Started': action, None: undefined },
    },
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      status: 'stable',
      use: ['The first thing a visitor sees, once: what Oja is, and one way in.'],
      avoid: ['Any other section: LandingSection.', 'Within the dashboard: PageHeader.'],
      do: [
        'Keep the headline under eight words.',
        'Five taglines of like length; the box keeps the height of the longest.',
        'One action.',
      ],
      dont: ['Do not put words on the cloth; the listing and the two messages are its only text.'],
      keyboard: [
        ['Tab', 'To the taglines, which are a button, then to the action.'],
        ['Enter, Space', 'Pauses the taglines and lets them go on.'],
      ],
    },
  },
} satisfies Meta<typeof LandingHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { tags: ['overview'] };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The whole market knows your name.');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Play the taglines' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    headline: `Everything at once, and ${LONG_WORD} too.`,
    taglines: ['Hand-woven aso-oke for the whole family, delivered to your door before Saturday morning.'],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await withWindow(1440, 900, async () => {
      const headline = canvas.getByRole('heading', { level: 1 });
      await expect(headline.offsetWidth).toBeLessThanOrEqual(headline.parentElement?.offsetWidth ?? 0);
    });
  },
};

/** The cards on the cloth never overlap: on the smallest phone they move closer, at 200 percent they are hidden. */
export const SmallCloth: Story = {
  play: async ({ canvas }) => {
    const place = (text: RegExp) => canvas.getByText(text).getBoundingClientRect();
    for (const width of [320, 390, 820]) {
      await withWindow(width, 640, async () => {
        await expect(place(/^Good morning/).top).toBeGreaterThan(place(/^Aba, Abia/).bottom);
        await expect(place(/^Yes! Two left/).top).toBeGreaterThan(place(/^Good morning/).bottom);
      });
    }
    await withWindow(195, 422, async () => {
      await expect(canvas.getByText(/^Good morning/)).not.toBeVisible();
      const [link, text] = [
        canvas.getByRole('link', { name: 'Get Started' }),
        canvas.getByRole('heading', { level: 1 }),
      ];
      await expect(link.getBoundingClientRect().width).toBe(text.parentElement?.getBoundingClientRect().width);
    });
  },
};

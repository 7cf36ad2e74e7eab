import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LandingDownload } from '../src/LandingDownload/LandingDownload.tsx';
import { LandingFooter } from '../src/LandingFooter/LandingFooter.tsx';
import { LandingHeader } from '../src/LandingHeader/LandingHeader.tsx';
import { LandingHero } from '../src/LandingHero/LandingHero.tsx';
import { LandingPricing } from '../src/LandingPricing/LandingPricing.tsx';
import { LandingReasons } from '../src/LandingReasons/LandingReasons.tsx';
import { LandingStats } from '../src/LandingStats/LandingStats.tsx';
import { LandingSteps } from '../src/LandingSteps/LandingSteps.tsx';
import { Logo } from '../src/Logo/Logo.tsx';
import { SkipLink } from '../src/SkipLink/SkipLink.tsx';
import { ACCOUNT_LINKS, DOWNLOAD_LINK, LargeLink, PLANS, REASONS, SOCIAL_LINKS, STATS, STEPS, TAGLINES } from '../src/fixtures/landing.tsx';

interface LandingProps {
  /** Somebody is logged in: some buttons lead elsewhere (spec §2). */
  loggedIn: boolean;
  /** This market offers the file for Android. */
  androidApp: boolean;
}

/** `/`, spec §2. */
function Landing({ loggedIn, androidApp }: LandingProps) {
  return (
    <>
      <SkipLink href="#content" />
      <LandingHeader logo={<Logo />} actions={ACCOUNT_LINKS} />
      <main id="content" tabIndex={-1}>
        <LandingHero
          headline="The whole market knows your name."
          text="Oja brings Nigeria’s vendors and their customers to one place. See what is new, follow who you trust, and chat before any money moves."
          taglines={TAGLINES}
          actions={<LargeLink to="/signup">Get Started</LargeLink>}
        />
        <LandingReasons
          title="Buying here feels like your own market."
          text="You know the seller, you ask your questions, and you see it before you pay."
          reasons={REASONS}
        />
        <LandingSteps
          title="Three steps, then you are in."
          steps={STEPS}
          actions={
            <>
              <LargeLink to={loggedIn ? '/dashboard' : '/signup'}>Create an account</LargeLink>
              <LargeLink quiet to={loggedIn ? '/dashboard' : '/login'}>
                Already have an account
              </LargeLink>
            </>
          }
        />
        <LandingPricing
          title="Put your goods in front of everybody."
          text="Posting is free. When something must move, promote it: your advert returns after every three posts in the feed."
          plans={PLANS}
          action={<LargeLink to={loggedIn ? '/dashboard/ads' : '/login'}>Connect & Transact</LargeLink>}
        />
        <LandingStats title="Oja in numbers" stats={STATS} />
        <LandingDownload
          title="Carry the market with you."
          text="New posts, replies and offers, wherever you are."
          action={androidApp ? DOWNLOAD_LINK : <p>The Android app is not out in this market yet. Oja works in your phone’s browser today.</p>}
        />
      </main>
      <LandingFooter logo={<Logo />} text="Ọjà is Yoruba for market. This one is open all day." socialLinks={SOCIAL_LINKS} />
    </>
  );
}

const meta = {
  title: 'Screens/Landing',
  component: Landing,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  args: { loggedIn: false, androidApp: true },
} satisfies Meta<typeof Landing>;

export default meta;
type Story = StoryObj<typeof meta>;

const targets = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }, names: readonly string[]) =>
  names.map((name) => canvas.getByRole('link', { name }).getAttribute('href'));
const LINKS = ['Get Started', 'Create an account', 'Already have an account', 'Connect & Transact'];

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

/** Through the page by keyboard, past the header. */
export const Visitor: Story = {
  tags: ['!screen'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(targets(canvas, LINKS)).toEqual(['#/signup', '#/signup', '#/login', '#/login']);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LoggedIn: Story = {
  tags: ['!screen'],
  globals: { viewport: { value: 'phone' } },
  args: { loggedIn: true, androidApp: false },
  play: async ({ canvas }) => {
    await expect(targets(canvas, LINKS)).toEqual(['#/signup', '#/dashboard', '#/dashboard', '#/dashboard/ads']);
    await expect(canvas.getByText(/^The Android app is not out/)).toBeInTheDocument();
  },
};

import { TAGLINE_PAUSE_MS } from '@oja/contract/limits';
import { Button } from '@oja/ui/Button';
import { LandingDownload } from '@oja/ui/LandingDownload';
import { LandingFooter } from '@oja/ui/LandingFooter';
import { LandingHeader } from '@oja/ui/LandingHeader';
import { LandingHero } from '@oja/ui/LandingHero';
import { LandingPricing } from '@oja/ui/LandingPricing';
import { LandingReasons } from '@oja/ui/LandingReasons';
import { LandingStats } from '@oja/ui/LandingStats';
import { LandingSteps } from '@oja/ui/LandingSteps';
import { Logo } from '@oja/ui/Logo';
import { Link } from 'react-router-dom';

import { useIsSignedIn } from '../../platform/PlatformContext.tsx';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { AndroidDownload } from './AndroidDownload.tsx';
import { PLANS, REASONS, SOCIAL_LINKS, STATS, STEPS, TAGLINES } from './landing-texts.tsx';

/** The landing page, spec §2: the same for everyone, but for where its buttons lead someone who is signed in. */
export default function LandingScreen() {
  usePageTitle();
  const isSignedIn = useIsSignedIn();

  return (
    <>
      <LandingHeader
        logo={<Logo />}
        actions={
          <>
            <Button asChild variant="quiet">
              <Link to="/login">Login</Link>
            </Button>
            <Button asChild>
              <Link to="/signup">Sign Up</Link>
            </Button>
          </>
        }
      />
      <main>
        <LandingHero
          headline="The whole market knows your name."
          text="Oja brings Nigeria’s vendors and their customers to one place. See what is new, follow who you trust, and chat before any money moves."
          taglines={TAGLINES}
          pauseMs={TAGLINE_PAUSE_MS}
          actions={
            <Button asChild size="large">
              <Link to="/signup">Get Started</Link>
            </Button>
          }
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
              <Button asChild size="large">
                <Link to={isSignedIn ? '/dashboard' : '/signup'}>Create an account</Link>
              </Button>
              <Button asChild size="large" variant="quiet">
                <Link to={isSignedIn ? '/dashboard' : '/login'}>Already have an account</Link>
              </Button>
            </>
          }
        />
        <LandingPricing
          title="Put your goods in front of everybody."
          text="Posting is free. When something must move, promote it: your advert returns after every three posts in the feed."
          plans={PLANS}
          action={
            <Button asChild size="large">
              <Link to={isSignedIn ? '/dashboard/ads' : '/login'}>Connect &amp; Transact</Link>
            </Button>
          }
        />
        <LandingStats title="Oja in numbers" stats={STATS} />
        <LandingDownload
          title="Carry the market with you."
          text="New posts, replies and offers, wherever you are."
          action={<AndroidDownload />}
        />
      </main>
      <LandingFooter
        logo={<Logo />}
        text="Ọjà is Yoruba for market. This one is open all day."
        socialLinks={SOCIAL_LINKS}
      />
    </>
  );
}

import { t } from '@lingui/core/macro';
import { TAGLINE_PAUSE_MS } from '@oja/contract/limits';
import { Button } from '@oja/ui/Button';
import { LandingDownload } from '@oja/market/LandingDownload';
import { LandingFooter } from '@oja/market/LandingFooter';
import { LandingHeader } from '@oja/market/LandingHeader';
import { LandingHero } from '@oja/market/LandingHero';
import { LandingPricing } from '@oja/market/LandingPricing';
import { LandingReasons } from '@oja/market/LandingReasons';
import { LandingStats } from '@oja/market/LandingStats';
import { LandingSteps } from '@oja/market/LandingSteps';
import { Logo } from '@oja/market/Logo';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';

import { replayEarlyPresses } from '../../platform/early-presses.ts';
import { useIsSignedIn } from '../../platform/PlatformContext.tsx';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { AndroidDownload } from './AndroidDownload.tsx';
import { Goods } from './Goods.tsx';
import { plans, reasons, SOCIAL_LINKS, stats, steps, taglines } from './landing-texts.tsx';

/**
 * The landing page (product §2). It is the same for everyone, except for the target of its buttons for a signed-in
 * user.
 */
export default function LandingScreen() {
  usePageTitle();
  useEffect(replayEarlyPresses, []);
  const isSignedIn = useIsSignedIn();
  // Created once: the typing animation restarts when the taglines change.
  const [texts] = useState(() => ({
    taglines: taglines(),
    reasons: reasons(),
    steps: steps(),
    plans: plans(),
    stats: stats(),
  }));

  return (
    <>
      <LandingHeader
        logo={<Logo />}
        actions={
          <>
            <Button asChild variant="quiet">
              <Link to="/login">{t`Login`}</Link>
            </Button>
            <Button asChild>
              <Link to="/signup">{t`Sign Up`}</Link>
            </Button>
          </>
        }
      />
      <main>
        <LandingHero
          headline={t`The whole market knows your name.`}
          text={t`Oja brings Nigeria’s vendors and their customers to one place. See what is new, follow who you trust, and chat before any money moves.`}
          taglines={texts.taglines}
          pauseMs={TAGLINE_PAUSE_MS}
          actions={
            <Button asChild size="large">
              <Link to="/signup">{t`Get Started`}</Link>
            </Button>
          }
        />
        {!isSignedIn && <Goods />}
        <LandingReasons
          title={t`Buying here feels like your own market.`}
          text={t`You know the seller, you ask your questions, and you see it before you pay.`}
          reasons={texts.reasons}
        />
        <LandingSteps
          title={t`Three steps, then you are in.`}
          steps={texts.steps}
          actions={
            <>
              <Button asChild size="large">
                <Link to={isSignedIn ? '/dashboard' : '/signup'}>{t`Create an account`}</Link>
              </Button>
              <Button asChild size="large" variant="quiet">
                <Link to={isSignedIn ? '/dashboard' : '/login'}>{t`Already have an account`}</Link>
              </Button>
            </>
          }
        />
        <LandingPricing
          title={t`Put your goods in front of everybody.`}
          text={t`Posting is free. When something must move, promote it: your advert returns after every three posts in the feed.`}
          plans={texts.plans}
          action={
            <Button asChild size="large">
              <Link to={isSignedIn ? '/dashboard/ads' : '/login'}>{t`Connect & Transact`}</Link>
            </Button>
          }
        />
        <LandingStats title={t`Oja in numbers`} stats={texts.stats} />
        <LandingDownload
          title={t`Carry the market with you.`}
          text={t`New posts, replies and offers, wherever you are.`}
          action={<AndroidDownload />}
        />
      </main>
      <LandingFooter
        logo={<Logo />}
        text={t`Ọjà is Yoruba for market. This one is open all day.`}
        socialLinks={SOCIAL_LINKS}
      />
    </>
  );
}

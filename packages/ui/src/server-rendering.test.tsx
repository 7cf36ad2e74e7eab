// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { AdireMotif } from './AdireMotif/AdireMotif.tsx';
import { Button } from './Button/Button.tsx';
import { Card } from './Card/Card.tsx';
import { Link } from './Link/Link.tsx';
import { SkipLink } from './SkipLink/SkipLink.tsx';
import { StatCounter } from './StatCounter/StatCounter.tsx';

const onTheLandingPage = {
  AdireMotif: <AdireMotif variant="ibadandun" />,
  Button: (
    <Button asChild size="large">
      <a href="/signup">Get Started</a>
    </Button>
  ),
  Card: <Card>Two left.</Card>,
  Link: <Link href="/login">Login</Link>,
  SkipLink: <SkipLink href="#content" />,
  StatCounter: <StatCounter value={84.7} decimals={1} suffix="%" />,
};

test.for(Object.entries(onTheLandingPage))(
  '%s renders without a window, and without a style attribute that the policy would refuse',
  ([, element]) => {
    expect(typeof window).toBe('undefined');
    const html = renderToString(element);
    expect(html).not.toContain('style=');
  },
);

test('without scripts a counter shows its final value', () => {
  expect(renderToString(onTheLandingPage.StatCounter)).toContain('84.7%');
});

test('a link that looks like a button is a link without attributes of a button', () => {
  const html = renderToString(onTheLandingPage.Button);
  expect(html).toMatch(/^<a [^>]*href="\/signup"[^>]*>Get Started<\/a>$/);
  expect(html).not.toContain('type=');
});

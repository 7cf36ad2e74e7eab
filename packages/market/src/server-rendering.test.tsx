// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Logo } from './Logo/Logo.tsx';
import { TaglineTyper } from './TaglineTyper/TaglineTyper.tsx';

const onTheLandingPage = {
  Logo: <Logo />,
  TaglineTyper: <TaglineTyper taglines={['Sell to your street.', 'Buy from people you can ask.']} />,
};

test.for(Object.entries(onTheLandingPage))(
  '%s renders without a window, and without a style attribute that the policy would refuse',
  ([, element]) => {
    expect(typeof window).toBe('undefined');
    expect(renderToString(element)).not.toContain('style=');
  },
);

test('without scripts the typer shows its first line', () => {
  expect(renderToString(onTheLandingPage.TaglineTyper)).toMatch(/>Sell to your street\.<\/span>/);
});

import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';

import { commentWidth } from './comment-width-rule.ts';

RuleTester.describe = describe;
RuleTester.it = it;

/** A comment of this many characters, none of which is a single byte. */
const comment = (length: number) => `// ${'₦'.repeat(length - 3)}`;

new RuleTester().run('comment-width', commentWidth, {
  valid: [
    comment(120),
    `/**\n * ${'a'.repeat(117)}\n */`,
    `start('${'a'.repeat(120)}');`,
    `// oxlint-disable-next-line no-console -- ${'a'.repeat(120)}`,
    `/** @copied ${'a'.repeat(120)} */`,
  ],
  invalid: [
    { code: comment(121), errors: 1 },
    { code: `start(); ${comment(118)}`, errors: 1 },
    { code: `/**\n * ${'a'.repeat(118)}\n * b\n * ${'c'.repeat(118)}\n */`, errors: 2 },
  ],
});

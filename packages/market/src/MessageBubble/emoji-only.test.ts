import { expect, test } from 'vitest';

import { isEmojiOnly } from './emoji-only.ts';

test.for([
  ['🙏🏾', true],
  ['🎉 🎉\n🎉', true],
  ['👩🏾‍🌾👨‍👩‍👧‍👦', true],
  ['🇳🇬', true],
  ['❤️', true],
  ['✌🏽', true],
  ['3️⃣', true],
  ['🎉🎉🎉🎉', false],
  ['3', false],
  ['©', false],
  ['🙏🏾 thanks', false],
  ['', false],
  [' ', false],
] as const)('isEmojiOnly of %j is %s', ([text, only]) => {
  expect(isEmojiOnly(text)).toBe(only);
});

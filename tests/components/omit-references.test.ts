// @vitest-environment node
import { expect, test } from 'vitest';

import { omitReferences } from '../../packages/ui/doc-comments/omit-references.ts';

test.for([
  ['A page for unknown addresses (product §2 "Not-found page").', 'A page for unknown addresses.'],
  ['The picture (product §2, profile and chat) opens.', 'The picture (profile and chat) opens.'],
  ['The form refuses it (description: 1500, product §5).', 'The form refuses it (description: 1500).'],
  ['In milliseconds (product §9: 2000 to 5000).', 'In milliseconds (2000 to 5000).'],
  ['A bar, product §1: always on top (product §2, §4).', 'A bar: always on top.'],
  ['/** Product §9: it lasts 2 s. */', '/** it lasts 2 s. */'],
  [' * A plan of an advert (product\n * §5). Radio buttons', ' * A plan of an advert. Radio buttons'],
  ['Nothing (50 px) to remove.', 'Nothing (50 px) to remove.'],
] as const)('%s', ([text, expected]) => {
  expect(omitReferences(text)).toBe(expected);
});

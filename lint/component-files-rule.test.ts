import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';

import { componentFiles } from './component-files-rule.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const at = (path: string, code: string) => ({ code, filename: `/oja/src/renderer/app/${path}` });
const refused = (example: { code: string; filename: string }) => ({ ...example, errors: 1 });

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run('component-files', componentFiles, {
  valid: [
    at('Tag.tsx', 'export function Tag() {}'),
    at('Tag.tsx', 'export interface TagProps {} export const Tag = memo(Inner);'),
    at('TagScreen.tsx', 'export default function TagScreen() {}'),
    at('TagScreen.tsx', 'function TagScreen() {} export default TagScreen;'),
    at('Toast/Toast.tsx', 'export function ToastRegion() {}'),
    at('route-guards.tsx', 'export function RequireSession() {} export function RequireAdmin() {}'),
    at('tag-texts.tsx', 'export const TAGS = <b />;'),
    at('main.tsx', 'start();'),
  ],
  invalid: [
    at('Tag.tsx', 'export function Badge() {}'),
    at('Tag.tsx', 'const Tag = 1; start(Tag);'),
    at('TagScreen.tsx', 'export default function FlagScreen() {}'),
    at('tag.tsx', 'export function Tag() {}'),
    at('tag.tsx', 'export default class Tag {}'),
    at('tag.tsx', 'function Tag() {} export { Tag };'),
  ].map(refused),
});

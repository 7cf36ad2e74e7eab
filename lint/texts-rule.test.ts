import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';

import { texts } from './texts-rule.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const component = (code: string) => ({ code, filename: '/oja/packages/ui/src/Tag/Tag.tsx' });
const screen = (code: string) => ({ code, filename: '/oja/src/renderer/features/tags/TagScreen.tsx' });
const refused = (example: { code: string; filename: string }) => ({ ...example, errors: 1 });

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run('texts', texts, {
  valid: [
    component(
      'const Tag = () => <b aria-label={messages.label} aria-live="polite" data-tone="Loud">{messages.text}</b>;',
    ),
    component("if (event.key === 'Enter') open();"),
    component("throw new Error('Tag needs a name.');"),
    screen('const Tag = () => <b title={t`Remove it`}>{t`Remove`}</b>;'),
  ],
  invalid: [
    component('const Tag = () => <b>or</b>;'),
    component('const Tag = () => <b aria-label="unread" />;'),
    component("const Tag = () => <b title={open ? 'less' : messages.more} />;"),
    component('const Tag = () => <b aria-label={`Remove ${name}`} />;'),
    component("const Tag = ({ label = 'Close' }) => <b>{label}</b>;"),
    component("const Tag = ({ retryLabel = 'Retry' }) => <b>{retryLabel}</b>;"),
    component("const STATES = { sent: { Icon: Check, text: 'Sent' } };"),
    component('const say = (count: number) => `Only ${count} left`;'),
    screen('const Tag = () => <b>Remove</b>;'),
    screen('const label = t`Remove`;'),
  ].map(refused),
});

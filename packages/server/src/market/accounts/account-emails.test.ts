import { describe, expect, it } from 'vitest';

import { escapeHtml } from '../../foundation/text/escape-html.ts';
import type { OutgoingEmail } from '../../foundation/email/mailer.ts';
import {
  accountDeletedEmail,
  accountReclaimedEmail,
  activationEmail,
  codeEmail,
  devicesSignedOutEmail,
  googleLinkedEmail,
  newDeviceEmail,
  passwordChangedEmail,
  userNameChangedEmail,
} from './account-emails.ts';
import {
  vendorAppliedEmail,
  vendorDeclinedEmail,
  vendorVerifiedEmail,
  vendorWithdrawnEmail,
} from '../people/vendor-emails.ts';

const URL = 'https://oja.example';
const PERSON = { userName: `Ada's "Home" & <b>Kitchen</b>`, email: 'ada@example.com' };
/** Half past ten in the evening in Lagos. */
const ASKED = { at: Date.UTC(2026, 10, 26, 21, 30), address: '102.89.34.7' };
const SAID = {
  businessName: '<b>Adire</b>',
  goods: 'Cloth',
  address: 'Itoku',
  phoneNumber: '8031234567',
  note: 'One line\n\n-- \nOja\nYou get this email because <img>',
};

const EMAILS: [string, OutgoingEmail][] = [
  ['activation', activationEmail(URL, { ...PERSON, token: 'tok_en', removalToken: 'rem_ove' }, ASKED)],
  ['code', codeEmail(PERSON.email, 'ACDEF', ASKED)],
  ['password changed', passwordChangedEmail(URL, PERSON)],
  ['devices signed out', devicesSignedOutEmail(URL, PERSON, 3, ASKED)],
  ['user name changed', userNameChangedEmail(URL, PERSON, 'Ada <b>Old</b>')],
  ['Google linked', googleLinkedEmail(URL, PERSON)],
  ['account reclaimed', accountReclaimedEmail(URL, PERSON)],
  [
    'new device',
    newDeviceEmail(URL, PERSON, { device: 'Chrome on <b>Android', place: '102.89.34.x', at: Date.UTC(2026, 10, 26) }),
  ],
  ['account deleted', accountDeletedEmail(URL, PERSON, { token: 't', until: Date.UTC(2026, 11, 10, 21, 30) })],
  ['account deleted by an admin', accountDeletedEmail(URL, PERSON, undefined)],
  ['vendor verified', vendorVerifiedEmail(URL, PERSON)],
  ['vendor withdrawn', vendorWithdrawnEmail(URL, PERSON)],
  ['vendor applied', vendorAppliedEmail(URL, PERSON, { id: 'x', userName: PERSON.userName }, SAID)],
  ['vendor declined', vendorDeclinedEmail(URL, PERSON, SAID.note)],
];

describe.each(EMAILS)('the email: %s', (_name, email) => {
  it('goes to the user, says why it was sent, and has a lifetime', () => {
    expect(email.to).toBe(PERSON.email);
    expect(email.subject).toMatch(/Oja/);
    expect(email.text).toMatch(/\n-- \nOja\nYou get this email because /);
    expect(email.html).toContain('You get this email because ');
    expect(email.lifetimeMs).toBeGreaterThanOrEqual(10 * 60_000);
  });

  it('has the same content as text and as HTML', () => {
    const read = email.html.replaceAll(/<[^>]+>/g, '\n');
    for (const line of email.text.split('\n').filter((each) => !['', '-- '].includes(each))) {
      expect(read).toContain(escapeHtml(line.trim().replace(/:$/, '')));
    }
  });

  it('has each address of the text in the HTML too, as a link', () => {
    for (const [address] of email.text.matchAll(/https:\S+/g)) {
      expect(email.html.split(`href="${escapeHtml(address)}"`)).toHaveLength(3);
    }
  });

  it('escapes names, and loads nothing from other servers', () => {
    expect(email.html).not.toMatch(/<b>|"Home"|<img|<script|<link|url\(|src=/);
  });
});

it('a greeting contains the name exactly as it was typed', () => {
  const email = passwordChangedEmail(URL, PERSON);
  expect(email.text).toContain(`Hello ${PERSON.userName},`);
  expect(email.html).toContain('Hello Ada&#39;s &quot;Home&quot; &amp; &lt;b&gt;Kitchen&lt;/b&gt;,');
});

it('the code is alone on its line, and appears once in the HTML', () => {
  const email = codeEmail('ada@example.com', 'ACDEF', ASKED);
  expect(email.text).toMatch(/^ {4}ACDEF$/m);
  expect(email.html.match(/ACDEF/g)).toHaveLength(1);
  expect(email.subject).not.toContain('ACDEF');
});

it('the text of an applicant stays on its line, and cannot imitate another part of the email', () => {
  const email = vendorAppliedEmail(URL, PERSON, { id: 'x', userName: 'ada' }, SAID);
  expect(email.text).toContain('Note: One line -- Oja You get this email because <img');
  expect(email.text).toContain('Phone number: +234 8031234567');
  expect(email.text.match(/^-- $/gm)).toHaveLength(1);
});

it.each([
  ['102.89.34.7', '102.89.34.x'],
  ['::ffff:102.89.34.7', '102.89.34.x'],
  ['2c0f:f5c0:12:34:5:6:7:8', '2c0f:f5c0:12:x'],
])('the activation says who asked: the name, the time in Lagos, and of the address %s only %s', (address, shown) => {
  const { text } = activationEmail(URL, { ...PERSON, token: 't', removalToken: 'r' }, { ...ASKED, address });
  expect(text).toContain(
    `This was asked for on 26 November 2026 at 22:30 (Lagos time) from the network ${shown}, for the username "${PERSON.userName}".`,
  );
});

it('the activation shows a name with dots without making it a link', () => {
  const { text } = activationEmail(URL, { ...PERSON, userName: 'win.example', token: 't', removalToken: 'r' }, ASKED);
  expect(text).toContain('"win.\u{200B}example"');
});

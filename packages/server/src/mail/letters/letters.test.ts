import { describe, expect, it } from 'vitest';

import { escapeHtml } from '../escape-html.ts';
import type { Letter } from '../mailer.ts';
import { activationLetter } from './activation-letter.ts';
import { codeLetter } from './code-letter.ts';
import { accountDeletedLetter, googleLinkedLetter, passwordChangedLetter, vendorVerifiedLetter, vendorWithdrawnLetter } from './notices.ts';
import { vendorAppliedLetter, vendorDeclinedLetter } from './vendor-letters.ts';

const URL = 'https://oja.example';
const PERSON = { userName: `Ada's "Home" & <b>Kitchen</b>`, email: 'ada@example.com' };
const SAID = {
  businessName: '<b>Adire</b>', goods: 'Cloth', address: 'Itoku', phoneNumber: '8031234567',
  note: 'One line\n\n-- \nOja\nYou get this mail because <img>',
};

const LETTERS: [string, Letter][] = [
  ['activation', activationLetter(URL, PERSON.email, 'tok_en')],
  ['code', codeLetter(PERSON.email, 'ACDEF')],
  ['password changed', passwordChangedLetter(URL, PERSON)],
  ['Google linked', googleLinkedLetter(URL, PERSON)],
  ['account deleted', accountDeletedLetter(URL, PERSON)],
  ['vendor verified', vendorVerifiedLetter(URL, PERSON)],
  ['vendor withdrawn', vendorWithdrawnLetter(URL, PERSON)],
  ['vendor applied', vendorAppliedLetter(URL, PERSON, { id: 'x', userName: PERSON.userName }, SAID)],
  ['vendor declined', vendorDeclinedLetter(URL, PERSON, SAID.note)],
];

describe.each(LETTERS)('the letter: %s', (_name, letter) => {
  it('goes to the person, says why it came, and lives for a while', () => {
    expect(letter.to).toBe(PERSON.email);
    expect(letter.subject).toMatch(/Oja/);
    expect(letter.text).toMatch(/\n-- \nOja\nYou get this mail because /);
    expect(letter.html).toContain('You get this mail because ');
    expect(letter.lifetimeMs).toBeGreaterThanOrEqual(10 * 60_000);
  });

  it('has each address of the text in the HTML too, as a link', () => {
    for (const [address] of letter.text.matchAll(/https:\S+/g)) {
      expect(letter.html.split(`href="${escapeHtml(address)}"`)).toHaveLength(3);
    }
  });

  it('makes no markup of a name, and loads nothing from elsewhere', () => {
    expect(letter.html).not.toMatch(/<b>|"Home"|<img|<script|<link|url\(|src=/);
  });
});

it('a name is greeted as it is written', () => {
  const letter = passwordChangedLetter(URL, PERSON);
  expect(letter.text).toContain(`Hello ${PERSON.userName},`);
  expect(letter.html).toContain('Hello Ada&#39;s &quot;Home&quot; &amp; &lt;b&gt;Kitchen&lt;/b&gt;,');
});

it('the code stands alone on its line, and in the HTML once', () => {
  const letter = codeLetter('ada@example.com', 'ACDEF');
  expect(letter.text).toMatch(/^ {4}ACDEF$/m);
  expect(letter.html.match(/ACDEF/g)).toHaveLength(1);
  expect(letter.subject).not.toContain('ACDEF');
});

it('what an applicant typed stays on its line, and passes for no other part of the letter', () => {
  const letter = vendorAppliedLetter(URL, PERSON, { id: 'x', userName: 'ada' }, SAID);
  expect(letter.text).toContain('Note: One line -- Oja You get this mail because <img');
  expect(letter.text).toContain('Phone number: +234 8031234567');
  expect(letter.text.match(/^-- $/gm)).toHaveLength(1);
});

import { expect, it } from 'vitest';

import { mailboxOf } from './mailbox-of.ts';

it.each([
  ['ada@gmail.com', 'Gmail', 'https://mail.google.com/'],
  [' Ada.Obi+oja@GMAIL.com ', 'Gmail', 'https://mail.google.com/'],
  ['ada@yahoo.com', 'Yahoo', 'https://mail.yahoo.com/'],
  ['ada@hotmail.com', 'Outlook', 'https://outlook.live.com/mail/'],
  ['ada@live.com', 'Outlook', 'https://outlook.live.com/mail/'],
  ['ada@icloud.com', 'iCloud', 'https://www.icloud.com/mail/'],
  ['ada@proton.me', 'Proton', 'https://mail.proton.me/'],
])('the mailbox of %s is %s', (email, name, url) => {
  expect(mailboxOf(email)).toEqual({ name, url });
});

it.each(['ada@example.com', 'ada@gmail.com.example.com', 'gmail.com@example.com', 'ada@constructor', 'ada', ''])(
  'the mailbox of "%s" is not known',
  (email) => {
    expect(mailboxOf(email)).toBeUndefined();
  },
);

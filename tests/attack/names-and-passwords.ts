import { readFileSync } from 'node:fs';

import { sendOtpAnswerSchema } from '@oja/contract/auth';
import { USER_NAMES_RESTING_MAX } from '@oja/contract/limits';
import { userNameSchema } from '@oja/contract/users';

import { Answers } from './answers.ts';
import type { Attack } from './attack.ts';
import { together } from './caller.ts';
import { PASSWORD, type Person } from './cast.ts';
import { changePassword, opens, signUp } from './deeds.ts';
import type { Target } from './target.ts';

/** Names that pose as Oja, and ordinary ones, 200 of each. */
const read = (list: string): string[] =>
  JSON.parse(readFileSync(new URL(`../../packages/server/test/names/${list}.json`, import.meta.url), 'utf8'));

const rename = (target: Target, { id, fresh: token }: Person, change: { userName?: string; name?: string }) =>
  target.call('PATCH', `/api/v1/users/profile/${id}`, { token, body: change });

/** Passwords that are guessed first, for an account with a user name and an email. */
const weakFor = (userName: string, email: string) => [
  'password',
  'Password1',
  '12345678',
  '123456789',
  'qwertyuiop',
  '!!iloveyou!!',
  'Chelsea1',
  'ojaoja2026',
  'Oja12345!',
  `${userName}1`,
  userName.replaceAll(' ', '').toUpperCase(),
  email.slice(0, email.indexOf('@')),
  'short 1',
];

/** Nobody may pose as Oja or as somebody who left, and no account may have a password that is guessed first. */
export const namesAndPasswords: readonly Attack[] = [
  {
    tries: 'take 200 names that pose as Oja, as user name and as full name',
    aim: 'a name is accepted',
    async carryOut({ market }) {
      const [answers, taken] = [new Answers(), new Set<string>()];
      let person = market.cast.next();
      for (const name of read('look-alikes'))
        for (const change of [{ userName: name }, { name }]) {
          const { status, text } = answers.add(await rename(market, person, change));
          // One person may change the user name only a few times.
          if (status === 200) person = market.cast.next();
          // Without the mark that turns it around, such a name is harmless.
          if (status === 200 && (!/\p{Bidi_Control}/u.test(name) || /\p{Bidi_Control}/u.test(text))) taken.add(name);
        }
      return answers.finding(taken.size > 0 && `the names ${[...taken].join(', ')}`);
    },
  },
  {
    tries: 'sign up under ten names that pose as Oja',
    aim: 'an account with the name',
    async carryOut({ market }) {
      const answers = new Answers();
      const names = ['0ja', 'oja-security', 'Oja Payments', 'Ọjà', 'Ojja Support', 'O J A', 'Adm1n', 'support.oja'];
      await together([...names, 'Deleted Account', 'Oja Official'], async (userName, index) =>
        answers.add(await signUp(market, { userName, email: `poser${index}@mail.example`, password: PASSWORD })),
      );
      return answers.finding(answers.count('201') > 0 && 'an account that poses as Oja');
    },
  },
  {
    tries: 'call 200 people with ordinary names impostors, such as Ojanuga and Ojafiyi',
    aim: 'an ordinary name is refused',
    async carryOut({ market }) {
      const [answers, refused] = [new Answers(), new Set<string>()];
      let person = market.cast.next();
      for (const [index, name] of read('ordinary-names').entries()) {
        if (index % USER_NAMES_RESTING_MAX === 0) person = market.cast.next();
        // Signs such as 🌿 are for full names alone.
        const change = userNameSchema.safeParse(name).success ? { userName: name } : { name };
        if (answers.add(await rename(market, person, change)).status !== 200) refused.add(name);
      }
      return answers.finding(refused.size > 0 && `refused: ${[...refused].join(', ')}`);
    },
  },
  {
    tries: 'give up twenty names to free the first, and take it; and rename the owner with a stolen token',
    aim: 'the name of somebody who gave it up, or the owner under another name',
    async carryOut({ market }) {
      const [owner, thief, victim, answers] = [
        market.cast.next(),
        market.cast.next(),
        market.cast.next(),
        new Answers(),
      ];
      for (let number = 0; number < 20; number += 1)
        answers.add(await rename(market, owner, { userName: `Passing ${String.fromCodePoint(97 + number)}` }));
      const taken = answers.add(await rename(market, thief, { userName: owner.userName })).status === 200;
      const path = `/api/v1/users/profile/${victim.id}`;
      const call = { token: victim.old, body: { userName: 'Somebody Else' } };
      const renamed = answers.add(await market.call('PATCH', path, call)).status === 200;
      return answers.finding((taken && 'a name that rests') || (renamed && "another name for the owner's account"));
    },
  },
  {
    tries: 'take the name that somebody gave up, and that of a deleted account, by rename and by signup',
    aim: 'an account with the name',
    async carryOut({ market }) {
      const [renamed, gone, thief, answers] = [
        market.cast.next(),
        market.cast.next(),
        market.cast.next(),
        new Answers(),
      ];
      (await rename(market, renamed, { userName: 'Formerly Known' })).must();
      (await market.call('DELETE', `/api/v1/users/delete/${gone.id}`, { token: gone.fresh })).must();
      for (const { userName } of [renamed, gone]) {
        for (const variant of [userName, userName.toUpperCase()])
          answers.add(await rename(market, thief, { userName: variant }));
        answers.add(
          await signUp(market, { userName, email: `thief.${userName.length}@mail.example`, password: PASSWORD }),
        );
      }
      return answers.finding(answers.count('2') > 0 && 'the name of somebody who left it');
    },
  },
  {
    tries: 'choose passwords that are guessed first: common ones, and ones of the own name, email and Oja',
    aim: 'one is accepted in the settings, at the signup or after a code',
    async carryOut({ market }) {
      const [person, answers] = [market.cast.next(), new Answers()];
      const weak = weakFor(person.userName, person.email);
      for (const password of weak) answers.add(await changePassword(market, person, person.fresh, password));
      const newcomer = { userName: 'Chidinma Eze', email: 'chidinma.eze@mail.example' };
      for (const password of weakFor(newcomer.userName, newcomer.email))
        answers.add(await signUp(market, { ...newcomer, name: 'Chidinma', password }));
      const { userName, email } = person;
      const asked = await market.call('POST', '/api/send-otp', { body: { userName } });
      const { refreshToken } = asked.as(sendOtpAnswerSchema).data;
      const otp = await market.outbox.find(email, /^ {4}(\w{5})$/mu);
      (await market.call('PUT', `/api/verify-otp?refreshToken=${refreshToken}`, { body: { otp } })).must();
      const path = `/api/reset-password?${new URLSearchParams({ userName, refreshToken })}`;
      for (const password of weak)
        answers.add(await market.call('PUT', path, { body: { newPassword: password, confirmNewPassword: password } }));
      return answers.finding(
        (answers.count('2') > 0 || !(await opens(market, person, PASSWORD))) && 'an account with a weak password',
      );
    },
  },
];

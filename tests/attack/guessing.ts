import { sendOtpAnswerSchema } from '@oja/contract/auth';

import { Answers } from './answers.ts';
import type { Attack } from './attack.ts';
import { together } from './caller.ts';
import { PASSWORD } from './cast.ts';
import { logIn, newAddress, signUp } from './deeds.ts';

/** Guesses of all strangers together that are compared in a day, and of one caller before the first pause. */
const STRANGERS_A_DAY = 100;
const FREE_TRIES = 10;
/** Emails that strangers can cause in one mailbox in a day, and tries of one code. */
const EMAILS_A_DAY = 10;
const CODE_TRIES = 5;

const CODE = /^ {4}(\w{5})$/mu;
const times = (count: number) => Array.from({ length: count }, (_, number) => number);

/** Guessing must lead nowhere, and must not keep the owner out. */
export const guessing: readonly Attack[] = [
  {
    tries: "guess a person's password 300 times from 300 addresses, then let the owner log in on a known device",
    aim: `more than ${STRANGERS_A_DAY} guesses are compared, or the owner is refused`,
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      await together(times(300), async (number) => answers.add(await logIn(market, victim, `guess ${number}`)), 24);
      const owner = await logIn(market, victim, PASSWORD, { deviceToken: victim.device });
      const compared = answers.count('401');
      return answers.finding(
        (compared > STRANGERS_A_DAY && `${compared} guesses compared`) ||
          (owner.status !== 200 && `the owner locked out: ${owner.status}`),
      );
    },
  },
  {
    tries: "guess a person's password sixty times at once from one address",
    aim: `more than ${FREE_TRIES} guesses are compared`,
    async carryOut({ market }) {
      const [victim, answers, from] = [market.cast.next(), new Answers(), newAddress()];
      await together(
        times(60),
        async (number) => answers.add(await logIn(market, victim, `guess ${number}`, { from })),
        60,
      );
      const compared = answers.count('401');
      return answers.finding(compared > FREE_TRIES && `${compared} guesses compared`);
    },
  },
  {
    tries:
      "guess sixty accounts' passwords from a carrier's address, then let somebody behind it log in on a new device",
    aim: 'the person is refused',
    async carryOut({ market }) {
      const [person, answers, from] = [market.cast.next(), new Answers(), newAddress()];
      await together(times(60), async (number) =>
        answers.add(await logIn(market, { userName: `Somebody ${number}` }, 'a guess', { from })),
      );
      const neighbour = await logIn(market, person, PASSWORD, { from });
      return answers.finding(neighbour.status !== 200 && `a neighbour locked out: ${neighbour.status}`);
    },
  },
  {
    tries: "request forty codes for a person from forty addresses, then let the owner's device request one",
    aim: `the owner gets no code, or more than ${EMAILS_A_DAY} emails come before`,
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      const { userName, email, device } = victim;
      await together(times(40), async () =>
        answers.add(await market.call('POST', '/api/send-otp', { body: { userName }, from: newAddress() })),
      );
      const before = (await market.outbox.of(email)).length;
      const body = { userName, deviceToken: device };
      const owner = await market.call('POST', '/api/send-otp', { body, from: newAddress() });
      const after = (await market.outbox.of(email)).length;
      return answers.finding(
        (before > EMAILS_A_DAY && `${before} emails in the mailbox`) ||
          ((owner.status !== 200 || after === before) && 'the owner gets no code'),
      );
    },
  },
  {
    tries: 'fill a mailbox: sign up and request links with variants of its address, from other addresses',
    aim: `more than ${EMAILS_A_DAY} emails come`,
    async carryOut({ market }) {
      const answers = new Answers();
      const variants = times(16).map((number) => `${number % 2 === 0 ? 'femi.obi' : 'f.emiobi'}+${number}@gmail.com`);
      await together(variants, async (email, number) => {
        const userName = `Femi Variant ${number}`;
        answers.add(await signUp(market, { userName, email, password: PASSWORD }));
        const again = { body: { userName: email }, from: newAddress() };
        answers.add(await market.call('POST', '/api/activate/resend', again));
      });
      const emails = await Promise.all(variants.map((email) => market.outbox.of(email)));
      const count = emails.flat().length;
      return answers.finding(count > EMAILS_A_DAY && `${count} emails in one mailbox`);
    },
  },
  {
    tries: 'use up the tries of the code that the owner requested, and guess it a hundred times at once',
    aim: `the owner's code no longer works, or more than ${CODE_TRIES} guesses of a code are compared`,
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      const { userName, email } = victim;
      const request = async (from: string) =>
        (await market.call('POST', '/api/send-otp', { body: { userName }, from })).as(sendOtpAnswerSchema).data
          .refreshToken;
      const guess = (refreshToken: string, otp: string) =>
        market.call('PUT', `/api/verify-otp?refreshToken=${refreshToken}`, { body: { otp }, from: newAddress() });
      const own = await request(newAddress());
      const otp = await market.outbox.find(email, CODE);
      const theirs = await request(newAddress());
      const guesses = times(100).map((number) => String(10_000 + number));
      await together(guesses, async (wrong) => answers.add(await guess(theirs, wrong)), 40);
      // The owner's code belongs to the owner's request alone.
      const foreign = answers.add(await guess(theirs, otp));
      const owner = await guess(own, otp);
      const compared = answers.count('400 code_invalid');
      return answers.finding(
        (compared > CODE_TRIES && `${compared} guesses compared`) ||
          (foreign.status === 200 && "the owner's code works for the stranger") ||
          (owner.status !== 200 && 'the owner locked out'),
      );
    },
  },
];

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { sessionsAnswerSchema } from '@oja/contract/sessions';
import { walletAnswerSchema, withdrawAnswerSchema, withdrawalsAnswerSchema } from '@oja/contract/wallet';

import { Answers } from './answers.ts';
import type { Attack } from './attack.ts';
import { together } from './caller.ts';
import { BALANCE, PASSWORD } from './cast.ts';
import { changePassword, confirm, isSession, opens, post } from './deeds.ts';
import { addTotp, challengeOf, finish, totpCode } from './second-factor.ts';

const NEW_PASSWORD = 'mine from now on 84';
/** Tries of a password or a code that a session may make. */
const TRIES = 5;

const wrongCodes = (count: number) => Array.from({ length: count }, (_, number) => String(100_000 + number * 7));
const wrongPasswords = (count: number) => Array.from({ length: count }, (_, number) => `a guess ${number}`);

/** The body of a new request for a withdrawal, with an amount in naira. */
const withdrawalOf = (amount: number, bankCode = '058') => ({
  amount,
  bankCode,
  accountNumber: '0123456789',
  requestKey: randomUUID(),
});

/** The token of a session that signed in hours ago was stolen. It must not be worth the account. */
export const stepUp: readonly Attack[] = [
  {
    tries: 'change the password with a stolen token',
    aim: 'the new password logs in',
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      answers.add(await changePassword(market, victim, victim.old, NEW_PASSWORD));
      return answers.finding((await opens(market, victim, NEW_PASSWORD)) && 'the account, by a new password');
    },
  },
  {
    tries: 'delete the account with a stolen token',
    aim: 'the owner can no longer log in',
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      for (const query of ['', '?forfeit=true'])
        answers.add(await market.call('DELETE', `/api/v1/users/delete/${victim.id}${query}`, { token: victim.old }));
      return answers.finding(!(await opens(market, victim, PASSWORD)) && 'the account is deleted');
    },
  },
  {
    tries: 'withdraw the money with a stolen token',
    aim: 'the balance is lower',
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next('vendor'), new Answers()];
      for (const bankCode of ['058', '044']) {
        const body = withdrawalOf(1000, bankCode);
        answers.add(await market.call('POST', '/api/v1/withdraw', { token: victim.old, body }));
      }
      const wallet = await market.call('GET', '/api/v1/wallet', { token: victim.old });
      const { balance } = wallet.as(walletAnswerSchema).data;
      return answers.finding(balance !== BALANCE && `${BALANCE - balance} naira`);
    },
  },
  {
    tries: "settle a withdrawal with an admin's stolen token, as an admin without a factor, and as the vendor",
    aim: 'it counts as paid, or its money is back in the wallet',
    async carryOut({ market }) {
      const [vendor, boss, novice] = [
        market.cast.next('vendor'),
        market.cast.next('admin'),
        market.cast.next('novice'),
      ];
      const answers = new Answers();
      const asked = await market.call('POST', '/api/v1/withdraw', { token: vendor.fresh, body: withdrawalOf(1000) });
      const { _id: id } = asked.as(withdrawAnswerSchema).data.withdrawal;
      for (const token of [boss.old, boss.other, novice.fresh, vendor.fresh, undefined])
        for (const state of ['paid', 'failed'])
          answers.add(await market.call('PATCH', `/api/v1/withdrawals/${id}`, { token, body: { state } }));
      const list = await market.call('GET', '/api/v1/withdrawals?state=requested', { token: boss.fresh });
      const waits = list.as(withdrawalsAnswerSchema).data.withdrawals.some(({ _id }) => _id === id);
      return answers.finding(!waits && 'a withdrawal settled without a proof');
    },
  },
  {
    tries: "make a friend a verified vendor, and delete a person, with an admin's stolen token",
    aim: 'the friend may post, or the person can no longer log in',
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next('admin'), new Answers()];
      const [friend, person] = [market.cast.next(), market.cast.next()];
      answers.add(await market.call('PATCH', `/api/v1/users/update_vendor/${friend.id}`, { token: victim.old }));
      answers.add(await market.call('DELETE', `/api/v1/users/delete/${person.id}`, { token: victim.old }));
      const isVendor = (await post(market, friend.fresh)).status === 201;
      const isGone = !(await opens(market, person, PASSWORD));
      return answers.finding((isVendor && 'a vendor of their own') || (isGone && "somebody's account deleted"));
    },
  },
  {
    tries: "sign out the owner's other devices with a stolen token, all at once and one by one",
    aim: 'one of them is signed out',
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      answers.add(await market.call('DELETE', '/api/v1/sessions', { token: victim.old }));
      const list = await market.call('GET', '/api/v1/sessions', { token: victim.old });
      for (const { _id } of list.as(sessionsAnswerSchema).data.filter(({ current }) => !current))
        answers.add(await market.call('DELETE', `/api/v1/sessions/${_id}`, { token: victim.old }));
      const left = await Promise.all([victim.fresh, victim.other].map((token) => isSession(market, token)));
      return answers.finding(left.includes(false) && 'the owner signed out');
    },
  },
  {
    tries: 'guess the password of the step-up with a stolen token, forty at once and then the right one',
    aim: `more than ${TRIES} guesses are compared, or the owner's other session is refused too`,
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      const guess = async (password: string) => answers.add(await confirm(market, victim.old, { password }));
      await together(wrongPasswords(40), guess, 40);
      await guess(PASSWORD);
      const compared = answers.count('403 password_wrong') + answers.count('200');
      const owner = await confirm(market, victim.other, { password: PASSWORD });
      return answers.finding(
        (compared > TRIES && `${compared} guesses compared`) || (owner.status !== 200 && 'the owner locked out'),
      );
    },
  },
  {
    tries: 'guess the emailed code of the step-up with a stolen token, a hundred at once, and request ten more codes',
    aim: `more than ${TRIES} guesses are compared, or more than three codes are sent`,
    async carryOut({ market }) {
      const [victim, answers, codes] = [market.cast.next('google'), new Answers(), new Answers()];
      const request = async () => codes.add(await market.call('POST', '/api/v1/step-up/code', { token: victim.old }));
      const guess = async (code: string) => answers.add(await confirm(market, victim.old, { code }));
      (await request()).must();
      await together(wrongCodes(100), guess, 40);
      for (let time = 0; time < 10; time += 1) {
        await request();
        await guess('123456');
      }
      const [compared, sent] = [answers.count('400 code_invalid'), codes.count('200')];
      return answers.finding((compared > TRIES && `${compared} guesses compared`) || (sent > 3 && `${sent} codes`));
    },
  },
  {
    tries: "use the code of the owner's session for the stolen one, before and after the owner",
    aim: 'the stolen session counts as confirmed',
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next('google'), new Answers()];
      (await market.call('POST', '/api/v1/step-up/code', { token: victim.other })).must();
      const code = await market.outbox.find(victim.email, /^ {4}(\d{6})$/mu);
      answers.add(await confirm(market, victim.old, { code }));
      (await confirm(market, victim.other, { code })).must();
      // A code that was used is worth nothing, not even to its own session.
      for (const token of [victim.old, victim.other]) answers.add(await confirm(market, token, { code }));
      answers.add(await changePassword(market, victim, victim.old, NEW_PASSWORD));
      return answers.finding(answers.count('200') > 0 && 'a confirmed session');
    },
  },
  {
    tries: 'guess the code of the authenticator app with two stolen tokens, forty at once each, then the right one',
    aim: `more than ${TRIES} guesses of a session are compared, or the owner's device is locked out by them`,
    async carryOut({ market }) {
      const [victim, all] = [market.cast.next(), new Answers()];
      const { secret } = await addTotp(market, victim);
      for (const token of [victim.old, victim.other]) {
        const answers = new Answers();
        const guess = async (code: string) => answers.add(all.add(await confirm(market, token, { code })));
        await together(wrongCodes(40), guess, 40);
        await guess(totpCode(secret));
        const compared = answers.count('401 second_factor_invalid') + answers.count('200');
        if (compared > TRIES) return all.finding(`${compared} guesses compared`);
      }
      const own = { code: totpCode(secret), deviceToken: victim.device };
      const owner = await confirm(market, victim.fresh, own);
      return all.finding(
        (all.count('200') > 0 && 'a confirmed session') ||
          (owner.status !== 200 && `the owner locked out: ${owner.code}`),
      );
    },
  },
  {
    tries:
      "use the owner's code of the app and recovery code for a stolen token, at once with the owner and afterwards",
    aim: 'one code confirms two sessions, or confirms one and opens another',
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      const { secret, recoveryCodes } = await addTotp(market, victim);
      for (const code of [totpCode(secret), recoveryCodes[0] ?? '']) {
        const once = new Answers();
        const send = async (token: string) => once.add(answers.add(await confirm(market, token, { code })));
        await together([victim.old, victim.other], send, 2);
        await send(victim.old);
        const { challenge } = await challengeOf(market, victim);
        once.add(answers.add(await finish(market, { challenge, code })));
        if (once.count('200') !== 1) return answers.finding(`${once.count('200')} proofs by one code`);
      }
      return answers.finding(undefined);
    },
  },
  {
    tries: 'confirm a stolen session of an account without a password by its mailbox, where it has a second factor',
    aim: 'a code is emailed, or one from before the factor confirms the session',
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next('google'), new Answers()];
      await addTotp(market, victim);
      // The code with which the owner proved the address for the setup.
      const code = await market.outbox.find(victim.email, /^ {4}(\d{6})$/mu);
      answers.add(await market.call('POST', '/api/v1/step-up/code', { token: victim.old }));
      answers.add(await confirm(market, victim.old, { code }));
      answers.add(await changePassword(market, victim, victim.old, NEW_PASSWORD));
      return answers.finding(answers.count('200') > 0 && 'a session confirmed by the mailbox alone');
    },
  },
  {
    tries: 'change the password thirty times at once between guesses of the step-up',
    aim: 'one of the calls passes while another is being checked',
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      const act = async (password: string, index: number) =>
        answers.add(
          await (index % 4 === 0
            ? confirm(market, victim.old, { password })
            : changePassword(market, victim, victim.old, NEW_PASSWORD)),
        );
      await together(wrongPasswords(40), act, 40);
      return answers.finding(answers.count('200') > 0 && 'the password');
    },
  },
  {
    tries: 'confirm a session with the password while the owner ends it, and use it afterwards',
    aim: 'the ended session still changes the password',
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      for (const token of [victim.old, victim.other]) {
        const proof = confirm(market, token, { password: PASSWORD });
        // By now the password is being compared.
        await pause(10);
        (await market.call('POST', '/api/logout', { token })).must();
        answers.add(await proof);
        const after = answers.add(await changePassword(market, victim, token, NEW_PASSWORD));
        if (after.status === 200) return answers.finding('a session that was ended');
      }
      return answers.finding(undefined);
    },
  },
  {
    tries:
      'change the password and the user name, withdraw, settle a withdrawal, verify a vendor and delete accounts unnoticed, with a fresh session',
    aim: 'no email about it comes to the owner, or none to the admin whose rights were used',
    async carryOut({ market }) {
      const [answers, unnoticed] = [new Answers(), new Set<string>()];
      const [boss, owner] = [market.cast.next('admin'), market.cast.next('vendor')];
      const [friend, gone, deleted] = [market.cast.next(), market.cast.next(), market.cast.next()];
      const asked = await market.call('POST', '/api/v1/withdraw', { token: owner.fresh, body: withdrawalOf(500) });
      const { _id: waiting } = asked.as(withdrawAnswerSchema).data.withdrawal;
      const acts = [
        [owner, [owner], 'POST', '/api/v1/withdraw', withdrawalOf(500)],
        [boss, [owner, boss], 'PATCH', `/api/v1/withdrawals/${waiting}`, { state: 'paid' }],
        [owner, [owner], 'PATCH', `/api/v1/users/profile/${owner.id}`, { password: NEW_PASSWORD }],
        [owner, [owner], 'PATCH', `/api/v1/users/profile/${owner.id}`, { userName: 'Unnoticed by the Owner' }],
        [boss, [friend, boss], 'PATCH', `/api/v1/users/update_vendor/${friend.id}`],
        [boss, [gone, boss], 'DELETE', `/api/v1/users/delete/${gone.id}`],
        [deleted, [deleted], 'DELETE', `/api/v1/users/delete/${deleted.id}`],
      ] as const;
      for (const [who, notified, method, path, body] of acts) {
        const countMails = () => Promise.all(notified.map(async ({ email }) => (await market.outbox.of(email)).length));
        const before = await countMails();
        answers.add(await market.call(method, path, { token: who.fresh, ...(body && { body }) })).must();
        const after = await countMails();
        if (after.some((count, index) => count === before[index]))
          unnoticed.add(`${method} ${path.replace(/[\da-f-]{36}/u, ':id')}`);
      }
      return answers.finding(unnoticed.size > 0 && `unnoticed: ${[...unnoticed].join(', ')}`);
    },
  },
];

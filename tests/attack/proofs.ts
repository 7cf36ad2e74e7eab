import { sendOtpAnswerSchema } from '@oja/contract/auth';
import { stepUpPasskeyAnswerSchema } from '@oja/contract/step-up';

import { Answers } from './answers.ts';
import type { Attack } from './attack.ts';
import { together } from './caller.ts';
import { PASSWORD, type Person } from './cast.ts';
import { changePassword, confirm, isSession, newAddress } from './deeds.ts';
import { addPasskey, addTotp, challengeOf, finish, siteOf, totpCode } from './second-factor.ts';
import type { Target } from './target.ts';

const NEW_PASSWORD = 'mine from now on 85';
/** Tries of all kinds that a session may make. */
const TRIES = 5;
/** The code of a step-up in its email. */
const EMAILED = /^ {4}(\d{6})$/mu;

const requestCode = (target: Target, token: string) => target.call('POST', '/api/v1/step-up/code', { token });

/** Starts the recovery of a password, and reads its code from the mailbox. */
async function recoveryOf(target: Target, { userName, email }: Person) {
  const asked = await target.call('POST', '/api/send-otp', { body: { userName }, from: newAddress() });
  const { refreshToken } = asked.as(sendOtpAnswerSchema).data;
  return { refreshToken, otp: await target.outbox.find(email, /^ {4}([A-Z\d]{5})$/mu) };
}

/** Bodies of a step-up in a form that the call does not take, with the right password where they have one. */
function* strangeBodies(): Generator<object> {
  const wrongValues = [[PASSWORD], { 0: PASSWORD }, { length: 20 }, null, true, 0, '', PASSWORD.repeat(50_000)];
  for (const password of wrongValues) yield { password };
  for (const code of [['123456'], { $ne: '' }, null, 123_456, true, '', '1'.repeat(500_000), '１２３４５６'])
    yield { code };
  yield { password: PASSWORD, code: '123456' };
  yield { password: PASSWORD, assertion: { id: 'x' } };
  yield { assertion: 'x' };
  yield { assertion: { id: 'x', rawId: 'x', type: 'public-key', response: [] } };
  yield { password: PASSWORD, code: null };
  yield { password: PASSWORD, deviceToken: ['x'] };
  yield { password: PASSWORD, deviceToken: 'x'.repeat(100_000) };
  yield [{ password: PASSWORD }];
  yield { body: { password: PASSWORD } };
  // An own property of this name, as JSON.parse makes it.
  yield Object.fromEntries([['__proto__', { password: PASSWORD }]]);
  yield { constructor: { prototype: { password: PASSWORD } } };
}

/** The proofs of a session: used elsewhere, used again, outlived, or sent in a strange form. */
export const proofs: readonly Attack[] = [
  {
    tries:
      'guess passwords, codes of the app and recovery codes with one stolen token, sixty at once from many addresses',
    aim: `more than ${TRIES} guesses of all kinds are compared, or the right password still confirms the session`,
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      await addTotp(market, victim);
      const guesses = Array.from({ length: 60 }, (_, number) =>
        [{ password: `a guess ${number}` }, { code: String(100_000 + number) }, { code: `aaaaa-bbb${10 + number}` }].at(
          number % 3,
        ),
      );
      const guess = async (body: object = {}) =>
        answers.add(await market.call('POST', '/api/v1/step-up', { token: victim.old, body, from: newAddress() }));
      await together(guesses, guess, 60);
      await guess({ password: PASSWORD });
      const compared = answers.count('403 password_wrong') + answers.count('401 second_factor_invalid');
      return answers.finding(
        (compared > TRIES && `${compared} guesses compared`) ||
          (answers.count('200') > 0 && 'a session confirmed after its tries'),
      );
    },
  },
  {
    tries: "confirm a stolen session with another account's code, and with the code of a forgotten password",
    aim: 'the session counts as confirmed',
    async carryOut({ market }) {
      const [victim, thief] = [market.cast.next('google'), market.cast.next('google')];
      const answers = new Answers();
      // Both wait for a code; each code is of the other's account.
      for (const person of [victim, thief]) (await requestCode(market, person.old)).must();
      const code = await market.outbox.find(thief.email, EMAILED);
      answers.add(await confirm(market, victim.old, { code }));
      const { otp } = await recoveryOf(market, victim);
      answers.add(await confirm(market, victim.old, { code: otp }));
      answers.add(await changePassword(market, victim, victim.old, NEW_PASSWORD));
      // The thief's own code still works where it belongs, so it was the right one.
      (await confirm(market, thief.old, { code })).must();
      return answers.finding(answers.count('200') > 0 && 'a confirmed session');
    },
  },
  {
    tries: 'use the emailed code of a step-up for a new password, and at the second half of a login',
    aim: 'the code is accepted',
    async carryOut({ market }) {
      const [victim, other] = [market.cast.next('google'), market.cast.next()];
      const answers = new Answers();
      (await requestCode(market, victim.old)).must();
      const code = await market.outbox.find(victim.email, EMAILED);
      const { refreshToken } = await recoveryOf(market, victim);
      for (const otp of [code, code.slice(0, 5)])
        answers.add(await market.call('PUT', `/api/verify-otp?refreshToken=${refreshToken}`, { body: { otp } }));
      await addTotp(market, other);
      const { challenge } = await challengeOf(market, other);
      answers.add(await finish(market, { challenge, code }));
      // A session's token is no challenge, and a challenge is no session.
      answers.add(await finish(market, { challenge: victim.old, code }));
      answers.add(await confirm(market, challenge, { password: PASSWORD }));
      return answers.finding(answers.count('200') > 0 && 'a password or a session');
    },
  },
  {
    tries: "replay the owner's code of a login at a step-up and the reverse, and codes of steps before a used one",
    aim: 'a code confirms or opens a second session',
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      const { secret } = await addTotp(market, victim);
      const { challenge } = await challengeOf(market, victim);
      const code = totpCode(secret);
      (await finish(market, { challenge, code })).must();
      answers.add(await confirm(market, victim.old, { code }));
      const next = totpCode(secret, 1);
      (await confirm(market, victim.other, { code: next })).must();
      const again = await challengeOf(market, victim);
      for (const used of [next, code, totpCode(secret, -1)]) {
        answers.add(await finish(market, { challenge: again.challenge, code: used }));
        answers.add(await confirm(market, victim.old, { code: used }));
      }
      return answers.finding(answers.count('200') > 0 && 'a second session by one code');
    },
  },
  {
    tries: 'act with a stolen session after the owner confirmed another one',
    aim: 'an act is accepted',
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      (await confirm(market, victim.other, { password: PASSWORD })).must();
      answers.add(await changePassword(market, victim, victim.old, NEW_PASSWORD));
      answers.add(await market.call('DELETE', '/api/v1/sessions', { token: victim.old }));
      answers.add(await market.call('DELETE', `/api/v1/users/delete/${victim.id}`, { token: victim.old }));
      return answers.finding(answers.count('200') > 0 && "an act by the owner's proof");
    },
  },
  {
    tries: 'use a confirmed session, or a code for it, after its logout and after the owner set a new password',
    aim: 'the ended session is accepted, or its code confirms another one',
    async carryOut({ market }) {
      const [owner, mailed, answers] = [market.cast.next(), market.cast.next('google'), new Answers()];
      for (const token of [owner.old, owner.other]) (await confirm(market, token, { password: PASSWORD })).must();
      (await market.call('POST', '/api/logout', { token: owner.old })).must();
      answers.add(await changePassword(market, owner, owner.old, NEW_PASSWORD));
      if (answers.count('200') > 0) return answers.finding('the password, by a session after its logout');
      (await changePassword(market, owner, owner.fresh, 'the new one of the owner 12')).must();
      answers.add(await changePassword(market, owner, owner.other, NEW_PASSWORD));
      (await requestCode(market, mailed.old)).must();
      const code = await market.outbox.find(mailed.email, EMAILED);
      (await market.call('POST', '/api/logout', { token: mailed.old })).must();
      for (const token of [mailed.old, mailed.other]) answers.add(await confirm(market, token, { code }));
      const lives = await Promise.all([owner.old, owner.other, mailed.old].map((token) => isSession(market, token)));
      return answers.finding((answers.count('200') > 0 || lives.includes(true)) && 'an ended session');
    },
  },
  {
    tries: "request codes with a stolen token until there are no more, to keep the owner's sessions from theirs",
    aim: "the owner's session gets no code",
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next('google'), new Answers()];
      await together(Array(20).fill(victim.old), async (token) => answers.add(await requestCode(market, token)));
      const owner = await requestCode(market, victim.other);
      return answers.finding(owner.status !== 200 && `the owner without a code: ${owner.status} ${owner.code}`);
    },
  },
  {
    tries:
      "answer a session's passkey request for another session, at a login, from another site, with another key, and twice at once",
    aim: 'more than one session is confirmed or opened by one answer',
    async carryOut({ market }) {
      const [victim, thief, answers] = [market.cast.next(), market.cast.next(), new Answers()];
      const [own, foreign] = [await addPasskey(market, victim), await addPasskey(market, thief)];
      const site = siteOf(market);
      const request = async (token: string) => {
        const answer = await market.call('POST', '/api/v1/step-up/passkey', { token });
        return answer.as(stepUpPasskeyAnswerSchema).data.challenge;
      };
      const prove = async (token: string, assertion: object, more = {}) =>
        answers.add(await market.call('POST', '/api/v1/step-up', { token, body: { assertion, ...more } }));
      // The owner's answer was phished or copied on its way. The thief's session has a request of its own.
      await request(victim.old);
      const challenge = await request(victim.other);
      const good = own.assert(challenge, site);
      const { challenge: login } = await challengeOf(market, victim);
      answers.add(await finish(market, { challenge: login, assertion: good }));
      await prove(victim.old, good);
      await prove(victim.old, foreign.assert(await request(victim.old), site));
      await prove(victim.old, own.assert(await request(victim.old), { ...site, origin: 'https://evil.example' }));
      await prove(victim.old, good, { code: '123456' });
      await prove(thief.old, good);
      if (answers.count('200') > 0) return answers.finding('a session by the answer to another request');
      await together(Array(6).fill(good), (assertion) => prove(victim.other, assertion), 6);
      await prove(victim.other, good);
      await prove(victim.old, good);
      const proved = answers.count('200');
      return answers.finding(proved !== 1 && `${proved} proofs by one answer`);
    },
  },
  {
    tries: 'send the proof in strange forms: lists, objects, huge texts, both proofs at once, fields of the prototype',
    aim: 'the session is confirmed, or the server fails',
    async carryOut({ market }) {
      const answers = new Answers();
      let failed = 0;
      for (const body of strangeBodies()) {
        // A session of its own each time, so that none is refused for its number of tries.
        const { old: token } = market.cast.next();
        const { status } = answers.add(await market.call('POST', '/api/v1/step-up', { token, body }));
        if (status === 0 || status >= 500) failed += 1;
      }
      return answers.finding(
        (answers.count('200') > 0 && 'a confirmed session') || (failed > 0 && `${failed} failures of the server`),
      );
    },
  },
];

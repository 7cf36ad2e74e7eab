import { sendOtpAnswerSchema } from '@oja/contract/auth';
import { LOGIN_CHALLENGE_TRIES } from '@oja/contract/limits';
import { secondFactorsAnswerSchema } from '@oja/contract/second-factors';

import { CLIENT_ID } from '../../packages/server/test/google-server.ts';
import { Answers } from './answers.ts';
import type { Attack } from './attack.ts';
import { together } from './caller.ts';
import { PASSWORD } from './cast.ts';
import { confirm, isSession, logIn, newAddress } from './deeds.ts';
import { addPasskey, addTotp, challengeOf, finish, siteOf, totpCode } from './second-factor.ts';

/** Codes of one account that strangers may try in a day. */
const A_DAY = 50;
const isGood = (answers: Answers) => answers.count('200') > 0;
const wrongCodes = (count: number) => Array.from({ length: count }, (_, number) => String(100_000 + number));

/** The password of an account with a second factor is known. It must not be enough. */
export const factors: readonly Attack[] = [
  {
    tries: 'use what the password alone leads to: its answer, and its challenge as a session',
    aim: 'a session',
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      await addTotp(market, victim);
      const first = answers.add(await logIn(market, victim, PASSWORD));
      const { challenge } = await challengeOf(market, victim);
      for (const body of [
        { challenge },
        { challenge, code: '' },
        { challenge, code: null },
        { challenge, code: ['000000'] },
      ])
        answers.add(await finish(market, body));
      const opened = first.text.includes('accessToken') || (await isSession(market, challenge)) || isGood(answers);
      return answers.finding(opened && 'a session without the factor');
    },
  },
  {
    tries: 'use a code of the authenticator app twice, also at once, and its challenge for a second session',
    aim: 'a second session',
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      const { secret } = await addTotp(market, victim);
      const code = totpCode(secret);
      const challenges = [];
      for (let time = 0; time < 4; time += 1) challenges.push((await challengeOf(market, victim)).challenge);
      await together(challenges, async (challenge) => answers.add(await finish(market, { challenge, code })), 4);
      for (const challenge of challenges) answers.add(await finish(market, { challenge, code }));
      const byCode = answers.count('200');
      // Another code, for all challenges: the one that was used must be worth nothing.
      const next = totpCode(secret, 1);
      const [first = ''] = challenges;
      const again = await challengeOf(market, victim);
      answers.add(await finish(market, { challenge: again.challenge, code: next })).must();
      answers.add(await finish(market, { challenge: again.challenge, code: next }));
      answers.add(await finish(market, { challenge: first, code: next }));
      const all = answers.count('200');
      return answers.finding(
        (byCode !== 1 && `${byCode} sessions by one code`) || (all > 2 && `${all} sessions by two codes`),
      );
    },
  },
  {
    tries: 'use codes of a clock that is five minutes and a minute and a half off, at the login and at a step-up',
    aim: 'a code of another time opens or confirms a session, or the right one no longer does',
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      const { secret } = await addTotp(market, victim);
      const { challenge } = await challengeOf(market, victim);
      // One step off is accepted, and a step may end on the way.
      for (const steps of [-10, 10, -3, 3]) {
        answers.add(await finish(market, { challenge, code: totpCode(secret, steps) }));
        answers.add(await confirm(market, victim.old, { code: totpCode(secret, steps) }));
      }
      if (isGood(answers)) return answers.finding('a session by a code of another time');
      const own = { challenge, code: totpCode(secret), deviceToken: victim.device };
      const owner = await finish(market, own);
      return answers.finding(owner.status !== 200 && `the owner locked out: ${owner.status} ${owner.code}`);
    },
  },
  {
    tries: "guess a challenge's code sixty times at once, then go on with fifteen more challenges; the owner logs in",
    aim: `more than ${LOGIN_CHALLENGE_TRIES} guesses for a challenge or ${A_DAY} a day are compared, or the owner is refused`,
    async carryOut({ market }) {
      const [victim, answers, once] = [market.cast.next(), new Answers(), new Answers()];
      const { secret } = await addTotp(market, victim);
      const guess = async (challenge: string, code: string, into: Answers) =>
        into.add(answers.add(await finish(market, { challenge, code }, newAddress())));
      const { challenge } = await challengeOf(market, victim);
      await together(wrongCodes(60), (code) => guess(challenge, code, once), 60);
      const compared = once.count('401 second_factor_invalid');
      for (let time = 0; time < 15; time += 1) {
        const next = await challengeOf(market, victim);
        await together(wrongCodes(5), (code) => guess(next.challenge, code, new Answers()), 5);
      }
      const all = answers.count('401 second_factor_invalid');
      const own = await challengeOf(market, victim);
      const owner = await finish(market, {
        challenge: own.challenge,
        code: totpCode(secret),
        deviceToken: victim.device,
      });
      return answers.finding(
        (compared > LOGIN_CHALLENGE_TRIES && `${compared} guesses compared for one challenge`) ||
          (all > A_DAY && `${all} guesses compared`) ||
          (owner.status !== 200 && `the owner locked out: ${owner.status} ${owner.code}`),
      );
    },
  },
  {
    tries: 'use a recovery code four times at once and once more, and one of another account',
    aim: 'more than one session',
    async carryOut({ market }) {
      const [victim, thief, answers] = [market.cast.next(), market.cast.next(), new Answers()];
      const [{ recoveryCodes }, foreign] = [await addTotp(market, victim), await addTotp(market, thief)];
      const [code = ''] = recoveryCodes;
      const [other = ''] = foreign.recoveryCodes;
      const challenges = [];
      for (let time = 0; time < 6; time += 1) challenges.push((await challengeOf(market, victim)).challenge);
      const [last = '', foreignTry = '', ...atOnce] = challenges;
      await together(atOnce, async (challenge) => answers.add(await finish(market, { challenge, code })), 4);
      answers.add(await finish(market, { challenge: last, code: code.toUpperCase().replace('-', ' ') }));
      answers.add(await finish(market, { challenge: foreignTry, code: other }));
      answers.add(await finish(market, { challenge: foreignTry, code: totpCode(foreign.secret) }));
      const opened = answers.count('200');
      return answers.finding(opened !== 1 && `${opened} sessions by one code`);
    },
  },
  {
    tries: "use a passkey's answer from another site, for another challenge, of another person, forged, and twice",
    aim: "a session of the victim's account",
    async carryOut({ market }) {
      const [victim, thief, answers] = [market.cast.next(), market.cast.next(), new Answers()];
      const [own, foreign] = [await addPasskey(market, victim), await addPasskey(market, thief)];
      const site = siteOf(market);
      const challenges = [];
      for (let time = 0; time < 4; time += 1) {
        const { challenge, passkey } = await challengeOf(market, victim);
        if (!passkey) throw new Error('No passkey is asked for.');
        challenges.push({ challenge, request: passkey.challenge });
      }
      const [one, two, three, good] = challenges;
      if (!one || !two || !three || !good) throw new Error('Too few challenges.');
      const phished = { origin: 'https://oja.example.evil.example', rpId: 'oja.example.evil.example' };
      const wrongCounter = own.assert(good.request, site);
      const forged = own.assert(three.request, site);
      const stolenKey = foreign.assert(two.request, site);
      const attempts = [
        { challenge: one.challenge, assertion: own.assert(one.request, phished) },
        { challenge: one.challenge, assertion: own.assert(one.request, { ...site, origin: phished.origin }) },
        { challenge: one.challenge, assertion: own.assert(one.request, { ...site, rpId: phished.rpId }) },
        { challenge: two.challenge, assertion: own.assert(one.request, site) },
        { challenge: two.challenge, assertion: stolenKey },
        { challenge: two.challenge, assertion: { ...stolenKey, id: own.id, rawId: own.id } },
        { challenge: three.challenge, assertion: { ...forged, response: { ...forged.response, signature: 'AAAA' } } },
      ];
      // Each from an address of its own: those of one address would only be made to wait.
      for (const body of attempts) answers.add(await finish(market, body, newAddress()));
      if (isGood(answers)) return answers.finding("a session of the victim's account");
      const right = { challenge: good.challenge, assertion: own.assert(good.request, site) };
      (await finish(market, right, newAddress())).must();
      answers.add(await finish(market, right, newAddress()));
      const again = await challengeOf(market, victim);
      // The counter of an answer that was made earlier is lower: the key was copied.
      answers.add(await finish(market, { challenge: again.challenge, assertion: wrongCounter }, newAddress()));
      return answers.finding(isGood(answers) && 'a second session by one answer');
    },
  },
  {
    tries: 'turn off or replace the factors with a stolen token, and remove a passkey of another person',
    aim: 'a factor is gone, replaced, or new codes are shown',
    async carryOut({ market }) {
      const [victim, stranger, answers] = [market.cast.next(), market.cast.next(), new Answers()];
      await addTotp(market, victim);
      await addPasskey(market, victim);
      const read = async () =>
        (await market.call('GET', '/api/v1/second-factors', { token: victim.old })).as(secondFactorsAnswerSchema).data;
      const before = await read();
      const passkey = `/api/v1/second-factors/passkeys/${before.passkeys[0]?._id}`;
      for (const [method, path] of [
        ['DELETE', '/api/v1/second-factors/totp'],
        ['DELETE', passkey],
        ['POST', '/api/v1/second-factors/recovery-codes'],
        ['POST', '/api/v1/second-factors/totp'],
        ['POST', '/api/v1/second-factors/passkeys/options'],
      ] as const)
        answers.add(await market.call(method, path, { token: victim.old }));
      answers.add(await market.call('DELETE', passkey, { token: stranger.fresh }));
      const isSame = JSON.stringify(await read()) === JSON.stringify(before);
      return answers.finding((isGood(answers) || !isSame) && 'the factors of somebody else');
    },
  },
  {
    tries: 'get around the factor by a code for a forgotten password, and by Google, with the mailbox taken over',
    aim: 'a session without the factor',
    async carryOut({ market, google }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      const { email, userName } = victim;
      await addTotp(market, victim);
      const asked = await market.call('POST', '/api/send-otp', { body: { userName } });
      const { refreshToken } = asked.as(sendOtpAnswerSchema).data;
      const otp = await market.outbox.find(email, /^ {4}(\w{5})$/mu);
      (await market.call('PUT', `/api/verify-otp?refreshToken=${refreshToken}`, { body: { otp } })).must();
      const newPassword = 'taken over by mail 38';
      const path = `/api/reset-password?${new URLSearchParams({ userName, refreshToken })}`;
      (await market.call('PUT', path, { body: { newPassword, confirmNewPassword: newPassword } })).must();
      answers.add(await logIn(market, victim, newPassword));
      const claims = { sub: 'thief of the mailbox', email, email_verified: true, name: 'T', aud: CLIENT_ID };
      const token = await google.tokenFor(claims);
      answers.add(await market.call('POST', '/api/google', { body: { access_token: token } }));
      return answers.finding(isGood(answers) && 'a session without the factor');
    },
  },
  {
    tries: 'sign in by Google with the mailbox taken over, where the owner never linked Google',
    aim: 'a session without the factor',
    async carryOut({ market, google }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      await addTotp(market, victim);
      const claims = { sub: 'another thief', email: victim.email, email_verified: true, name: 'T', aud: CLIENT_ID };
      const body = { access_token: await google.tokenFor(claims) };
      answers.add(await market.call('POST', '/api/google', { body, from: newAddress() }));
      return answers.finding(isGood(answers) && 'a session without the factor, which is gone');
    },
  },
  {
    tries: "set up a factor on an account that was opened with somebody else's address, to keep its owner out",
    aim: 'the setup begins',
    async carryOut({ market }) {
      const [squatter, answers] = [market.cast.next(), new Answers()];
      const { fresh: token } = squatter;
      (await market.call('POST', '/api/v1/step-up/code', { token })).must();
      for (const code of ['000000', '123456', '999999']) await confirm(market, token, { code });
      for (const path of ['totp', 'passkeys/options'])
        answers.add(await market.call('POST', `/api/v1/second-factors/${path}`, { token }));
      return answers.finding(isGood(answers) && 'a factor of a stranger');
    },
  },
  {
    tries: 'do what admins may as an admin without a factor',
    aim: 'a call of admins succeeds',
    async carryOut({ market }) {
      const [novice, person, answers] = [market.cast.next('novice'), market.cast.next(), new Answers()];
      const { fresh: token } = novice;
      answers.add(await market.call('GET', '/api/v1/withdrawals?state=requested', { token }));
      answers.add(await market.call('GET', '/api/v1/posts/flag', { token }));
      answers.add(await market.call('PATCH', `/api/v1/users/update_vendor/${person.id}`, { token }));
      answers.add(await market.call('DELETE', `/api/v1/users/delete/${person.id}`, { token }));
      return answers.finding((isGood(answers) || !(await isSession(market, person.fresh))) && 'the rights of an admin');
    },
  },
];

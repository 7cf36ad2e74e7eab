import { sessionAnswerSchema } from '@oja/contract/auth';

import { Answers } from './answers.ts';
import type { Attack } from './attack.ts';
import { together } from './caller.ts';
import { PASSWORD, type Person } from './cast.ts';
import { isSession, logIn, newAddress, opens } from './deeds.ts';
import { addTotp, challengeOf, finish, totpCode } from './second-factor.ts';
import type { Target } from './target.ts';

const LINK = /\/restore\?token=([\w-]+)/u;

/** Deletes an account, as its owner, and returns the token of the emailed link. */
async function deleteOwn(target: Target, { id, email }: Person, token: string): Promise<string> {
  const before = (await target.outbox.of(email)).length;
  (await target.call('DELETE', `/api/v1/users/delete/${id}`, { token })).must();
  return target.outbox.find(email, LINK, before);
}

const restore = (target: Target, token: string) =>
  target.call('POST', `/restore?${new URLSearchParams({ token })}`, { from: newAddress() });

/** The link that restores a deleted account must work once, for that account. */
export const restoring: readonly Attack[] = [
  {
    tries: 'restore a deleted account by opening its link, by guessed links and by parts of the right one',
    aim: 'the account is back',
    async carryOut({ market }) {
      const [person, answers] = [market.cast.next(), new Answers()];
      const token = await deleteOwn(market, person, person.fresh);
      answers.add(await market.call('GET', `/restore?token=${token}`, { from: newAddress() }));
      const guesses = Array.from({ length: 30 }, (_, number) => `${number}`.padEnd(43, 'a'));
      for (const guess of ['', '%', 'null', token.slice(1), `${token}A`, token.toUpperCase(), person.id, ...guesses])
        answers.add(await restore(market, guess));
      return answers.finding((await opens(market, person, PASSWORD)) && 'an account that its owner deleted');
    },
  },
  {
    tries: 'use a deleted account without its link: its password, its sessions, and codes for a forgotten password',
    aim: 'a session, or an email with a code',
    async carryOut({ market }) {
      const [person, answers] = [market.cast.next(), new Answers()];
      await deleteOwn(market, person, person.fresh);
      const before = (await market.outbox.of(person.email)).length;
      answers.add(await logIn(market, person, PASSWORD, { deviceToken: person.device }));
      for (const token of [person.fresh, person.old])
        answers.add(await market.call('GET', '/api/v1/sessions', { token }));
      for (const userName of [person.userName, person.email])
        await market.call('POST', '/api/send-otp', { body: { userName }, from: newAddress() });
      const hasCode = (await market.outbox.of(person.email)).length > before;
      return answers.finding((answers.count('200') > 0 && 'a session') || (hasCode && 'a code'));
    },
  },
  {
    tries: 'finish a login with a second factor whose first half came before the deletion',
    aim: 'a session, or one that works once the account is restored',
    async carryOut({ market }) {
      const [person, answers] = [market.cast.next(), new Answers()];
      const { secret } = await addTotp(market, person);
      const { challenge } = await challengeOf(market, person);
      await deleteOwn(market, person, person.fresh);
      answers.add(await finish(market, { challenge, code: totpCode(secret) }));
      return answers.finding(answers.count('200') > 0 && 'a session of a deleted account');
    },
  },
  {
    tries: 'use a link again: four times at once, after a further deletion, and for the sessions from before',
    aim: 'the account is restored a second time, or an old session works',
    async carryOut({ market }) {
      const [person, answers] = [market.cast.next(), new Answers()];
      const link = await deleteOwn(market, person, person.fresh);
      await together(Array<string>(4).fill(link), async (token) => answers.add(await restore(market, token)), 4);
      const login = await logIn(market, person, PASSWORD, { deviceToken: person.device });
      const { accessToken } = login.as(sessionAnswerSchema).data;
      for (const token of [person.fresh, person.old])
        if (await isSession(market, token)) return answers.finding('a session from before the deletion');
      await deleteOwn(market, person, accessToken);
      answers.add(await restore(market, link));
      return answers.finding((await opens(market, person, PASSWORD)) && 'an account that was deleted again');
    },
  },
  {
    tries: 'restore an account after 14 days, four times at once and by opening the link; and one in time, twice',
    aim: 'the late account is back, or the other one is restored a second time',
    async carryOut({ market }) {
      const [late, timely, answers] = [market.cast.next('late'), market.cast.next('timely'), new Answers()];
      const links = Array<string>(4).fill(late.restoreLink);
      await together(links, async (token) => answers.add(await restore(market, token)), 4);
      answers.add(await market.call('GET', `/restore?token=${late.restoreLink}`, { from: newAddress() }));
      if (await opens(market, late, PASSWORD)) return answers.finding('an account after 14 days');
      answers.add(await restore(market, timely.restoreLink));
      const login = await logIn(market, timely, PASSWORD, { deviceToken: timely.device });
      const { accessToken } = login.as(sessionAnswerSchema).data;
      (await market.call('DELETE', `/api/v1/users/delete/${timely.id}`, { token: accessToken })).must();
      answers.add(await restore(market, timely.restoreLink));
      return answers.finding((await opens(market, timely, PASSWORD)) && 'a second restoration by one link');
    },
  },
  {
    tries: 'aim the own links at a deleted account: with its address, name and id beside the token, twice, with junk',
    aim: "somebody else's account is back",
    async carryOut({ market }) {
      const [victim, thief, answers] = [market.cast.next(), market.cast.next(), new Answers()];
      const foreign = await deleteOwn(market, victim, victim.fresh);
      const own = await deleteOwn(market, thief, thief.fresh);
      const { userName, email, id } = victim;
      const beside = new URLSearchParams({ userName, email, id, userId: id }).toString();
      for (const query of [
        `token=${own}&token=${foreign.slice(0, 20)}`,
        `token=${foreign.slice(0, 42)}%5F`,
        `token[]=${own}&${beside}`,
        ...['%00', '%0a', '.', ')', '%2F', '%25', ' AND 1=1'].map((junk) => `token=${foreign.slice(1)}${junk}`),
        `token=${own}&${beside}`,
      ])
        answers.add(await market.call('POST', `/restore?${query.replaceAll(' ', '%20')}`, { from: newAddress() }));
      return answers.finding((await opens(market, victim, PASSWORD)) && 'an account that its owner deleted');
    },
  },
  {
    tries: 'restore an account that an admin deleted by a link from an earlier deletion',
    aim: 'the account is back',
    async carryOut({ market }) {
      const [person, boss, answers] = [market.cast.next(), market.cast.next('admin'), new Answers()];
      const link = await deleteOwn(market, person, person.fresh);
      (await restore(market, link)).must();
      if (!(await opens(market, person, PASSWORD))) throw new Error('The owner could not restore the account.');
      (await market.call('DELETE', `/api/v1/users/delete/${person.id}`, { token: boss.fresh })).must();
      answers.add(await restore(market, link));
      return answers.finding((await opens(market, person, PASSWORD)) && 'an account that an admin deleted');
    },
  },
  {
    tries: "take a deleted account's name or address while it can be restored, then let the owner restore it",
    aim: "somebody else has the name or a login with the address, or the owner's account does not come back",
    async carryOut({ market }) {
      const [person, thief, answers] = [market.cast.next(), market.cast.next(), new Answers()];
      const link = await deleteOwn(market, person, person.fresh);
      const { userName, email } = person;
      const path = `/api/v1/users/profile/${thief.id}`;
      answers.add(await market.call('PATCH', path, { token: thief.fresh, body: { userName } }));
      const body = {
        name: 'Thief',
        userName: 'Thief of addresses',
        email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
      };
      answers.add(await market.call('POST', '/api/signup', { body, from: newAddress() }));
      const hasName = answers.count('200') > 0;
      (await restore(market, link)).must();
      const isBack = await opens(market, person, PASSWORD);
      return answers.finding((hasName && 'the name') || (!isBack && "the owner's account lost"));
    },
  },
];

import { setTimeout as pause } from 'node:timers/promises';

import { sendOtpAnswerSchema, sessionAnswerSchema } from '@oja/contract/auth';
import { sessionsAnswerSchema } from '@oja/contract/sessions';

import { hashToken } from '../../packages/server/src/foundation/secrets/secret-token.ts';
import { Answers } from './answers.ts';
import type { Attack } from './attack.ts';
import { PASSWORD, type Person } from './cast.ts';
import { changePassword, confirm, isSession, logIn, newAddress, post, write } from './deeds.ts';
import { connectWith, isClosed } from './sockets.ts';
import type { Target } from './target.ts';

const NEW_PASSWORD = 'rather new than old 63';

/** Does with a token what a session may do, and returns what it got. */
async function useToken(target: Target, { id }: Person, token: string, answers: Answers): Promise<string | undefined> {
  const other = target.cast.next();
  answers.add(await target.call('GET', '/api/v1/sessions', { token }));
  answers.add(await target.call('PATCH', `/api/v1/users/profile/${id}`, { token, body: { bio: 'Pay me.' } }));
  answers.add(await write(target, token, other.id, 'Send me your card.'));
  answers.add(await confirm(target, token, { password: PASSWORD }));
  const listener = await connectWith(target, id, token);
  answers.note(listener ? 'connected' : 'no connection');
  listener?.socket.close();
  return answers.count('2') > 0 || listener ? 'a session' : undefined;
}

/** A session that ended must be worth nothing from that moment on. */
export const sessions: readonly Attack[] = [
  {
    tries: 'use a session that was not used for thirty-one days',
    aim: 'any call succeeds',
    async carryOut({ market }) {
      const [person, answers] = [market.cast.next(), new Answers()];
      return answers.finding(await useToken(market, person, person.idle, answers));
    },
  },
  {
    tries: 'use the token of a session after its logout',
    aim: 'any call succeeds',
    async carryOut({ market }) {
      const [person, answers] = [market.cast.next(), new Answers()];
      (await market.call('POST', '/api/logout', { token: person.fresh })).must();
      return answers.finding(await useToken(market, person, person.fresh, answers));
    },
  },
  {
    tries: 'keep a session and its socket after the owner ended it from another device',
    aim: 'a call succeeds, or the socket stays open',
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      for (const token of [victim.old, victim.other]) {
        const thief = await connectWith(market, victim.id, token);
        if (!thief) throw new Error('The thief could not connect.');
        const list = await market.call('GET', '/api/v1/sessions', { token });
        const stolen = list.as(sessionsAnswerSchema).data.find(({ current }) => current)?._id;
        (await market.call('DELETE', `/api/v1/sessions/${stolen}`, { token: victim.fresh })).must();
        const closed = await isClosed(thief);
        answers.note(closed ? 'socket closed' : 'socket open');
        const got = await useToken(market, victim, token, answers);
        if (!closed || got !== undefined) return answers.finding(got ?? 'an open socket');
      }
      return answers.finding(undefined);
    },
  },
  {
    tries: "end another person's session by its id",
    aim: 'the other person is signed out',
    async carryOut({ market }) {
      const [victim, stranger, answers] = [market.cast.next(), market.cast.next(), new Answers()];
      const list = await market.call('GET', '/api/v1/sessions', { token: victim.old });
      for (const { _id } of list.as(sessionsAnswerSchema).data)
        answers.add(await market.call('DELETE', `/api/v1/sessions/${_id}`, { token: stranger.fresh }));
      const left = [victim.fresh, victim.old, victim.other].map((token) => isSession(market, token));
      return answers.finding((await Promise.all(left)).includes(false) && 'a stranger signed out');
    },
  },
  {
    tries: 'keep sessions and sockets through a change and through a reset of the password',
    aim: 'an older session works, or its socket stays open',
    async carryOut({ market }) {
      const answers = new Answers();
      for (const how of ['change', 'reset', 'change', 'reset']) {
        const victim = market.cast.next();
        const thief = await connectWith(market, victim.id, victim.old);
        if (!thief) throw new Error('The thief could not connect.');
        if (how === 'change') (await changePassword(market, victim, victim.fresh, NEW_PASSWORD)).must();
        else await resetPassword(market, victim);
        const closed = await isClosed(thief);
        answers.note(closed ? 'socket closed' : 'socket open');
        const got = await useToken(market, victim, victim.old, answers);
        if (!closed || got !== undefined) return answers.finding(got ?? 'an open socket');
      }
      return answers.finding(undefined);
    },
  },
  {
    tries: 'go on after the account was deleted by an admin, as a person and as an admin',
    aim: 'a call succeeds, or the socket stays open',
    async carryOut({ market }) {
      const [boss, answers] = [market.cast.next('admin'), new Answers()];
      for (const gone of [market.cast.next(), market.cast.next('admin')]) {
        const listener = await connectWith(market, gone.id, gone.old);
        if (!listener) throw new Error('The account could not connect.');
        (await market.call('DELETE', `/api/v1/users/delete/${gone.id}`, { token: boss.fresh })).must();
        const closed = await isClosed(listener);
        answers.note(closed ? 'socket closed' : 'socket open');
        const friend = market.cast.next();
        answers.add(await market.call('PATCH', `/api/v1/users/update_vendor/${friend.id}`, { token: gone.fresh }));
        const got = await useToken(market, gone, gone.fresh, answers);
        if (!closed || got !== undefined) return answers.finding(got ?? 'an open socket');
      }
      return answers.finding(undefined);
    },
  },
  {
    tries: 'post as a vendor right after the verification was withdrawn',
    aim: 'a post appears',
    async carryOut({ market }) {
      const [boss, vendor, answers] = [market.cast.next('admin'), market.cast.next('vendor'), new Answers()];
      (await post(market, vendor.old)).must();
      const path = `/api/v1/users/update_vendor/${vendor.id}`;
      (await market.call('PATCH', path, { token: boss.fresh, body: { isVerifiedVendor: false } })).must();
      for (const token of [vendor.fresh, vendor.old]) answers.add(await post(market, token));
      return answers.finding(answers.count('201') > 0 && 'a post');
    },
  },
  {
    tries: 'log in on a new device unnoticed, with the right password, also with the words and network of a known one',
    aim: 'no email comes to the owner',
    async carryOut({ market }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      const from = newAddress();
      let isUnnoticed = false;
      // The second login looks like the first in all that is no secret.
      for (let index = 0; index < 2; index += 1) {
        const before = (await market.outbox.of(victim.email)).length;
        answers.add(await logIn(market, victim, PASSWORD, { from })).must();
        isUnnoticed ||= (await market.outbox.of(victim.email)).length === before;
      }
      return answers.finding(isUnnoticed && 'a session that nobody noticed');
    },
  },
  {
    tries: 'read addresses, tokens and their hashes from the list of sessions with a stolen token',
    aim: 'one of them is there',
    async carryOut({ market }) {
      const [victim, answers, from] = [market.cast.next(), new Answers(), newAddress()];
      const { accessToken } = (await logIn(market, victim, PASSWORD, { from })).as(sessionAnswerSchema).data;
      const { text } = answers.add(await market.call('GET', '/api/v1/sessions', { token: victim.old })).must();
      const secrets = [accessToken, victim.fresh].flatMap((token) => [token, hashToken(token)]);
      return answers.finding(
        [from, ...secrets].some((secret) => text.includes(secret)) && 'what the list must not have',
      );
    },
  },
  {
    tries: 'keep a session beyond ninety days by using it all the time',
    aim: 'it still works at ninety days and a second',
    async carryOut({ market, veteran }) {
      await pause(Math.max(0, market.cast.endsAt + 1000 - Date.now()));
      const answers = new Answers();
      return answers.finding(await useToken(market, veteran, veteran.ending, answers));
    },
  },
];

/** Resets a forgotten password, as the owner of the mailbox. */
async function resetPassword(target: Target, { userName, email }: Person): Promise<void> {
  const asked = await target.call('POST', '/api/send-otp', { body: { userName } });
  const { refreshToken } = asked.as(sendOtpAnswerSchema).data;
  const otp = await target.outbox.find(email, /^ {4}(\w{5})$/mu);
  (await target.call('PUT', `/api/verify-otp?refreshToken=${refreshToken}`, { body: { otp } })).must();
  const path = `/api/reset-password?${new URLSearchParams({ userName, refreshToken })}`;
  (await target.call('PUT', path, { body: { newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD } })).must();
}

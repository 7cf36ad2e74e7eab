import { sendOtpAnswerSchema, sessionAnswerSchema } from '@oja/contract/auth';

import { CLIENT_ID } from '../../packages/server/test/google-server.ts';
import { Answers } from './answers.ts';
import type { Attack } from './attack.ts';
import { PASSWORD } from './cast.ts';
import { isSession, logIn, newAddress, opens, signUp } from './deeds.ts';
import { connectWith, isClosed } from './sockets.ts';
import { startTarget, type Target } from './target.ts';

const TOKEN_OF_LINK = /\/not-me\?token=([\w-]+)/u;

/** A stranger's account with the address of somebody else, and the token of its link "This was not me". */
async function signUpWith(target: Target, email: string, userName: string): Promise<{ removal: string }> {
  (await signUp(target, { userName, email, password: PASSWORD })).must();
  return { removal: await target.outbox.find(email, TOKEN_OF_LINK) };
}

/** Opens the link of an activation email, as its recipient. */
async function activate(target: Target, email: string): Promise<void> {
  const query = await target.outbox.find(email, /\/activate\?(\S+token=[\w-]+)/u);
  (await target.call('GET', `/api/activate?${query}`, { from: newAddress() })).must();
}

/** A stranger opens an account with somebody else's address, which its owner activates by mistake. */
async function squat(target: Target, email: string, userName: string) {
  await signUpWith(target, email, userName);
  await activate(target, email);
  const { accessToken, user } = (await logIn(target, { userName }, PASSWORD)).as(sessionAnswerSchema).data;
  const listener = await connectWith(target, user._id, accessToken);
  if (!listener) throw new Error('The stranger could not connect.');
  return { token: accessToken, listener };
}

/** An account must belong to the owner of its mailbox alone. */
export const mailboxes: readonly Attack[] = [
  {
    tries: 'keep an account with a stranger\'s address after the stranger pressed "This was not me"',
    aim: 'the account is there, or merely opening the link removed it',
    async carryOut({ market }) {
      const [answers, email, userName] = [new Answers(), 'not.me@mail.example', 'Not Me'];
      const { removal } = await signUpWith(market, email, userName);
      const isThere = async () => answers.add(await logIn(market, { userName }, PASSWORD)).code === 'not_activated';
      answers.add(await market.call('GET', `/not-me?token=${removal}`, { from: newAddress() }));
      if (!(await isThere())) return answers.finding('an account removed by a mail scanner');
      answers.add(await market.call('POST', `/not-me?token=${removal}`, { from: newAddress() }));
      return answers.finding((await isThere()) && 'an account with the address of somebody else');
    },
  },
  {
    tries: 'remove accounts by guessed links "This was not me", and an activated one by its old link',
    aim: 'an account is gone',
    async carryOut({ market }) {
      const [answers, email, userName] = [new Answers(), 'mine@mail.example', 'Mine Alone'];
      const { removal } = await signUpWith(market, email, userName);
      for (const token of [
        '',
        'null',
        '%00',
        removal.slice(1),
        removal.toUpperCase(),
        ...Array<string>(20).fill('a'.repeat(43)),
      ])
        answers.add(await market.call('POST', `/not-me?token=${token}`, { from: newAddress() }));
      await activate(market, email);
      answers.add(await market.call('POST', `/not-me?token=${removal}`, { from: newAddress() }));
      return answers.finding(!(await opens(market, { userName }, PASSWORD)) && "somebody's account removed");
    },
  },
  {
    tries:
      "aim the own activation link at a stranger's account: with the other address, with both, as a list, with junk",
    aim: "the stranger's account is activated or removed",
    async carryOut({ market }) {
      const answers = new Answers();
      const [victim, thief] = ['waiting.owner@mail.example', 'waiting.thief@mail.example'];
      const { removal } = await signUpWith(market, victim, 'Waiting Owner');
      const own = await signUpWith(market, thief, 'Waiting Thief');
      const link = await market.outbox.find(thief, /\/activate\?\S+token=([\w-]+)/u);
      const foreign = await market.outbox.find(victim, /\/activate\?\S+token=([\w-]+)/u);
      const activations = [
        `email=${victim}&token=${link}`,
        `email=${victim}&email=${thief}&token=${link}`,
        `email[]=${victim}&email[]=${thief}&token=${link}`,
        `email=${victim}%00${thief}&token=${link}`,
        `email=${victim}&token=${link}&token=${foreign.slice(1)}`,
        ...['%00', '.', ')', '%20', '%25'].map((junk) => `email=${victim}&token=${foreign.slice(1)}${junk}`),
        `email=${thief}&token=${link}&userName=Waiting+Owner&id=${victim}`,
      ];
      for (const query of activations)
        answers.add(await market.call('GET', `/api/activate?${query}`, { from: newAddress() }));
      for (const query of [`token=${own.removal}&email=${victim}`, `token=${removal.slice(1)}.&email=${victim}`])
        answers.add(await market.call('POST', `/not-me?${query}`, { from: newAddress() }));
      const { code } = await logIn(market, { userName: 'Waiting Owner' }, PASSWORD);
      return answers.finding(code !== 'not_activated' && "somebody else's account, activated or removed");
    },
  },
  {
    tries: "keep an account that was opened with somebody's address when its owner signs in with Google, or resets",
    aim: "the stranger's password, session or socket still works",
    async carryOut({ market, google }) {
      const answers = new Answers();
      for (const [index, by] of ['google', 'reset', 'google', 'reset'].entries()) {
        const [email, userName] = [`${by}.owner${index}@mail.example`, `Squatter ${by} ${index}`];
        const stranger = await squat(market, email, userName);
        const deeds = { google: () => byGoogle(email), reset: () => byReset(email, userName) };
        await (by === 'google' ? deeds.google() : deeds.reset());
        const closed = await isClosed(stranger.listener);
        answers.note(closed ? 'socket closed' : 'socket open');
        const [keepsSession, keepsPassword] = [
          await isSession(market, stranger.token),
          answers.add(await logIn(market, { userName }, PASSWORD)).status === 200,
        ];
        if (!closed || keepsSession || keepsPassword) return answers.finding(`the owner's account, after ${by}`);
      }
      return answers.finding(undefined);

      async function byGoogle(email: string) {
        const claims = { sub: `g-${email}`, email, email_verified: true, name: 'The Owner', aud: CLIENT_ID };
        (await market.call('POST', '/api/google', { body: { access_token: await google.tokenFor(claims) } })).must();
      }
      async function byReset(email: string, userName: string) {
        const asked = await market.call('POST', '/api/send-otp', { body: { userName: email }, from: newAddress() });
        const { refreshToken } = asked.as(sendOtpAnswerSchema).data;
        const otp = await market.outbox.find(email, /^ {4}(\w{5})$/mu);
        (await market.call('PUT', `/api/verify-otp?refreshToken=${refreshToken}`, { body: { otp } })).must();
        const path = `/api/reset-password?${new URLSearchParams({ userName, refreshToken })}`;
        const newPassword = 'only the owner knows 5';
        (await market.call('PUT', path, { body: { newPassword, confirmNewPassword: newPassword } })).must();
      }
    },
  },
  {
    tries:
      'sign in by Google tokens of another app, of an unverified address, expired ones, and ones that nobody signed',
    aim: 'a session of the account with the address',
    async carryOut({ market, google }) {
      const [victim, answers] = [market.cast.next(), new Answers()];
      const claims = { sub: 'thief', email: victim.email, email_verified: true, name: 'Thief', aud: CLIENT_ID };
      const good = await google.tokenFor(claims);
      const forged = [
        await google.tokenFor({ ...claims, aud: 'another.apps.example' }),
        await google.tokenFor({ ...claims, email_verified: false }),
        await google.tokenFor(claims, -60),
        `${good.slice(0, good.lastIndexOf('.'))}.${'A'.repeat(342)}`,
        good.split('.', 2).join('.'),
      ];
      for (const token of forged)
        answers.add(await market.call('POST', '/api/google', { body: { access_token: token }, from: newAddress() }));
      return answers.finding(answers.count('200') > 0 && "a session of somebody's account");
    },
  },
  {
    tries: 'read tokens, codes, addresses and passwords in the most verbose log, in the metrics and in referrers',
    aim: 'a secret is there',
    carryOut: readTraces,
  },
];

/** Goes through a signup, a login and a recovery, then looks for their secrets where operators and other sites look. */
async function readTraces() {
  const target = await startTarget({ LOG_LEVEL: 'trace', TRUST_PROXY: 'loopback' });
  try {
    const [answers, email, userName] = [new Answers(), 'secretive@mail.example', 'Secretive One'];
    const { removal } = await signUpWith(target, email, userName);
    await activate(target, email);
    const { accessToken, deviceToken = '' } = (await logIn(target, { userName: email }, PASSWORD)).as(
      sessionAnswerSchema,
    ).data;
    await logIn(target, { userName: email }, 'a wrong guess');
    const asked = await target.call('POST', '/api/send-otp', { body: { userName: email } });
    const { refreshToken } = asked.as(sendOtpAnswerSchema).data;
    const otp = await target.outbox.find(email, /^ {4}(\w{5})$/mu);
    await target.call('PUT', `/api/verify-otp?refreshToken=${refreshToken}`, { body: { otp } });
    const query = new URLSearchParams({ userName: email, refreshToken, email });
    const pages = ['/verify-forgot-password', '/reset-password', '/activate'].map((page) => `${page}?${query}`);
    const opened = await Promise.all([...pages, `/not-me?token=${removal}`].map((path) => target.call('GET', path)));
    for (const page of opened) answers.add(page);
    const body = { newPassword: 'chosen just now 91', confirmNewPassword: 'chosen just now 91' };
    (await target.call('PUT', `/api/reset-password?${query}`, { body })).must();
    await target.call('GET', `/api/v1/posts/${refreshToken}?token=${accessToken}`, { token: accessToken });
    await target.call('GET', `/unknown/page?refreshToken=${refreshToken}`);
    const metrics = answers.add(await target.call('GET', '/metrics')).must().text;
    const log = target.program.output;
    if (log.split('\n').length < 12) throw new Error('The log is too short to contain anything.');
    const secrets = {
      email,
      accessToken,
      deviceToken,
      refreshToken,
      otp,
      removal,
      password: PASSWORD,
      guess: 'a wrong guess',
    };
    const found = Object.entries(secrets).flatMap(([name, secret]) => [
      ...(log.includes(secret) || log.includes(encodeURIComponent(secret)) ? [`${name} in the log`] : []),
      ...(metrics.includes(secret) ? [`${name} in the metrics`] : []),
    ]);
    const leaky = opened.filter(({ headers }) => headers['referrer-policy'] !== 'no-referrer').length;
    if (leaky > 0) found.push(`${leaky} pages pass their address on`);
    return answers.finding(found.length > 0 && found.join(', '));
  } finally {
    await target.stop();
  }
}

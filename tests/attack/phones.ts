import { Answers } from './answers.ts';
import type { Attack } from './attack.ts';
import { together } from './caller.ts';
import type { Person } from './cast.ts';
import { newPost } from './deeds.ts';
import type { Target } from './target.ts';

/** Text messages that may be sent: in a day for an account, in an hour to a number, in a day to a range of numbers. */
const OF_ACCOUNT = 5;
const TO_NUMBER = 3;
const TO_RANGE = 20;
/** Tries of one code. */
const TRIES = 5;

const request = (target: Target, token: string, phoneNumber: string) =>
  target.call('POST', '/api/v1/phone', { token, body: { phoneNumber } });
const confirm = (target: Target, token: string, code: string) =>
  target.call('POST', '/api/v1/phone/confirm', { token, body: { code } });
const times = (count: number) => Array.from({ length: count }, (_, number) => number);

/** The code that a number received last, as its owner reads it. */
async function codeTo(target: Target, phoneNumber: string): Promise<string> {
  const page = (await target.call('GET', '/sms')).must().text;
  const code = new RegExp(`To \\+234${phoneNumber}[^]*?<pre>(\\d{6})`, 'u').exec(page)?.[1];
  if (code === undefined) throw new Error(`No text message to ${phoneNumber}.`);
  return code;
}

/** Whether a post shows its number as confirmed. */
async function isMarked(target: Target, { fresh: token }: Person, postId: string): Promise<boolean> {
  const post = (await target.call('GET', `/api/v1/posts/${postId}`, { token })).must();
  return post.text.includes('"phoneConfirmed":true');
}

/** Text messages cost money, and a confirmed number must be the person's own. */
export const phones: readonly Attack[] = [
  {
    tries: 'send text messages to twelve numbers from one account at once, also with a stolen token',
    aim: `more than ${OF_ACCOUNT} are sent, or one by the stolen token`,
    async carryOut({ market }) {
      const [person, answers] = [market.cast.next(), new Answers()];
      const stolen = answers.add(await request(market, person.old, '0701 100 0000'));
      await together(
        times(12),
        async (number) => answers.add(await request(market, person.fresh, `0701${1_000_000 + number * 12_345}`)),
        12,
      );
      const sent = answers.count('200');
      return answers.finding(
        (stolen.status === 200 && 'a text message for a stolen token') ||
          (sent > OF_ACCOUNT && `${sent} text messages`),
      );
    },
  },
  {
    tries: 'send text messages to one number from eight accounts, written in different ways',
    aim: `more than ${TO_NUMBER} are sent`,
    async carryOut({ market }) {
      const answers = new Answers();
      const ways = ['0802 333 4444', '+2348023334444', '234 802 333 4444', '8023334444', '(0802) 333-4444'];
      await together(times(8), async (number) =>
        answers.add(await request(market, market.cast.next().fresh, ways[number % ways.length] ?? '')),
      );
      const sent = answers.count('200');
      return answers.finding(sent > TO_NUMBER && `${sent} text messages to one number`);
    },
  },
  {
    tries: 'send text messages to forty numbers of one range from twelve accounts',
    aim: `more than ${TO_RANGE} are sent`,
    async carryOut({ market }) {
      const [answers, people] = [new Answers(), times(12).map(() => market.cast.next())];
      await together(times(40), async (number) => {
        const token = people[number % people.length]?.fresh ?? '';
        answers.add(await request(market, token, `0903555${4000 + number}`));
      });
      const sent = answers.count('200');
      return answers.finding(sent > TO_RANGE && `${sent} text messages to one range`);
    },
  },
  {
    tries: "confirm a number with another account's code, with another session, with the same code twice, and guess",
    aim: `a number is confirmed for somebody else, or more than ${TRIES} guesses are compared`,
    async carryOut({ market }) {
      const [owner, thief, answers, guesses] = [market.cast.next(), market.cast.next(), new Answers(), new Answers()];
      (await request(market, owner.fresh, '08031112222')).must();
      (await request(market, thief.fresh, '08054446666')).must();
      const code = await codeTo(market, '8031112222');
      answers.add(await confirm(market, thief.fresh, code));
      answers.add(await confirm(market, owner.old, code));
      (await confirm(market, owner.fresh, code)).must();
      answers.add(await confirm(market, owner.fresh, code));
      answers.add(await confirm(market, thief.fresh, code));
      await together(
        times(40),
        async (number) => guesses.add(answers.add(await confirm(market, thief.fresh, String(200_000 + number)))),
        40,
      );
      const compared = guesses.count('400 phone_code_invalid');
      return answers.finding(
        (answers.count('200') > 0 && 'a number of somebody else') ||
          (compared > TRIES && `${compared} guesses compared`),
      );
    },
  },
  {
    tries: 'keep the mark of a confirmed number on a post with another number, and after the number was changed',
    aim: 'the mark is shown',
    async carryOut({ market }) {
      const [vendor, answers] = [market.cast.next('vendor'), new Answers()];
      const { fresh: token } = vendor;
      const postId = await newPost(market, token);
      (await request(market, token, '0803 123 4567')).must();
      (await confirm(market, token, await codeTo(market, '8031234567'))).must();
      if (!(await isMarked(market, vendor, postId))) throw new Error('The confirmed number has no mark.');
      const change = (phoneNumber: string) =>
        market.call('PATCH', `/api/v1/posts/${postId}`, { token, body: { phoneNumber } });
      answers.add(await change('0806 777 8888')).must();
      if (await isMarked(market, vendor, postId)) return answers.finding('the mark for a number that is not theirs');
      answers.add(await change('0803 123 4567')).must();
      answers.add(await request(market, token, '0806 777 8888')).must();
      return answers.finding((await isMarked(market, vendor, postId)) && 'the mark of a number that was given up');
    },
  },
  {
    tries: 'read the text messages in /sms through a name of an own page, through a proxy, and in production',
    aim: 'a text message is shown',
    async carryOut({ market, production }) {
      const answers = new Answers();
      (await market.call('GET', '/sms')).must();
      for (const headers of [{ host: 'evil.example' }, { 'x-forwarded-for': '127.0.0.1' }, { via: '1.1 proxy' }])
        answers.add(await market.call('GET', '/sms', { headers }));
      const shown = answers.count('200') > 0;
      // Production answers with the app, which has no such page.
      const inProduction = answers.add(await production.call('GET', '/sms')).text;
      return answers.finding((shown || inProduction.includes('Text messages')) && 'codes in text messages');
    },
  },
];

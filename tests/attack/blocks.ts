import { setTimeout as pause } from 'node:timers/promises';

import { commentAnswerSchema } from '@oja/contract/comments';
import { messageCreatedAnswerSchema } from '@oja/contract/messages';

import { Answers } from './answers.ts';
import type { Attack } from './attack.ts';
import type { Person } from './cast.ts';
import { TITLE, newPost, write } from './deeds.ts';
import { connectWith, isShown } from './sockets.ts';
import type { Target } from './target.ts';

/** How soon a presence would have arrived. */
const ARRIVES_MS = 1500;

const comment = async (target: Target, { fresh: token }: Person, postId: string, text: string) =>
  (await target.call('POST', `/api/v1/posts/reply/${postId}`, { token, body: { text } })).as(commentAnswerSchema).data
    .comment._id;
const reads = (target: Target, { fresh: token }: Person, path: string) => target.call('GET', path, { token });
const does = (target: Target, { fresh: token }: Person, path: string) => target.call('POST', path, { token });

/** The pages of a person and of their post, which do not exist across a block. */
const pagesOf = ({ id }: Person, postId: string) => [
  `/api/v1/users/profile/${id}`,
  `/api/v1/users/${id}/posts`,
  `/api/v1/users/${id}/followers`,
  `/api/v1/users/${id}/following`,
  `/api/v1/posts/${postId}`,
  `/api/v1/posts/reply/${postId}`,
];

/** Lists and pages of somebody else in which a person appears who posts, and comments on the post of a third person. */
const placesWith = ({ userName }: Person, third: Person, postOfThird: string) => [
  '/api/v1/posts',
  '/api/v1/posts/feed',
  '/api/v1/posts/save',
  '/api/v1/posts?search=adire',
  `/api/v1/users/all?search=${encodeURIComponent(userName)}`,
  `/api/v1/users/profile/${third.id}`,
  `/api/v1/users/${third.id}/followers`,
  `/api/v1/posts/${postOfThird}`,
  `/api/v1/posts/reply/${postOfThird}`,
];

/** Where somebody reads a message of a third person. */
const pagesOfMessages = ({ id }: Person) => [
  `/api/v1/messages/${id}`,
  '/api/v1/messages/conversations',
  '/api/v1/events?after=0',
];

/** Two vendors with a post each, and how they see each other. */
async function newPair(target: Target) {
  const [ada, bayo] = [target.cast.next('vendor'), target.cast.next('vendor')];
  const [postOfAda, postOfBayo] = [await newPost(target, ada.fresh), await newPost(target, bayo.fresh)];
  const views = [
    { viewer: ada, other: bayo, postId: postOfBayo },
    { viewer: bayo, other: ada, postId: postOfAda },
  ];
  return { ada, bayo, views };
}

/** Connects somebody as the app does. */
async function connect(target: Target, { id, fresh }: Person) {
  const listener = await connectWith(target, id, fresh);
  if (!listener) throw new Error('Somebody could not connect.');
  return listener;
}

const block = async (target: Target, blocker: Person, other: Person) =>
  (await does(target, blocker, `/api/v1/users/${other.id}/block`)).must();

/** Somebody who is blocked, or not the author, must not see or change what they may not. */
export const blocks: readonly Attack[] = [
  {
    tries: 'see the profile, posts, comments and presence of somebody on the other side of a block, both ways',
    aim: 'any of them is shown',
    async carryOut({ market }) {
      const [answers, shown] = [new Answers(), new Set<string>()];
      const { ada, bayo, views } = await newPair(market);
      const third = market.cast.next('vendor');
      const between = await newPost(market, third.fresh);
      (await write(market, ada.fresh, bayo.id)).must();
      for (const { viewer, other, postId } of views) {
        await comment(market, viewer, between, 'Still there?');
        for (const { id } of [other, third]) (await does(market, viewer, `/api/v1/users/follow/${id}`)).must();
        (await does(market, viewer, `/api/v1/posts/save/${postId}`)).must();
      }
      const before = await Promise.all(
        views.map(async ({ viewer, other }) => ({ other, listener: await connect(market, viewer) })),
      );
      for (const { viewer, other, postId } of views) {
        for (const path of pagesOf(other, postId)) (await reads(market, viewer, path)).must();
        for (const path of placesWith(other, third, between))
          if (!(await reads(market, viewer, path)).text.includes(other.id))
            throw new Error(`Without a block, ${path} does not show them either.`);
      }
      for (const { other, listener } of before)
        if (!(await isShown(listener, other.id, true))) throw new Error('They were never online for each other.');

      await block(market, ada, bayo);
      const after = await Promise.all(
        views.map(async ({ viewer, other }) => ({ other, listener: await connect(market, viewer) })),
      );
      await pause(ARRIVES_MS);
      for (const { viewer, other, postId } of views) {
        for (const path of pagesOf(other, postId)) {
          const { status } = answers.add(await reads(market, viewer, path));
          if (status !== 404) shown.add(path.replace(other.id, ':id').replace(postId, ':post'));
        }
        for (const path of placesWith(other, third, between)) {
          const { text } = answers.add(await reads(market, viewer, path)).must();
          if (text.includes(other.id)) shown.add(path.replace(third.id, ':third').replace(between, ':between'));
        }
      }
      for (const { other, listener } of after)
        if (listener.online().includes(other.id)) shown.add('presence on a new socket');
      for (const { other, listener } of before)
        if (!(await isShown(listener, other.id, false))) shown.add('presence on an open socket');
      for (const { listener } of [...before, ...after]) listener.socket.close();
      return answers.finding(shown.size > 0 && [...shown].join(', '));
    },
  },
  {
    tries: 'see a post across a block through messages that share it, and report it, both ways',
    aim: 'its title is shown, or the report shows that it exists',
    async carryOut({ market }) {
      const [answers, shown] = [new Answers(), new Set<string>()];
      const { ada, bayo, views } = await newPair(market);
      const third = market.cast.next();
      await block(market, ada, bayo);
      for (const { viewer, postId } of views) {
        const [listener, received] = [await connect(market, viewer), new Array<string>()];
        listener.socket.onAny((...event: unknown[]) => received.push(JSON.stringify(event)));
        if (answers.add(await write(market, viewer.fresh, third.id, 'Look', postId)).status < 400)
          shown.add('a message of their own');
        const sent = (await write(market, third.fresh, viewer.id, 'Look', postId)).must().as(messageCreatedAnswerSchema)
          .data.newMessage;
        if (sent.post?.title !== TITLE) throw new Error('The third person does not share the post.');
        const body = { text: 'Look at this', img: '' };
        (await market.call('PATCH', `/api/v1/messages/${sent._id}`, { token: third.fresh, body })).must();
        for (const path of pagesOfMessages(third)) {
          const { text } = answers.add(await reads(market, viewer, path)).must();
          if (text.includes(TITLE)) shown.add(path.replace(third.id, ':third'));
        }
        await pause(ARRIVES_MS);
        if (!received.some((event) => event.includes(sent._id))) throw new Error('The message never arrived.');
        if (received.some((event) => event.includes(TITLE))) shown.add('an event on a socket');
        listener.socket.close();
        const flag = { postId, flagReason: 'Scammer' };
        const reported = await market.call('POST', '/api/v1/posts/flag', { token: viewer.fresh, body: flag });
        if (answers.add(reported).status !== 404) shown.add('a report');
      }
      return answers.finding(shown.size > 0 && [...shown].join(', '));
    },
  },
  {
    tries:
      'write to somebody on the other side of a block, follow them, and comment on, like and save their post, both ways',
    aim: 'any of it is accepted',
    async carryOut({ market }) {
      const [answers, done] = [new Answers(), new Set<string>()];
      const { ada, bayo, views } = await newPair(market);
      (await write(market, ada.fresh, bayo.id)).must();
      await block(market, ada, bayo);
      for (const { viewer, other, postId } of views) {
        const attempts = {
          'a message': () => write(market, viewer.fresh, other.id),
          'a follow': () => does(market, viewer, `/api/v1/users/follow/${other.id}`),
          'a comment': () =>
            market.call('POST', `/api/v1/posts/reply/${postId}`, { token: viewer.fresh, body: { text: 'Hello?' } }),
          'a like': () => does(market, viewer, `/api/v1/posts/like/${postId}`),
          'a saved post': () => does(market, viewer, `/api/v1/posts/save/${postId}`),
        };
        for (const [what, attempt] of Object.entries(attempts))
          if (answers.add(await attempt()).status < 400) done.add(what);
      }
      return answers.finding(done.size > 0 && [...done].join(', '));
    },
  },
  {
    tries: "see somebody's presence who turned it off, and theirs from the one who did",
    aim: 'either is online for the other',
    async carryOut({ market }) {
      const [hidden, other, answers] = [market.cast.next(), market.cast.next(), new Answers()];
      (await write(market, hidden.fresh, other.id)).must();
      const body = { showsPresence: false };
      (await market.call('PATCH', '/api/v1/users/settings', { token: hidden.fresh, body })).must();
      const listeners = [
        await connectWith(market, hidden.id, hidden.fresh),
        await connectWith(market, other.id, other.fresh),
      ];
      (await write(market, other.fresh, hidden.id)).must();
      await pause(ARRIVES_MS);
      let isSeen = false;
      for (const [viewer, whom] of [
        [hidden, other],
        [other, hidden],
      ] as const)
        for (const path of [
          `/api/v1/users/profile/${whom.id}`,
          `/api/v1/users/all?search=${encodeURIComponent(whom.userName)}`,
          '/api/v1/messages/conversations',
        ])
          isSeen ||= answers
            .add(await reads(market, viewer, path))
            .must()
            .text.includes('"isOnline":true');
      const [mine, theirs] = listeners;
      isSeen ||= mine?.online().includes(other.id) === true || theirs?.online().includes(hidden.id) === true;
      for (const listener of listeners) listener?.socket.close();
      return answers.finding(isSeen && 'when somebody is online');
    },
  },
  {
    tries: "remove and change comments of others, as a stranger, as another commenter and as the post's owner",
    aim: 'a comment is gone or says something else, beyond what the owner of the post may remove',
    async carryOut({ market }) {
      const [owner, author, stranger] = [market.cast.next('vendor'), market.cast.next(), market.cast.next()];
      const [otherOwner, answers] = [market.cast.next('vendor'), new Answers()];
      const postId = await newPost(market, owner.fresh);
      const otherPost = await newPost(market, otherOwner.fresh);
      // Without a comment there, the count of comments would fall below zero: that alone would refuse the third
      // attempt.
      await comment(market, stranger, otherPost, 'Elsewhere');
      const id = await comment(market, author, postId, 'The words of the author');
      await comment(market, stranger, postId, 'Mine');
      const attempts: [Person, string, string, object?][] = [
        [stranger, 'DELETE', `/api/v1/posts/unreply/${postId}/${id}`],
        [otherOwner, 'DELETE', `/api/v1/posts/unreply/${postId}/${id}`],
        // Through the own post, under which it is not.
        [otherOwner, 'DELETE', `/api/v1/posts/unreply/${otherPost}/${id}`],
        [stranger, 'PATCH', `/api/v1/posts/reply/${postId}/${id}`, { text: 'A lie' }],
        [owner, 'PATCH', `/api/v1/posts/reply/${postId}/${id}`, { text: 'A lie' }],
      ];
      for (const [{ fresh: token }, method, path, body] of attempts)
        answers.add(await market.call(method, path, { token, ...(body && { body }) }));
      const left = (await reads(market, author, `/api/v1/posts/reply/${postId}`)).must().text;
      return answers.finding(!left.includes('The words of the author') && 'a comment of somebody else');
    },
  },
];

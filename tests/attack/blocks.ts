import { setTimeout as pause } from 'node:timers/promises';

import { commentAnswerSchema } from '@oja/contract/comments';

import { Answers } from './answers.ts';
import type { Attack } from './attack.ts';
import type { Person } from './cast.ts';
import { newPost, write } from './deeds.ts';
import { connectWith } from './sockets.ts';
import type { Target } from './target.ts';

/** How soon a presence would have arrived. */
const ARRIVES_MS = 1500;

const comment = async (target: Target, { fresh: token }: Person, postId: string, text: string) =>
  (await target.call('POST', `/api/v1/posts/reply/${postId}`, { token, body: { text } })).as(commentAnswerSchema).data
    .comment._id;
const reads = (target: Target, { fresh: token }: Person, path: string) => target.call('GET', path, { token });

/** The lists and pages in which people and what they wrote appear. */
const placesOf = (other: Person, postId: string) => [
  `/api/v1/users/profile/${other.id}`,
  `/api/v1/users/${other.id}/posts`,
  `/api/v1/users/${other.id}/followers`,
  `/api/v1/posts/${postId}`,
  `/api/v1/posts/reply/${postId}`,
  '/api/v1/posts',
  '/api/v1/posts/feed',
  `/api/v1/posts?search=adire`,
  `/api/v1/users/all?search=${encodeURIComponent(other.userName)}`,
];

/** Somebody who is blocked, or not the author, must not see or change what they may not. */
export const blocks: readonly Attack[] = [
  {
    tries: 'see the profile, posts, comments and presence of somebody on the other side of a block, both ways',
    aim: 'any of them is shown',
    async carryOut({ market }) {
      const [ada, bayo, third] = [market.cast.next('vendor'), market.cast.next('vendor'), market.cast.next('vendor')];
      const [answers, shown] = [new Answers(), new Set<string>()];
      const posts = new Map([
        [ada, await newPost(market, ada.fresh)],
        [bayo, await newPost(market, bayo.fresh)],
      ]);
      const between = await newPost(market, third.fresh);
      for (const person of [ada, bayo]) await comment(market, person, between, `From ${person.userName}: still there?`);
      (await write(market, ada.fresh, bayo.id)).must();
      for (const other of [ada, bayo]) {
        const before = await reads(market, third, `/api/v1/users/${other.id}/posts`);
        if (!before.must().text.includes(posts.get(other) ?? '?'))
          throw new Error('The posts are not shown to anybody.');
      }
      (await market.call('POST', `/api/v1/users/${bayo.id}/block`, { token: ada.fresh })).must();
      const listeners = [await connectWith(market, ada.id, ada.fresh), await connectWith(market, bayo.id, bayo.fresh)];
      await pause(ARRIVES_MS);
      for (const [viewer, other] of [
        [ada, bayo],
        [bayo, ada],
      ] as const) {
        const postId = posts.get(other) ?? '';
        for (const path of placesOf(other, postId)) {
          const { status, text } = answers.add(await reads(market, viewer, path));
          // The blocker's own page of the other one remains, empty, for the unblock.
          const tells =
            text.includes(postId) ||
            /"isOnline":true/u.test(text) ||
            (viewer === bayo && text.includes(other.userName));
          if (status === 200 && tells) shown.add(path.replace(other.id, ':id').replace(postId, ':post'));
        }
        const { text } = answers.add(await reads(market, viewer, `/api/v1/posts/reply/${between}`));
        if (text.includes(`From ${other.userName}`)) shown.add('comments under the post of somebody else');
      }
      const [first, second] = listeners;
      if (first?.online().includes(bayo.id) === true || second?.online().includes(ada.id) === true)
        shown.add('presence on the socket');
      for (const listener of listeners) listener?.socket.close();
      return answers.finding(shown.size > 0 && [...shown].join(', '));
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

import { commentAnswerSchema } from '@oja/contract/comments';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { addPost, post } from '../../../test/posts.ts';
import { repeatWhileBusy } from '../../../test/repeat-while-busy.ts';
import { type Account, type Answer, DATABASES, startTestServer } from '../../../test/test-server.ts';

describe.each(DATABASES)('counters on %s', (kind) => {
  it('match their rows after two hundred concurrent mixed calls, and no call fails', async () => {
    const server = await startTestServer(kind);
    const vendors = [await server.addAccount('vendor'), await server.addAccount('vendor')];
    const people = [...vendors, ...(await Promise.all(Array.from({ length: 8 }, () => server.addAccount())))];
    const posts = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const owner = vendors[index % 2];
        return { id: (await addPost(server, owner))._id, owner };
      }),
    );
    const comments: { postId: string; id: string; by: Account }[] = [];
    for (const { id } of posts) {
      for (const by of people) {
        const answer = await server.call('POST', `/api/v1/posts/reply/${id}`, { as: by, body: { text: 'Before' } });
        comments.push({ postId: id, id: answer.as(commentAnswerSchema).data.comment._id, by });
      }
    }
    const calls = Array.from({ length: 200 }, (_, index): (() => Promise<Answer>) => {
      const as = people[index % people.length];
      const { id, owner } = posts[(index * 7) % posts.length] ?? { id: '', owner: undefined };
      const comment = comments[index % comments.length];
      switch (index % 8) {
        case 0:
        case 1:
        case 2:
          return () => server.call('POST', `/api/v1/posts/like/${id}`, { as });
        case 3:
        case 4:
          return () => server.call('POST', `/api/v1/posts/reply/${id}`, { as, body: { text: 'At once' } });
        case 5:
          return () =>
            server.call('DELETE', `/api/v1/posts/unreply/${comment?.postId}/${comment?.id}`, { as: comment?.by });
        case 6:
          return () => post(server, owner);
        default:
          return index > 150
            ? () => server.call('DELETE', `/api/v1/posts/${id}`, { as: owner })
            : () => server.call('POST', `/api/v1/posts/save/${id}`, { as });
      }
    });
    const answers = await Promise.all(calls.map(repeatWhileBusy));
    // A call answers 404 for a deleted post or comment, and never 5xx, which a deadlock would cause.
    expect(answers.map(({ status }) => status).filter((status) => ![200, 201, 404].includes(status))).toEqual([]);
    expect(answers.filter(({ status }) => status !== 404).length).toBeGreaterThan(80);
    const { rows } = await sql`select
      (select count(*) from posts p where likes_count <> (select count(*) from likes where post_id = p.id)) as likes,
      (select count(*) from posts p where replies_count <> (select count(*) from comments where post_id = p.id)) as comments,
      (select count(*) from users u where posts_count <> (select count(*) from posts where user_id = u.id)) as posts,
      (select count(*) from event_sequences s where last_seq <> (select count(*) from events where user_id = s.user_id)) as events
    `.execute(server.database.queries);
    expect(rows).toEqual([{ likes: 0, comments: 0, posts: 0, events: 0 }]);
    await server.stop();
  });
});

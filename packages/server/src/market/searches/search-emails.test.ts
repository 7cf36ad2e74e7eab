import { HOUR, MINUTE } from '@oja/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { addPost } from '../../../test/posts.ts';
import { newSavedSearch, savedSearchesOf } from '../../../test/saved-searches.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { compareNewPostsJob } from './compare-new-posts.ts';
import { mailSearchesJob } from './mail-searches.ts';

/** 06:50 in Lagos. */
const BEFORE_SEVEN = Date.UTC(2027, 0, 6, 5, 50);
const DAILY = { alert: 'daily' };

/** The path of a link. */
const endLinkOf = (unsubscribe = '') => unsubscribe.replace('http://oja.test', '');

describe.each(DATABASES)('emails about saved searches on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let ada: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    server.clock.now = BEFORE_SEVEN;
    server.mails.length = 0;
    vendor = await server.addAccount('vendor');
    ada = await server.addAccount();
  });

  /** Publishes posts, and compares them with the saved searches. */
  const publish = async (...posts: object[]) => {
    for (const changes of posts) await addPost(server, vendor, changes);
    const images = new ImageAddresses(server.config.publicUrl);
    const deps = { queries: server.database.queries, images, events: server.app.events };
    await compareNewPostsJob(deps).run(server.clock.now);
  };
  const mail = async (times = 1) => {
    const { config, database, emails } = server.services;
    const job = mailSearchesJob({ config, queries: database.queries, emails });
    await Promise.all(Array.from({ length: times }, () => job.run(server.clock.now)));
    await emails.settle();
    return server.mails.filter(({ to }) => to === ada.email);
  };

  it('name the new posts of each search, with price and place, and come from seven in the morning on', async () => {
    await newSavedSearch(server, ada, { search: 'generator' }, { ...DAILY, name: 'Gens' });
    await newSavedSearch(server, ada, { state: ['Kano'] }, { ...DAILY, name: 'In Kano' });
    await publish(
      { title: 'Tiger generator', price: 145_000, state: 'Lagos', lga: 'Ikeja' },
      { title: 'Loom of win.example', location: 'Dala', state: 'Kano' },
    );
    expect(await mail()).toEqual([]);
    server.clock.now += 10 * MINUTE;
    const [email, ...others] = await mail(3);
    expect(others).toEqual([]);
    expect(email?.subject).toBe('2 new posts fit your searches');
    expect(email?.text).toContain('“Gens” (1): Tiger generator, ₦145,000, Ikeja.');
    expect(email?.text).toContain('“In Kano” (1): Loom of win.\u{200B}example, Kano.');
    expect(email?.html).toContain('Tiger generator');
  });

  it('come once a day at most; later posts are in that of the next day', async () => {
    await newSavedSearch(server, ada, { search: 'kettle' }, { ...DAILY, name: 'Kettles' });
    server.clock.now += HOUR;
    await publish({ title: 'Kettle one' });
    expect(await mail()).toHaveLength(1);
    await publish({ title: 'Kettle two' });
    server.clock.now += 12 * HOUR;
    expect(await mail()).toHaveLength(1);
    server.clock.now += 12 * HOUR;
    const [, second] = await mail();
    expect(second?.subject).toBe('1 new post fits your search “Kettles”');
    expect(second?.text).toContain('Kettle two');
    expect(second?.text).not.toContain('Kettle one');
  });

  it('count what they do not name, and leave out posts that are gone and searches whose alert is off', async () => {
    await newSavedSearch(server, ada, { search: 'canoe' }, { ...DAILY, name: 'Canoes' });
    const { _id: id } = await newSavedSearch(server, ada, { search: 'lantern' }, DAILY);
    const gone = await addPost(server, vendor, { title: 'Canoe that is gone' });
    await publish(...[1, 2, 3, 4, 5, 6, 7].map((number) => ({ title: `Canoe ${number}` })), { title: 'Lantern' });
    await server.call('DELETE', `/api/v1/posts/${gone._id}`, { as: vendor });
    await server.call('PATCH', `/api/v1/saved-searches/${id}`, { as: ada, body: { alert: 'off' } });
    server.clock.now += HOUR;
    const [email] = await mail();
    expect(email?.subject).toBe('7 new posts fit your search “Canoes”');
    expect(email?.text).toMatch(/Canoe 7[^;]*; Canoe 6.*; and 2 more\./);
    expect(email?.text).not.toMatch(/gone|Lantern/);
  });

  it('go to nobody whose account is deleted', async () => {
    await newSavedSearch(server, ada, { search: 'sofa' }, DAILY);
    await publish({ title: 'Sofa' });
    const users = server.database.queries
      .updateTable('users')
      .set({ deleted_at: server.clock.now, deleted_by: 'owner' });
    await users.where('id', '=', ada.id).execute();
    server.clock.now += HOUR;
    expect(await mail()).toEqual([]);
  });

  it('end by their link, by one press and without a session; opening it changes nothing', async () => {
    await newSavedSearch(server, ada, { search: 'drum' }, DAILY);
    await newSavedSearch(server, ada, { search: 'flute' });
    await publish({ title: 'Drum' });
    server.clock.now += HOUR;
    const [email] = await mail();
    expect(email?.unsubscribe).toMatch(/^http:\/\/oja\.test\/end-search-emails\?token=/);
    expect(email?.text).toContain(email?.unsubscribe);
    const link = endLinkOf(email?.unsubscribe);
    expect((await server.call('GET', link)).body).toContain('<button>End these emails</button>');
    expect(await savedSearchesOf(server, ada)).toMatchObject([{ alert: 'at_once' }, { alert: 'daily' }]);
    expect((await server.call('POST', link)).body).toContain('No more of these emails');
    expect(await savedSearchesOf(server, ada)).toMatchObject([{ alert: 'at_once' }, { alert: 'off' }]);
  });

  it('do not end by a link of somebody else that was changed, or of no one', async () => {
    await newSavedSearch(server, ada, { search: 'harp' }, DAILY);
    await publish({ title: 'Harp' });
    server.clock.now += HOUR;
    const link = endLinkOf((await mail())[0]?.unsubscribe);
    for (const forged of [link.replace(ada.id, vendor.id), `${link}x`, '/end-search-emails?token=', link.slice(0, -4)])
      expect((await server.call('POST', forged)).body).toContain('This link is not complete');
    expect(await savedSearchesOf(server, ada)).toMatchObject([{ alert: 'daily' }]);
  });
});

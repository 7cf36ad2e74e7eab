import type { NumberedEvent } from '@oja/contract/events';
import { describe, expect, it, vi } from 'vitest';

import {
  alerts,
  BAYO,
  bodies,
  http,
  ids,
  read,
  serveAlertsEachTest,
  server,
  setFlagCounts,
  settled,
  startService,
} from '../../../../tests/fixtures/notification-service.ts';
import { ADA } from '../../../../tests/fixtures/user.ts';
import { userChanged } from '../../session/session-slice.ts';

serveAlertsEachTest();

describe('alerts of reports, for admins', () => {
  /** The alert of a report of an earlier visit. */
  const EARLIER = {
    id: 'old',
    viewerId: ADA._id,
    conversationId: null,
    postId: 'kettle',
    title: 'Flagged: Spam',
    body: '',
    icon: null,
    path: '/dashboard/flags',
  };
  const FLAG = {
    _id: 'f1',
    postId: 'kettle',
    postTitle: 'Kettle of gold',
    flagReason: 'Scammer' as const,
    createdAt: '2026-01-01T00:00:00.000Z',
    reporter: { _id: BAYO, name: 'Bayo', userName: 'bayo', profileImage: null, isVerifiedVendor: false },
  };
  const newFlag = (_id: string, postId: string): NumberedEvent => ({
    name: 'newFlag',
    payload: { seq: 1, flag: { ...FLAG, _id, postId }, total: 9, postsTotal: 9 },
  });

  it('are closed if the report was dismissed or its post deleted elsewhere, and no others are', async () => {
    const { receive } = await startService();
    for (const [id, post] of [
      ['f1', 'kettle'],
      ['f2', 'kettle'],
      ['f3', 'wig'],
      ['f4', 'land'],
    ] as const)
      receive(newFlag(id, post));
    await vi.waitFor(() => expect(ids()).toEqual(['f1', 'f2', 'f3', 'f4']));
    receive({ name: 'flagEnded', payload: { seq: 2, flagId: 'f3', total: 3, postsTotal: 2 } });
    await vi.waitFor(() => expect(ids()).toEqual(['f1', 'f2', 'f4']));
    receive({ name: 'flaggedPostDeleted', payload: { seq: 3, postId: 'kettle', total: 1, postsTotal: 1 } });
    await vi.waitFor(() => expect(ids()).toEqual(['f4']));
  });

  it('are not shown if the report ended while they were being created, however it ended', async () => {
    const { receive } = await startService();
    receive(newFlag('f1', 'kettle'));
    receive({ name: 'flagEnded', payload: { seq: 2, flagId: 'f1', total: 1, postsTotal: 1 } });
    receive(newFlag('f2', 'wig'));
    receive({ name: 'flaggedPostDeleted', payload: { seq: 4, postId: 'wig', total: 1, postsTotal: 1 } });
    receive(newFlag('f3', 'land'));
    await vi.waitFor(() => expect(ids()).toEqual(['f3']));
    await settled();
    expect(ids()).toEqual(['f3']);
  });

  it('are not closed by a count from before the report, which still applies to earlier ones', async () => {
    alerts.shown = [EARLIER];
    const { receive, openFlagCounts } = await startService();
    const counted = Promise.withResolvers<void>();
    http.hold('GET /api/v1/posts/flag/count', counted.promise);
    const opened = openFlagCounts();
    receive(newFlag('f1', 'kettle'));
    await vi.waitFor(() => expect(ids()).toEqual(['old', 'f1']));
    counted.resolve();
    await opened;
    await vi.waitFor(() => expect(ids()).toEqual(['f1']));
    await settled();
    expect(ids()).toEqual(['f1']);
  });

  it('are closed for a user who is no longer an admin, and no others are', async () => {
    const { receive, catchUp, dispatch } = await startService();
    dispatch(userChanged({ ...ADA, isAdmin: true }));
    receive(newFlag('f1', 'kettle'));
    server.write(BAYO, 1);
    catchUp();
    await vi.waitFor(() => expect(bodies()).toEqual(['Kettle of gold', 'Good morning']));
    dispatch(userChanged(ADA));
    await vi.waitFor(() => expect(bodies()).toEqual(['Good morning']));
  });

  it('mark no notification as read when clicked', async () => {
    const { receive } = await startService();
    receive(newFlag('f1', 'kettle'));
    await vi.waitFor(() => expect(ids()).toEqual(['f1']));
    for (const one of alerts.shown) alerts.press(one);
    await settled();
    expect(read).toEqual([]);
  });

  it('stay while messages are read, are not part of a total, and close when nothing is reported if they are from an earlier visit', async () => {
    setFlagCounts({ total: 1, postsTotal: 1 });
    alerts.shown = [EARLIER];
    const { catchUp, receive, openFlagCounts } = await startService();
    await openFlagCounts();
    server.write(BAYO, 1);
    catchUp();
    await vi.waitFor(() =>
      expect(alerts).toMatchObject({ badge: 1, shown: [{ id: 'old' }, { body: 'Good morning' }] }),
    );
    server.read(BAYO);
    catchUp();
    await vi.waitFor(() => expect(alerts).toMatchObject({ badge: 0, shown: [{ id: 'old' }] }));
    receive({ name: 'flagEnded', payload: { seq: 3, flagId: 'unknown', total: 0, postsTotal: 0 } });
    await vi.waitFor(() => expect(alerts.shown).toEqual([]));
  });
});

import type { FastifyPluginAsync } from 'fastify';

import type { EventPublisher } from '../../foundation/events/event-publisher.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { findDeleted, restoreAccount } from '../../market/accounts/restore-account.ts';
import type { Services } from '../services.ts';
import { restorePage, restoredPage } from '../web/restore-page.ts';
import { mailedLinkPage } from './mailed-link-page.ts';

/** The page of the link in the email about a deleted account, product §7 "Users". */
export function restoreRoutes({ config, database, now }: Services, events: EventPublisher): FastifyPluginAsync {
  const addresses = new ImageAddresses(config.publicUrl);
  return mailedLinkPage({
    path: '/restore',
    tag: 'Auth',
    spec: '§7 Users',
    summaries: {
      open: 'Open the page that restores a deleted account; it changes nothing',
      act: 'Restore a deleted account, as the person who received its email',
    },
    limit: 'restoreByAddress',
    scale: config.rateLimitScale,
    open: async (token) => {
      const account = await findDeleted(database.queries, token, now());
      return { isKnown: account.state !== 'gone', page: restorePage(account, token) };
    },
    act: async (token) => {
      const userName = await restoreAccount({ database, addresses }, events, token, now());
      return userName === undefined ? undefined : restoredPage(userName);
    },
  });
}

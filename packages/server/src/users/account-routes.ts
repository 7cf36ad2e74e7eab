import { messageAnswerSchema } from '@oja/contract/answers';
import { idParamsSchema, idSchema } from '@oja/contract/ids';
import { CONFIRMATIONS } from '@oja/contract/texts';
import { accountDeletionQuerySchema, profileEditAnswerSchema, profileEditSchema, vendorEditAnswerSchema, vendorEditSchema } from '@oja/contract/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { hashPassword } from '../auth/passwords.ts';
import { hashToken } from '../auth/secret-token.ts';
import { bearerToken, requireAdmin, viewerOf } from '../auth/session-guard.ts';
import { onlineFor } from '../blocks/online-for.ts';
import { isFollowing } from '../follows/follow-lists.ts';
import { operation } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { passwordChangedLetter, vendorVerifiedLetter, vendorWithdrawnLetter } from '../mail/letters/notices.ts';
import type { Realtime } from '../realtime/add-realtime.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../uploads/image-addresses.ts';
import { deleteAccount } from './delete-account.ts';
import { type Edit, editProfile, refuseTakenName } from './edit-profile.ts';
import { endOtherSessions } from './end-sessions.ts';
import { setVendor } from './set-vendor.ts';
import { type UserRow, addresseeOf } from './user-store.ts';
import { toPerson, toUser } from './user-wire.ts';

const userIdParamsSchema = z.object({ userId: idSchema });

/** Changes to accounts, spec §7 Users. Registered behind requireSession. */
export function accountRoutes(services: Services, realtime: Realtime): FastifyPluginAsyncZod {
  const { config, database, letters, now } = services;
  const { queries } = database;
  const addresses = new ImageAddresses(config.publicUrl);

  async function changePassword(userId: string, edit: Edit, token: string): Promise<UserRow> {
    const { row, ended, letter } = await queries.transaction().execute(async (transaction) => {
      const changed = await editProfile(transaction, userId, edit, addresses, now());
      return {
        row: changed,
        ended: await endOtherSessions(transaction, userId, hashToken(token)),
        letter: await letters.write(transaction, passwordChangedLetter(config.publicUrl, addresseeOf(changed))),
      };
    });
    letters.send(letter);
    for (const tokenHash of ended) realtime.disconnectSession(tokenHash);
    return row;
  }

  return async (app) => {
    app.patch(
      '/users/profile/:userId',
      {
        schema: {
          ...operation({
            summary: "Changes one's own name, user name, bio, picture or password; a new password ends all other sessions",
            tag: 'Users',
            spec: '§7 Users',
            errors: ['unauthenticated', 'forbidden', 'validation_failed', 'user_name_taken'],
            answers: { 200: profileEditAnswerSchema },
          }),
          params: userIdParamsSchema,
          body: profileEditSchema,
        },
      },
      async (request) => {
        const { userId } = request.params;
        if (userId !== viewerOf(request).id) throw new Refusal('forbidden');
        const { password, ...edit } = request.body;
        const change =
          password === undefined
            ? queries.transaction().execute((transaction) => editProfile(transaction, userId, edit, addresses, now()))
            : changePassword(userId, { ...edit, passwordHash: await hashPassword(password) }, bearerToken(request) ?? '');
        const row = await change.catch(refuseTakenName);
        return { message: CONFIRMATIONS.profileUpdated, data: toUser(row, addresses) };
      },
    );

    app.patch(
      '/users/update_vendor/:id',
      {
        schema: {
          ...operation({
            summary: 'Makes a person a verified vendor, or with a body takes it back; admins only',
            tag: 'Users',
            spec: '§7 Users',
            errors: ['unauthenticated', 'admin_only', 'user_not_found', 'validation_failed'],
            answers: { 200: vendorEditAnswerSchema },
          }),
          params: idParamsSchema,
          body: vendorEditSchema,
        },
        onRequest: requireAdmin,
      },
      async (request) => {
        const { id } = request.params;
        const isVendor = request.body?.isVerifiedVendor ?? true;
        const letterFor = isVendor ? vendorVerifiedLetter : vendorWithdrawnLetter;
        const { row, letter } = await queries.transaction().execute(async (transaction) => {
          const vendor = await setVendor(transaction, id, isVendor);
          const letterId = vendor.changed ? await letters.write(transaction, letterFor(config.publicUrl, addresseeOf(vendor.row))) : undefined;
          return { row: vendor.row, letter: letterId };
        });
        if (letter !== undefined) letters.send(letter);
        const viewerId = viewerOf(request).id;
        const online = await onlineFor(queries, realtime, viewerId, [id]);
        const seen = { isFollowing: await isFollowing(queries, viewerId, id), isOnline: online.has(id) };
        return { message: isVendor ? CONFIRMATIONS.vendorVerified : CONFIRMATIONS.vendorWithdrawn, data: toPerson(row, seen, addresses) };
      },
    );

    app.delete(
      '/users/delete/:id',
      {
        schema: {
          ...operation({
            summary: "Deletes one's own account, or as an admin anybody's, with all that belongs to it; messages stay with whom they were sent to",
            tag: 'Users',
            spec: '§7 Users',
            errors: ['unauthenticated', 'forbidden', 'user_not_found', 'balance_left', 'validation_failed'],
            answers: { 200: messageAnswerSchema },
          }),
          params: idParamsSchema,
          querystring: accountDeletionQuerySchema,
        },
      },
      async (request) => {
        const viewer = viewerOf(request);
        const { id } = request.params;
        if (id !== viewer.id && !viewer.isAdmin) throw new Refusal('forbidden');
        const by = id === viewer.id ? 'owner' : 'admin';
        const pushes = await deleteAccount(services, { id, by, forfeit: by === 'admin' || request.query.forfeit === 'true' });
        for (const push of pushes) realtime.push(push);
        realtime.disconnect(id);
        return { message: CONFIRMATIONS.accountDeleted };
      },
    );
  };
}

import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { idParamsSchema, idSchema } from '@oja/contract/ids';
import {
  accountDeletionQuerySchema,
  profileEditAnswerSchema,
  profileEditSchema,
  vendorEditAnswerSchema,
  vendorEditSchema,
} from '@oja/contract/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { hashPassword } from '../../market/accounts/passwords.ts';
import { refuseWeakPassword } from '../../market/accounts/weak-passwords.ts';
import { hashToken } from '../../foundation/secrets/secret-token.ts';
import { bearerToken, recentProofCheck, requireAdmin, viewerOf } from './session-guard.ts';
import { onlineFor } from '../../market/people/online-for.ts';
import { isFollowing } from '../../market/people/follow-lists.ts';
import type { Queries } from '../../foundation/db/database.ts';
import { operation } from '../../foundation/http/operation.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { passwordChangedEmail, userNameChangedEmail } from '../../market/accounts/account-emails.ts';
import { adminRightsUsedEmail } from '../../market/people/admin-rights-email.ts';
import { vendorVerifiedEmail, vendorWithdrawnEmail } from '../../market/people/vendor-emails.ts';
import type { Realtime } from '../sockets/realtime.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { deleteAccount } from '../../market/accounts/delete-account.ts';
import { type Edit, editProfile, refuseTakenName } from '../../market/accounts/edit-profile.ts';
import { endOtherSessions, voidPendingLogins } from '../../market/accounts/end-sessions.ts';
import { setVendor } from '../../market/people/set-vendor.ts';
import { type UserRow, addresseeOf, findActive } from '../../market/people/user-store.ts';
import { toPerson, toUser } from '../../market/people/user-wire.ts';

const userIdParamsSchema = z.object({ userId: idSchema });

/** Routes that change accounts, product §7 Users. Registered behind requireSession. */
export function accountRoutes(services: Services, realtime: Realtime): FastifyPluginAsyncZod {
  const { config, database, emails, now } = services;
  const { queries } = database;
  const requireRecentProof = recentProofCheck(services);
  const addresses = new ImageAddresses(config.publicUrl);

  /** Changes a profile in the caller's transaction. Another user name is emailed to the owner. */
  async function change(
    transaction: Queries,
    userId: string,
    edit: Edit,
  ): Promise<{ row: UserRow; emailIds: string[] }> {
    const before = await findActive(transaction, userId);
    const row = await editProfile(transaction, userId, edit, addresses, now());
    if (!before || before.user_name === row.user_name) return { row, emailIds: [] };
    const email = userNameChangedEmail(config.publicUrl, addresseeOf(row), before.user_name);
    return { row, emailIds: [await emails.write(transaction, email)] };
  }

  async function changeProfile(userId: string, edit: Edit): Promise<UserRow> {
    const { row, emailIds } = await queries.transaction().execute((transaction) => change(transaction, userId, edit));
    for (const emailId of emailIds) emails.send(emailId);
    return row;
  }

  async function changePassword(userId: string, password: string, edit: Edit, token: string): Promise<UserRow> {
    const own = await findActive(queries, userId);
    if (!own) throw new ApiError('unauthenticated');
    const owner = { name: edit.name ?? own.name, userName: edit.userName ?? own.user_name, email: own.email };
    await refuseWeakPassword(password, owner, 'password');
    const passwordHash = await hashPassword(password);
    const { row, ended, emailIds } = await queries.transaction().execute(async (transaction) => {
      const changed = await change(transaction, userId, { ...edit, passwordHash });
      await voidPendingLogins(transaction, userId);
      const email = passwordChangedEmail(config.publicUrl, addresseeOf(changed.row));
      return {
        row: changed.row,
        ended: await endOtherSessions(transaction, userId, hashToken(token)),
        emailIds: [...changed.emailIds, await emails.write(transaction, email)],
      };
    });
    for (const emailId of emailIds) emails.send(emailId);
    for (const tokenHash of ended) realtime.disconnectSession(tokenHash);
    return row;
  }

  /** Whether an edit changes the user name, which logs in and which friends know. */
  async function changesUserName(userId: string, { userName }: Edit): Promise<boolean> {
    if (userName === undefined) return false;
    return userName !== (await findActive(queries, userId))?.user_name;
  }

  return async (app) => {
    app.patch(
      '/users/profile/:userId',
      {
        schema: {
          ...operation({
            summary: 'Change your name, user name, bio, picture or password; a new password ends all other sessions',
            tag: 'Users',
            spec: '§7 Users',
            errors: [
              'unauthenticated',
              'forbidden',
              'step_up_required',
              'validation_failed',
              'user_name_taken',
              'user_name_rests',
            ],
            answers: { 200: profileEditAnswerSchema },
          }),
          params: userIdParamsSchema,
          body: profileEditSchema,
        },
      },
      async (request) => {
        const { userId } = request.params;
        if (userId !== viewerOf(request).id) throw new ApiError('forbidden');
        const { password, ...edit } = request.body;
        if (password !== undefined || (await changesUserName(userId, edit))) requireRecentProof(request);
        const changing =
          password === undefined
            ? changeProfile(userId, edit)
            : changePassword(userId, password, edit, bearerToken(request) ?? '');
        const row = await changing.catch(refuseTakenName);
        return { ...confirm('profile_updated'), data: toUser(row, addresses) };
      },
    );

    app.patch(
      '/users/update_vendor/:id',
      {
        schema: {
          ...operation({
            summary: 'Make a person a verified vendor, or with a body undo it, as an admin',
            tag: 'Users',
            spec: '§7 Users',
            errors: [
              'unauthenticated',
              'admin_only',
              'second_factor_needed',
              'step_up_required',
              'user_not_found',
              'validation_failed',
            ],
            answers: { 200: vendorEditAnswerSchema },
          }),
          params: idParamsSchema,
          body: vendorEditSchema,
        },
        onRequest: requireAdmin,
      },
      async (request) => {
        requireRecentProof(request);
        const { id } = request.params;
        const isVendor = request.body?.isVerifiedVendor ?? true;
        const emailFor = isVendor ? vendorVerifiedEmail : vendorWithdrawnEmail;
        const viewerId = viewerOf(request).id;
        const { row, emailIds } = await queries.transaction().execute(async (transaction) => {
          const vendor = await setVendor(transaction, id, isVendor);
          if (!vendor.changed) return { row: vendor.row, emailIds: [] };
          const messages = [emailFor(config.publicUrl, addresseeOf(vendor.row))];
          const admin = await findActive(transaction, viewerId);
          const act = `${vendor.row.user_name} is ${isVendor ? 'now' : 'no longer'} a verified vendor, by your account.`;
          if (admin) messages.push(adminRightsUsedEmail(config.publicUrl, addresseeOf(admin), act));
          const written: string[] = [];
          for (const message of messages) written.push(await emails.write(transaction, message));
          return { row: vendor.row, emailIds: written };
        });
        for (const emailId of emailIds) emails.send(emailId);
        const online = await onlineFor(queries, realtime, viewerId, [id]);
        const seen = { isFollowing: await isFollowing(queries, viewerId, id), isOnline: online.has(id) };
        return {
          ...confirm(isVendor ? 'vendor_verified' : 'vendor_withdrawn'),
          data: toPerson(row, seen, addresses),
        };
      },
    );

    app.delete(
      '/users/delete/:id',
      {
        schema: {
          ...operation({
            summary:
              'Delete your account, or any account as an admin, with everything that belongs to it; sent messages stay with their recipients',
            tag: 'Users',
            spec: '§7 Users',
            errors: [
              'unauthenticated',
              'forbidden',
              'second_factor_needed',
              'step_up_required',
              'user_not_found',
              'balance_left',
              'validation_failed',
            ],
            answers: { 200: messageAnswerSchema },
          }),
          params: idParamsSchema,
          querystring: accountDeletionQuerySchema,
        },
      },
      async (request) => {
        const viewer = viewerOf(request);
        const { id } = request.params;
        if (id !== viewer.id && !viewer.isAdmin)
          throw new ApiError(viewer.needsSecondFactor ? 'second_factor_needed' : 'forbidden');
        requireRecentProof(request);
        const by = id === viewer.id ? 'owner' : 'admin';
        await deleteAccount(services, realtime.events, {
          id,
          by,
          adminId: by === 'admin' ? viewer.id : undefined,
          forfeit: by === 'admin' || request.query.forfeit === 'true',
        });
        realtime.disconnect(id);
        realtime.announcePosts();
        return confirm('account_deleted');
      },
    );
  };
}

import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { cursorQuerySchema } from '@oja/contract/cursor';
import { idParamsSchema } from '@oja/contract/ids';
import { APPLICATIONS_PAGE } from '@oja/contract/limits';
import {
  applicationSentAnswerSchema,
  applicationsAnswerSchema,
  declineQuerySchema,
  ownApplicationAnswerSchema,
  type VendorApplication,
  vendorApplicationInputSchema,
} from '@oja/contract/vendor-applications';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAdmin, viewerOf } from './session-guard.ts';
import { cutPage, readCursor } from '../../foundation/db/keyset.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import { vendorAppliedEmail, vendorDeclinedEmail } from '../../market/people/vendor-emails.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { addresseeOf } from '../../market/people/user-store.ts';
import { toAuthor } from '../../market/people/user-wire.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';
import {
  type ApplicationRow,
  adminAddressees,
  countApplications,
  declineApplication,
  findApplicationOf,
  storeApplication,
  listApplications,
} from '../../market/people/vendor-application-store.ts';

function toApplication(row: ApplicationRow): VendorApplication {
  return {
    _id: row.id,
    businessName: row.business_name,
    goods: row.goods,
    address: row.address,
    phoneNumber: row.phone_number,
    note: row.note,
    state: row.state,
    reason: row.reason,
    createdAt: toTimestamp(row.created_at),
  };
}

/**
 * Routes of applications for vendor verification, for markets without an external form (product §2 "Verify vendor").
 * An admin approves with PATCH /api/v1/users/update_vendor/{id}, or declines here. Registered behind requireSession.
 */
export function vendorApplicationRoutes({ config, database, emails, now }: Services): FastifyPluginAsyncZod {
  const { queries } = database;
  const addresses = new ImageAddresses(config.publicUrl);

  return async (app) => {
    app.post(
      '/vendors/applications',
      {
        schema: {
          body: vendorApplicationInputSchema,
          ...operation({
            summary: 'Apply to be a verified vendor; replaces an earlier application. The admins get an email',
            tag: 'Vendors',
            spec: '§2 Verify vendor',
            errors: ['unauthenticated', 'already_vendor', 'validation_failed'],
            answers: { 201: applicationSentAnswerSchema },
          }),
        },
        preHandler: limit(app, 'applyByPerson', config.rateLimitScale, (request) => viewerOf(request).id),
      },
      async (request, reply) => {
        const { row, written } = await queries.transaction().execute(async (transaction) => {
          const stored = await storeApplication(transaction, viewerOf(request).id, request.body, now());
          const applicant = { id: stored.applicant.id, userName: stored.applicant.user_name };
          const ids: string[] = [];
          for (const admin of stored.isNews ? await adminAddressees(transaction) : []) {
            ids.push(
              await emails.write(transaction, vendorAppliedEmail(config.publicUrl, admin, applicant, request.body)),
            );
          }
          return { row: stored.row, written: ids };
        });
        for (const emailId of written) emails.send(emailId);
        return reply.code(201).send({ ...confirm('applied'), data: toApplication(row) });
      },
    );

    app.get(
      '/vendors/applications/own',
      {
        schema: operation({
          summary: 'Read your application, waiting or declined; null if there is none',
          tag: 'Vendors',
          spec: '§2 Verify vendor',
          errors: ['unauthenticated'],
          answers: { 200: ownApplicationAnswerSchema },
        }),
      },
      async (request) => {
        const row = await findApplicationOf(queries, viewerOf(request).id);
        return { data: row ? toApplication(row) : null };
      },
    );

    app.get(
      '/vendors/applications',
      {
        schema: {
          querystring: cursorQuerySchema,
          ...operation({
            summary: 'List the waiting applications, newest first, as an admin',
            tag: 'Vendors',
            spec: '§2 Verify vendor',
            errors: ['unauthenticated', 'admin_only', 'second_factor_needed', 'validation_failed'],
            answers: { 200: applicationsAnswerSchema },
          }),
        },
        onRequest: requireAdmin,
      },
      async (request) => {
        const [found, total] = await Promise.all([
          listApplications(queries, { after: readCursor(request.query.cursor), limit: APPLICATIONS_PAGE + 1 }),
          countApplications(queries),
        ]);
        const { page, nextCursor } = cutPage(found, APPLICATIONS_PAGE);
        const data = page.map((row) => ({
          ...toApplication(row),
          applicant: toAuthor({ ...row, id: row.user_id }, addresses),
        }));
        return { data, total, nextCursor };
      },
    );

    app.delete(
      '/vendors/applications/:id',
      {
        schema: {
          params: idParamsSchema,
          querystring: declineQuerySchema,
          ...operation({
            summary: 'Decline an application, as an admin; the applicant gets the reason by email, and can apply again',
            tag: 'Vendors',
            spec: '§2 Verify vendor',
            errors: [
              'unauthenticated',
              'admin_only',
              'second_factor_needed',
              'application_not_found',
              'validation_failed',
            ],
            answers: { 200: messageAnswerSchema },
          }),
        },
        onRequest: requireAdmin,
      },
      async (request) => {
        const [{ id: applicationId }, { reason }] = [request.params, request.query];
        const { applicant, emailId } = await queries.transaction().execute(async (transaction) => {
          const row = await declineApplication(transaction, applicationId, reason);
          return {
            applicant: row,
            emailId: await emails.write(transaction, vendorDeclinedEmail(config.publicUrl, addresseeOf(row), reason)),
          };
        });
        emails.send(emailId);
        request.log.info(
          { adminId: viewerOf(request).id, applicationId, applicantId: applicant.id },
          'an admin declined an application',
        );
        return confirm('application_declined');
      },
    );
  };
}

import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';

import { advertRoutes } from './adverts/advert-routes.ts';
import { googleRoutes } from './auth/google-routes.ts';
import { loginRoutes } from './auth/login-routes.ts';
import { recoveryRoutes } from './auth/recovery-routes.ts';
import { prepareViewer, requireSession, viewerOf } from './auth/session-guard.ts';
import { signupRoutes } from './auth/signup-routes.ts';
import { blockRoutes } from './blocks/block-routes.ts';
import { commentRoutes } from './comments/comment-routes.ts';
import { dataPaths } from './data-folder.ts';
import { followRoutes } from './follows/follow-routes.ts';
import { flagRoutes } from './flags/flag-routes.ts';
import { gatherApiDocument } from './docs/api-document.ts';
import { docsRoutes } from './docs/docs-routes.ts';
import { answerSerializer } from './http/answer-serializer.ts';
import { AccessLog } from './http/access-log.ts';
import { closeWithLastAnswers } from './http/clean-close.ts';
import { answerClientError } from './http/client-errors.ts';
import { addCrossOriginRules } from './http/cross-origin.ts';
import { addErrorHandler, answerBadAddress } from './http/error-handler.ts';
import { acceptEmptyJson } from './http/json-bodies.ts';
import { keepAnswersPrivate } from './http/private-answers.ts';
import { addRateLimits, limit } from './http/rate-limits.ts';
import { addRequestIds, requestIdsFor } from './http/request-ids.ts';
import { keepRouteList } from './http/route-list.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { installationRoutes } from './installation/installation-routes.ts';
import { outboxPage } from './mail/outbox-page.ts';
import { postListRoutes } from './posts/list-routes.ts';
import { messageRoutes } from './messages/message-routes.ts';
import { muteRoutes } from './messages/mute-routes.ts';
import { notificationRoutes } from './notifications/notification-routes.ts';
import { makeProvider } from './payments/make-provider.ts';
import { returnRoutes } from './payments/return-routes.ts';
import { Sandbox } from './payments/sandbox/sandbox.ts';
import { sandboxRoutes } from './payments/sandbox/sandbox-routes.ts';
import { webhookRoutes } from './payments/webhook-routes.ts';
import { postRoutes } from './posts/post-routes.ts';
import { addRealtime } from './realtime/add-realtime.ts';
import { eventRoutes } from './realtime/event-routes.ts';
import { addMetrics } from './metrics/add-metrics.ts';
import type { Services } from './services.ts';
import { imageRoutes } from './uploads/image-routes.ts';
import { uploadRoutes } from './uploads/upload-routes.ts';
import { accountRoutes } from './users/account-routes.ts';
import { settingsRoutes } from './users/settings-routes.ts';
import { userRoutes } from './users/user-routes.ts';
import { vendorApplicationRoutes } from './vendors/application-routes.ts';
import { walletRoutes } from './wallet/wallet-routes.ts';
import { withdrawalRoutes } from './wallet/withdrawal-routes.ts';
import { crawlerRoutes } from './web/crawler-routes.ts';
import { pageRoutes } from './web/page-routes.ts';
import { addWebApp } from './web/web-app.ts';

/** Bytes of a JSON body: the longest post is far below. */
const BODY_MAX = 128 * 1024;

/**
 * Builds the whole server apart from its listener: main.ts lets it listen, tests inject requests.
 * Closing it finishes what is underway, but leaves the services to whoever made them.
 */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, letters, log } = services;
  const app = Fastify({
    loggerInstance: log,
    bodyLimit: BODY_MAX,
    requestTimeout: 120_000,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    forceCloseConnections: 'idle',
    // Requests on connections that are still open are answered while the server stops; see closeWithLastAnswers.
    return503OnClosing: false,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerClientError,
    logController: new AccessLog(),
    genReqId: requestIdsFor(config.trustedProxies),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerSerializer(!config.production));
  addRequestIds(app);
  addErrorHandler(app);
  keepRouteList(app);
  await gatherApiDocument(app, config.publicUrl);
  acceptEmptyJson(app);
  closeWithLastAnswers(app);
  prepareViewer(app);
  addSecurityHeaders(app, config.publicUrl, config.s3?.publicUrl);
  keepAnswersPrivate(app);
  await addCrossOriginRules(app, config.webOrigins);
  await addMetrics(app, services);
  addRateLimits(app, config.rateLimitScale, services.now, services.redis?.client);

  app.addHook('onClose', () => letters.close());

  const realtime = addRealtime(app, services);
  const provider = makeProvider(config, services.database.queries, services.now);

  await app.register(installationRoutes(services));
  await app.register(docsRoutes);
  await app.register(signupRoutes(services), { prefix: '/api' });
  await app.register(loginRoutes(services, realtime), { prefix: '/api' });
  await app.register(googleRoutes(services), { prefix: '/api' });
  await app.register(recoveryRoutes(services, realtime), { prefix: '/api' });
  await app.register(uploadRoutes(services), { prefix: '/api' });
  await app.register(
    async (api) => {
      api.addHook('onRequest', requireSession(services));
      api.addHook('onRequest', limit(api, 'apiByPerson', config.rateLimitScale, (request) => viewerOf(request).id));
      await api.register(userRoutes(services, realtime));
      await api.register(accountRoutes(services, realtime));
      await api.register(settingsRoutes(services));
      await api.register(vendorApplicationRoutes(services));
      await api.register(followRoutes(services, realtime));
      await api.register(blockRoutes(services, realtime));
      await api.register(postListRoutes(services));
      await api.register(postRoutes(services, realtime, provider));
      await api.register(commentRoutes(services, realtime));
      await api.register(flagRoutes(services, realtime));
      await api.register(advertRoutes(services, provider));
      await api.register(messageRoutes(services, realtime));
      await api.register(muteRoutes(services, realtime));
      await api.register(notificationRoutes(services, realtime));
      await api.register(eventRoutes(services));
      await api.register(walletRoutes(services));
      await api.register(withdrawalRoutes(services));
    },
    { prefix: '/api/v1' },
  );
  await app.register(webhookRoutes(services, provider), { prefix: '/api' });
  await app.register(returnRoutes(services, provider), { prefix: '/api' });
  if (provider instanceof Sandbox) await app.register(sandboxRoutes(provider, services.database.queries));
  await app.register(imageRoutes(services));
  if (!config.production && config.smtpUrl === undefined) await app.register(outboxPage(dataPaths(config.dataDir).outbox));
  await addWebApp(app, config.webDir);
  await app.register(pageRoutes(services));
  await app.register(crawlerRoutes(services));
  return app;
}

import Fastify, { type FastifyInstance } from 'fastify';

import { advertRoutes } from './routes/advert-routes.ts';
import { googleRoutes } from './routes/google-routes.ts';
import { loginRoutes } from './routes/login-routes.ts';
import { loginSecondFactorRoutes } from './routes/login-second-factor-routes.ts';
import { recoveryRoutes } from './routes/recovery-routes.ts';
import { prepareViewer, requireSession, viewerOf } from './routes/session-guard.ts';
import { signupRoutes } from './routes/signup-routes.ts';
import { blockRoutes } from './routes/block-routes.ts';
import { commentRoutes } from './routes/comment-routes.ts';
import { conversationRoutes } from './routes/conversation-routes.ts';
import { dealRoutes } from './routes/deal-routes.ts';
import { dataPaths } from '../foundation/startup/data-folder.ts';
import { followRoutes } from './routes/follow-routes.ts';
import { flagRoutes } from './routes/flag-routes.ts';
import { gatherApiDocument } from './docs/api-document.ts';
import { docsRoutes } from './routes/docs-routes.ts';
import { answerSerializer } from '../foundation/http/answer-serializer.ts';
import { AccessLog } from '../foundation/http/access-log.ts';
import { closeWithLastAnswers } from '../foundation/http/clean-close.ts';
import { answerClientError } from '../foundation/http/client-errors.ts';
import { compressAnswers } from '../foundation/http/compress-answers.ts';
import { addCrossOriginRules } from '../foundation/http/cross-origin.ts';
import { addErrorHandler, answerBadAddress } from '../foundation/http/error-handler.ts';
import { acceptEmptyJson } from '../foundation/http/json-bodies.ts';
import { keepAnswersPrivate } from '../foundation/http/private-answers.ts';
import { addRateLimits, limit, limitRefusals } from '../foundation/http/rate-limits.ts';
import { addRequestIds, requestIdsFor } from '../foundation/http/request-ids.ts';
import { WaitingConnections } from '../foundation/http/waiting-connections.ts';
import { requestValidator } from '../foundation/http/request-validator.ts';
import { keepRouteList } from '../foundation/http/route-list.ts';
import { addSecurityHeaders } from '../foundation/http/security-headers.ts';
import { installationRoutes } from './routes/installation-routes.ts';
import { outboxPage } from './web/outbox-page.ts';
import { smsPage } from './web/sms-page.ts';
import { ImageAddresses } from '../foundation/uploads/image-addresses.ts';
import { ShownChanges } from '../foundation/db/shown-changes.ts';
import { HiddenPeople } from '../market/people/hidden-people.ts';
import { PostReader } from '../market/posts/lists/post-reader.ts';
import { PublicPosts } from '../market/posts/lists/public-posts.ts';
import { postListRoutes } from './routes/post-list-routes.ts';
import { messageRoutes } from './routes/message-routes.ts';
import { muteRoutes } from './routes/mute-routes.ts';
import { sendMessageRoutes } from './routes/send-message-routes.ts';
import { notificationRoutes } from './routes/notification-routes.ts';
import { automaticReplyRoutes } from './routes/automatic-reply-routes.ts';
import { savedReplyRoutes } from './routes/saved-reply-routes.ts';
import { scheduledMessageRoutes } from './routes/scheduled-message-routes.ts';
import { savedSearchRoutes } from './routes/saved-search-routes.ts';
import { endEmailRoutes } from './routes/end-email-routes.ts';
import { restoreRoutes } from './routes/restore-routes.ts';
import { returnRoutes } from './routes/return-routes.ts';
import { Sandbox } from '../market/payments/providers/sandbox.ts';
import { reviewRoutes } from './routes/review-routes.ts';
import { sandboxRoutes } from './routes/sandbox-routes.ts';
import { webhookRoutes } from './routes/webhook-routes.ts';
import { notMeRoutes } from './routes/not-me-routes.ts';
import { pushRoutes } from './routes/push-routes.ts';
import { Vapid } from '../foundation/push/vapid.ts';
import { postRoutes } from './routes/post-routes.ts';
import { publicPostRoutes } from './routes/public-post-routes.ts';
import { addRealtime } from './sockets/add-realtime.ts';
import { eventRoutes } from './routes/event-routes.ts';
import { addMetrics } from './metrics/add-metrics.ts';
import type { Services } from './services.ts';
import { makeSettlement } from './settlement.ts';
import { imageRoutes } from './routes/image-routes.ts';
import { uploadRoutes } from './routes/upload-routes.ts';
import { accountRoutes } from './routes/account-routes.ts';
import { secondFactorRoutes } from './routes/second-factor-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { settingsRoutes } from './routes/settings-routes.ts';
import { phoneRoutes } from './routes/phone-routes.ts';
import { stepUpRoutes } from './routes/step-up-routes.ts';
import { userRoutes } from './routes/user-routes.ts';
import { vendorApplicationRoutes } from './routes/vendor-application-routes.ts';
import { walletRoutes } from './routes/wallet-routes.ts';
import { withdrawalRoutes } from './routes/withdrawal-routes.ts';
import { crawlerRoutes } from './routes/crawler-routes.ts';
import { pageRoutes } from './routes/page-routes.ts';
import { addWebApp } from './web/web-app.ts';

/** The most bytes of a JSON body: the longest post is far below. */
const BODY_MAX = 128 * 1024;

/**
 * Builds the whole server without its listener: main.ts listens, tests inject requests. Closing it finishes running
 * requests, but leaves the services to their owner.
 */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, emails, log } = services;
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
    logController: new AccessLog(({ viewer }) => viewer?.id),
    genReqId: requestIdsFor(config.trustedProxies),
  });
  app.setValidatorCompiler(requestValidator);
  app.setSerializerCompiler(answerSerializer(!config.isProduction));
  addRequestIds(app);
  addErrorHandler(app);
  keepRouteList(app);
  await gatherApiDocument(app, config.publicUrl);
  acceptEmptyJson(app);
  closeWithLastAnswers(app);
  prepareViewer(app);
  addSecurityHeaders(app, config.publicUrl, config.s3?.publicUrl);
  keepAnswersPrivate(app);
  compressAnswers(app);
  await addCrossOriginRules(app, config.webOrigins);
  await addMetrics(app, services);
  addRateLimits(app, {
    scale: config.rateLimitScale,
    now: services.now,
    redis: services.redis?.client,
    isKnown: ({ viewer }) => viewer !== null,
  });

  app.addHook('onClose', () => emails.close());

  const waiting = new WaitingConnections(app.server, {
    trustedProxies: config.trustedProxies,
    scale: config.rateLimitScale,
  });
  // The slow upload of somebody who is signed in is not closed for those who share the address.
  app.addHook('preParsing', async ({ viewer, raw }) => {
    if (viewer) waiting.end(raw.socket);
  });
  const vapid = await Vapid.open(services.database.queries, config.supportUrl);
  const realtime = addRealtime(app, services, waiting, vapid);
  const settlement = makeSettlement(services);
  const { provider } = settlement;

  const changes = new ShownChanges(services.database);
  const people = new HiddenPeople(services.database, changes);
  const addresses = new ImageAddresses(config.publicUrl);
  const reader = new PostReader(services.database, addresses, changes, people);
  const publicPosts = new PublicPosts(services.database.queries, addresses, services.now);
  // Its first visitor has a place for the goods as well.
  app.addHook('onListen', async () => void publicPosts.hadSome());

  await app.register(installationRoutes(services, vapid.publicKey));
  await app.register(docsRoutes(config.rateLimitScale));
  await app.register(signupRoutes(services), { prefix: '/api' });
  await app.register(loginRoutes(services, realtime), { prefix: '/api' });
  await app.register(googleRoutes(services, realtime), { prefix: '/api' });
  await app.register(loginSecondFactorRoutes(services), { prefix: '/api/v1' });
  await app.register(recoveryRoutes(services, realtime), { prefix: '/api' });
  await app.register(uploadRoutes(services), { prefix: '/api' });
  await app.register(publicPostRoutes(publicPosts), { prefix: '/api/v1' });
  await app.register(
    async (api) => {
      api.addHook('onRequest', limitRefusals(api, config.rateLimitScale, requireSession(services)));
      api.addHook(
        'onRequest',
        limit(api, 'apiByPerson', config.rateLimitScale, (request) => viewerOf(request).id),
      );
      await api.register(userRoutes(services, realtime, reader, people));
      await api.register(accountRoutes(services, realtime));
      await api.register(settingsRoutes(services, realtime, publicPosts));
      await api.register(stepUpRoutes(services));
      await api.register(secondFactorRoutes(services, realtime));
      await api.register(phoneRoutes(services));
      await api.register(sessionRoutes(services, realtime));
      await api.register(vendorApplicationRoutes(services));
      await api.register(followRoutes(services, realtime, people));
      await api.register(blockRoutes(services, realtime));
      await api.register(postListRoutes(services, reader, changes, people));
      await api.register(savedSearchRoutes(services));
      await api.register(postRoutes(services, realtime, provider, reader));
      await api.register(commentRoutes(services, realtime.events, people));
      await api.register(flagRoutes(services, realtime.events, reader));
      await api.register(advertRoutes(services, provider));
      await api.register(messageRoutes(services, realtime.events));
      await api.register(sendMessageRoutes(services, realtime.events));
      await api.register(scheduledMessageRoutes(services, realtime.events));
      await api.register(conversationRoutes(services, realtime.events));
      await api.register(dealRoutes(services, realtime, people));
      await api.register(reviewRoutes(services, people));
      await api.register(savedReplyRoutes(services));
      await api.register(automaticReplyRoutes(services));
      await api.register(muteRoutes(services, realtime.events));
      await api.register(notificationRoutes(services, realtime.events));
      await api.register(pushRoutes(services));
      await api.register(eventRoutes(services));
      await api.register(walletRoutes(services));
      await api.register(withdrawalRoutes(services));
    },
    { prefix: '/api/v1' },
  );
  await app.register(webhookRoutes(settlement), { prefix: '/api' });
  await app.register(returnRoutes(services, settlement), { prefix: '/api' });
  if (provider instanceof Sandbox) await app.register(sandboxRoutes(provider, services.database.queries));
  await app.register(notMeRoutes(services));
  await app.register(restoreRoutes(services, realtime.events));
  await app.register(endEmailRoutes(services));
  await app.register(imageRoutes(services));
  if (!config.isProduction && config.smtpUrl === undefined)
    await app.register(outboxPage(dataPaths(config.dataDir).outbox));
  if (!config.isProduction && config.termii === undefined) await app.register(smsPage(services.database.queries));
  await addWebApp(app, config.webDir, config.rateLimitScale);
  await app.register(pageRoutes(services, publicPosts));
  await app.register(crawlerRoutes(services));
  return app;
}

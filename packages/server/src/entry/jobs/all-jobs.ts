import { emailJob } from '../../foundation/email/email-job.ts';
import { pruneEventsJob } from '../../foundation/events/prune-events.ts';
import { pruneShownChangesJob } from '../../foundation/db/shown-changes.ts';
import { smsJob } from '../../foundation/sms/sms-job.ts';
import type { Job } from '../../foundation/jobs/job-runner.ts';
import type { EventPublisher } from '../../foundation/events/event-publisher.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { uploadJobs } from '../../foundation/uploads/upload-jobs.ts';
import { accountJobs } from '../../market/accounts/account-jobs.ts';
import { erasureJob } from '../../market/accounts/erasure/erasure-job.ts';
import { advertJobs } from '../../market/adverts/advert-jobs.ts';
import { conversationJobs } from '../../market/messages/conversation-jobs.ts';
import { dealsJob } from '../../market/deals/end-deals.ts';
import { ratingsJob } from '../../market/deals/ratings-job.ts';
import { countAnswerTimesJob } from '../../market/messages/count-answer-times.ts';
import { sendScheduledJob } from '../../market/messages/send-scheduled.ts';
import { mailMessagesJob } from '../../market/notifications/mail/mail-messages.ts';
import type { PushDeliverer } from '../../market/notifications/push/push-deliverer.ts';
import { pruneNotificationsJob } from '../../market/notifications/prune-notifications.ts';
import type { SettlementDeps } from '../../market/payments/settle-payment.ts';
import { postJobs } from '../../market/posts/post-jobs.ts';
import { priceFallsJob } from '../../market/posts/price-falls.ts';
import { statusNewsJob } from '../../market/posts/status-news.ts';
import { compareNewPostsJob } from '../../market/searches/compare-new-posts.ts';
import { mailSearchesJob } from '../../market/searches/mail-searches.ts';
import type { Services } from '../services.ts';

/**
 * All recurring jobs of the server.
 * @param settlement settles the payments of adverts
 * @param events pushes what jobs notify of
 * @param pushes sends pushes to browsers
 * @param isConnected whether a device of a person is connected, at any node
 */
export function allJobs(
  services: Services,
  settlement: SettlementDeps,
  events: EventPublisher,
  pushes: PushDeliverer,
  isConnected: (userId: string) => Promise<boolean>,
): Job[] {
  const { config, emails, log } = services;
  const { queries } = services.database;
  const notifying = { queries, images: new ImageAddresses(config.publicUrl), events };
  return [
    ...accountJobs(queries),
    erasureJob(services),
    emailJob(emails),
    smsJob(queries),
    ...uploadJobs(services),
    ...advertJobs(settlement),
    pruneEventsJob(queries),
    pruneNotificationsJob(queries),
    ...conversationJobs(queries, log),
    dealsJob({ database: services.database, images: notifying.images, events, log }),
    ratingsJob(services.database),
    countAnswerTimesJob(queries, log),
    sendScheduledJob({ database: services.database, images: notifying.images, events, log }),
    ...postJobs(queries),
    priceFallsJob(notifying),
    statusNewsJob(notifying),
    compareNewPostsJob(notifying),
    pushes.job(),
    mailSearchesJob({ config, emails, queries }),
    mailMessagesJob({ config, emails, queries, isConnected }),
    pruneShownChangesJob(queries),
  ];
}

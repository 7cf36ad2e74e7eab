import { advertSchema } from '@oja/contract/adverts';
import { confirmationCodeSchema, messageAnswerSchema } from '@oja/contract/answers';
import { sessionAnswerSchema } from '@oja/contract/auth';
import { authorSchema } from '@oja/contract/author';
import { clientConfigSchema } from '@oja/contract/client-config';
import { commentSchema } from '@oja/contract/comments';
import { dealSchema } from '@oja/contract/deals';
import { errorBodySchema } from '@oja/contract/errors';
import { flagSchema } from '@oja/contract/flags';
import { conversationSchema, messageSchema } from '@oja/contract/messages';
import { notificationSchema } from '@oja/contract/notifications';
import { loginErrorSchema } from '@oja/contract/second-factors';
import { postImageSchema, postSchema } from '@oja/contract/posts';
import { dashboardProfileSchema, personSchema, profileSchema, userSchema } from '@oja/contract/users';
import { vendorApplicationSchema } from '@oja/contract/vendor-applications';
import { withdrawalSchema } from '@oja/contract/wallet';
import { z } from 'zod';

/** The schemas of the contract that the document defines once and refers to, instead of repeating them at each call. */
const NAMED = {
  Advert: advertSchema,
  Author: authorSchema,
  ClientConfig: clientConfigSchema,
  Comment: commentSchema,
  ConfirmationCode: confirmationCodeSchema,
  Conversation: conversationSchema,
  DashboardProfile: dashboardProfileSchema,
  Deal: dealSchema,
  Error: errorBodySchema,
  Flag: flagSchema,
  LoginError: loginErrorSchema,
  Message: messageSchema,
  MessageAnswer: messageAnswerSchema,
  Notification: notificationSchema,
  Person: personSchema,
  Post: postSchema,
  PostImage: postImageSchema,
  Profile: profileSchema,
  SessionAnswer: sessionAnswerSchema,
  User: userSchema,
  VendorApplication: vendorApplicationSchema,
  Withdrawal: withdrawalSchema,
};

export const schemaNames = z.registry<{ id?: string | undefined; [key: string]: unknown }>();
for (const [id, schema] of Object.entries(NAMED)) schemaNames.add(schema, { id });

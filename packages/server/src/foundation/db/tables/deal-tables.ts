// Deals, decision 070. For the types of values, see ../schema.ts.

import type { DealAction, DealSide, DealState } from '@oja/contract/deal-lifecycle';

export interface DealsTable {
  id: string;
  /** The post, which may be deleted. */
  post_id: string;
  /** The post's title when the offer was made. */
  title: string;
  buyer_id: string;
  vendor_id: string;
  /** The number of steps. */
  version: number;
  state: DealState;
  /** Whose answer an offer waits for; null in every other state. */
  asked: DealSide | null;
  /** For all units together. */
  amount_kobo: number;
  units: number;
  /** DealTerms as JSON. */
  terms: string | null;
  reason: string | null;
  completed_by: DealSide | null;
  /** When it came into its state. */
  since: number;
  /** Until when an offer can be answered, and when the asked side is reminded, until that was done; null otherwise. */
  expires_at: number | null;
  remind_at: number | null;
  /** An id of the time of the last step: lists are ordered by it. */
  last_step: string;
  created_at: number;
}

/** The steps of a deal, numbered from 1. */
export interface DealStepsTable {
  deal_id: string;
  version: number;
  action: DealAction;
  /** Null for the server. */
  side: DealSide | null;
  amount_kobo: number | null;
  /** The message of the step; null for the server. */
  message_id: string | null;
  created_at: number;
}

/** What one unit cost in each deal that was agreed, with what finds it as it was then, decision 080. */
export interface AgreedPricesTable {
  deal_id: string;
  /** Those of the post; `state` is that of Nigeria. */
  category: string;
  state: string;
  condition: string | null;
  unit_kobo: number;
  agreed_at: number;
}

/** What the two people of a completed deal say about each other, decision 072. */
export interface ReviewsTable {
  id: string;
  deal_id: string;
  author_id: string;
  /** The other person of the deal, whom it is about. */
  subject_id: string;
  stars: number;
  /** The chosen ReviewTags, separated by spaces. */
  tags: string;
  text: string;
  /** The answer of the person whom it is about; null without one. */
  reply: string | null;
  /** When its author took it back, which also removes its texts; null otherwise. */
  taken_back_at: number | null;
  created_at: number;
}

/** The rating of each person who has one, as of the last run of ratings-job.ts. */
export interface RatingsTable {
  user_id: string;
  /** Ten times the mean. */
  mean_tenths: number;
  count: number;
}

/** Open reports of reviews, decision 079. */
export interface ReviewFlagsTable {
  id: string;
  review_id: string;
  reporter_id: string;
  reason: string;
  created_at: number;
}

import { HOUR } from './limits.ts';

/** The two sides of a deal. */
export const DEAL_SIDES = ['buyer', 'vendor'] as const;
export type DealSide = (typeof DEAL_SIDES)[number];

/**
 * The states of a deal, decision 070: `offered` until somebody answers, also after a counter-offer; `agreed`, when the
 * post is reserved; `completed`, when it is sold; and the ends.
 */
export const DEAL_STATES = [
  'offered',
  'agreed',
  'completed',
  'contested',
  'declined',
  'withdrawn',
  'expired',
  'cancelled',
] as const;
export type DealState = (typeof DEAL_STATES)[number];

/**
 * Who may take an action: a side; `asked`, the side whose answer the deal waits for; `asking`, the other; either side;
 * `other`, the side that did not complete it; or the server, when the time is up.
 */
type Actor = 'buyer' | 'asked' | 'asking' | 'either' | 'other' | 'server';

export interface ActionRules {
  /** The states in which it can be taken; none begins a deal. */
  from: readonly DealState[];
  to: DealState;
  who: Actor;
  /** What must be given with it. */
  needs?: 'amount' | 'reason' | 'terms';
  /** What happens to the post. Units are those of the deal. */
  post?: 'reserves' | 'sells' | 'releases';
  /** Whether the other side has to answer from then on, and for how long in milliseconds. */
  asks?: number;
  /** How long after the deal came into its state it can be taken, in milliseconds. */
  within?: number;
}

/** How long an offer waits for its answer. After half of it the asked side is reminded. */
export const OFFER_LIFETIME_MS = 48 * HOUR;
export const OFFER_REMINDER_MS = 24 * HOUR;
/** How long a completed deal can be contested. */
export const CONTEST_MS = 72 * HOUR;
/** How long a completed deal can be reviewed. Until then a review is seen only once both have written theirs. */
export const REVIEW_MS = 14 * 24 * HOUR;

/**
 * The lifecycle of a deal: every action, with who may take it and when, and what it does. Server, screens and tests
 * derive from it.
 */
export const DEAL_ACTIONS = {
  offer: { from: [], to: 'offered', who: 'buyer', needs: 'amount', asks: OFFER_LIFETIME_MS },
  counter: { from: ['offered'], to: 'offered', who: 'asked', needs: 'amount', asks: OFFER_LIFETIME_MS },
  accept: { from: ['offered'], to: 'agreed', who: 'asked', post: 'reserves' },
  decline: { from: ['offered'], to: 'declined', who: 'asked' },
  withdraw: { from: ['offered'], to: 'withdrawn', who: 'asking' },
  expire: { from: ['offered'], to: 'expired', who: 'server' },
  arrange: { from: ['agreed'], to: 'agreed', who: 'either', needs: 'terms' },
  cancel: { from: ['agreed'], to: 'cancelled', who: 'either', needs: 'reason', post: 'releases' },
  complete: { from: ['agreed'], to: 'completed', who: 'either', post: 'sells' },
  contest: { from: ['completed'], to: 'contested', who: 'other', needs: 'reason', within: CONTEST_MS },
} as const satisfies Record<string, ActionRules>;
export type DealAction = keyof typeof DEAL_ACTIONS;

/** The actions that people take on a deal that exists, in the order in which they are offered. */
export const DEAL_CHANGES = [
  'accept',
  'counter',
  'decline',
  'withdraw',
  'complete',
  'arrange',
  'cancel',
  'contest',
] as const;
export type DealChange = (typeof DEAL_CHANGES)[number];

/** What the lifecycle asks of a deal. */
export interface DealMoment {
  state: DealState;
  /** The side whose answer it waits for, in the state `offered`. */
  asked: DealSide | null;
  completedBy: DealSide | null;
  /** When it came into its state, in milliseconds since 1970. */
  since: number;
}

/** Whether a side may take an action on a deal now (product §3 "Deals"). */
export function mayChange(deal: DealMoment, side: DealSide, action: DealChange, now: number): boolean {
  const rules: ActionRules = DEAL_ACTIONS[action];
  if (!rules.from.includes(deal.state)) return false;
  if (rules.within !== undefined && now >= deal.since + rules.within) return false;
  if (rules.who === 'asked') return deal.asked === side;
  if (rules.who === 'asking') return deal.asked !== side;
  return rules.who !== 'other' || deal.completedBy !== side;
}

/**
 * Why the server ends a deal that is under way: the action it takes on an offer and on an agreed deal, undefined where
 * that goes on, and the reason that both people see. A post that its vendor marks as sold or pauses keeps its agreed
 * deals.
 */
export const DEAL_ENDINGS = {
  postGone: { offered: 'decline', agreed: 'cancel', reason: 'The post was deleted.' },
  postSold: { offered: 'decline', agreed: undefined, reason: 'The post is sold.' },
  postPaused: { offered: 'decline', agreed: undefined, reason: 'The post is paused.' },
  vendorGone: { offered: 'decline', agreed: 'cancel', reason: 'The vendor has deleted their account.' },
  buyerGone: { offered: 'withdraw', agreed: 'cancel', reason: 'The buyer has deleted their account.' },
  blocked: { offered: 'decline', agreed: 'cancel', reason: 'One of you has blocked the other.' },
} as const satisfies Record<string, { offered: 'decline' | 'withdraw'; agreed: 'cancel' | undefined; reason: string }>;
export type DealEnding = keyof typeof DEAL_ENDINGS;

/** Whether a deal is under way: a person has at most one of these about a post. */
export const isOpenDeal = (state: DealState): boolean => state === 'offered' || state === 'agreed';

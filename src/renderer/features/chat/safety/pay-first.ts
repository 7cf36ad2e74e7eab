import { ABOUT_MONEY } from './may-be-risky.ts';
import { PAY_FIRST_RULES } from './pay-first-rules.ts';
import type { Rule } from './rule.ts';
import { matchesRequest, matchesStatement, sentencesOf } from './sentences.ts';

const { ASKED, SAID, STATED, ELSEWHERE } = PAY_FIRST_RULES;

/** An account, and a word that asks to pay into it. */
const INTO_ACCOUNT =
  /\b\d{10}\b[^]*\b(?:pay|send|transfer|do am|drop|deposit|receipt|alert|goods? leaves?)\b|\b(?:pay|paying|payment|send|transfer|drop|deposit|use|closes|total|aza)\b[^]*\b\d{10}\b/u;
/** What the payment is for, or how soon it must come. */
const FOR_SOMETHING =
  /(?:^|[ ₦n])\d+(?:,\d{3})+\b|\b\d+ ?k\b|\b(?:link|dispatch|delivery|waybill|ship|order|package|packag\w+|hand it|bring|leaves?|when done|once|slot|book|reserve|register|registration|form|sharp|people dey|another person|commence|start|deposit)\b/u;
/** The buyer has seen or received the goods, or somebody has paid already. */
const IS_LATER =
  /\b(?:test(?:ed)?|checked|love|lik(?:e|ed)|enjoy\w*|worn|received?|collect(?:ed)?|seen|got|fits?|delivered|finished|done|completed|refund|excess|mistake(?:nly)?|balance|reversed|success\w*|debit\w*|trf|paid|sent|transferred|credited|(?:me|money) back|i (?:want to|will|go|'ll|dey|don|just))\b/u;

const isIn = (text: string, rules: readonly Rule[]) => rules.some(({ pattern }) => text.search(pattern) !== -1);

/**
 * Whether a message asks for money before the goods are seen: payment before delivery, deposits and fees "to hold it",
 * money for transport, or no payment on delivery. Warnings against this, the writer's own offers to pay, and questions
 * about the payment do not count.
 * @param plain a message as returned by plainText
 */
export function isPayFirstRequest(plain: string): boolean {
  if (!ABOUT_MONEY.test(plain)) return false;
  if (INTO_ACCOUNT.test(plain) && FOR_SOMETHING.test(plain) && !IS_LATER.test(plain)) return true;
  if (matchesRequest(plain, ASKED) || matchesStatement(plain, SAID)) return true;
  return isIn(plain, ELSEWHERE) || sentencesOf(plain).some((sentence) => isIn(sentence, STATED));
}

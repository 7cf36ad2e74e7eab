import { PURSE, WALLETS } from './bank-names.ts';
import { rulesOf } from './rule.ts';
import { matchesRequest } from './sentences.ts';

const SEND = String.raw`\b(?:transfer|send|pay|payment|drop|deposit|remit|lodge|wire)\b(?! me your)`;
/** Matches within a clause; the comma of a price does not end it. */
const GAP = String.raw`(?:[^,]|,(?=\d))`;
const WHOSE = String.raw`(?:my|our|this|that|the|his|her|their)`;

const ASKED = rulesOf([
  [
    "pay into my wife's account",
    `${SEND}${GAP}{0,30}\\b(?:to|into|in|enter|for|inside|through|via)\\b ${WHOSE} [^,]{0,25}\\b${PURSE}\\b`,
  ],
  ['send it to opay', `${SEND}${GAP}{0,20}\\b(?:to|into|via) ${WALLETS}\\b`],
  // A code to dial
  ['*737*2*5000*0123456789#', String.raw`\*\d{3}(?:\*\d+){2,}#`],
]);

/** Yoruba, Hausa and Igbo, in the form of plainText. */
const ELSEWHERE = [
  /\b(?:si|sinu) (?:akanti|akaunti|account) (?:mi|wa)\b/u,
  /\bowo\b.{0,12}\b(?:ranse )?si\b.{0,12}\b(?:akanti|akaunti|account|banki)/u,
  /\b(?:tura|turo|saka|aiko)\b.{0,8}\bkudin?\b.{0,15}\b(?:account|asusu\w*|akaunti?)/u,
  /\b(?:ziga|zigara|zipu|zite|tinye)\b.{0,12}\bego\b.{0,15}\b(?:account|akaunti?|bank)/u,
];

/** Every pattern above contains one of these words. */
const ABOUT_ACCOUNTS = new RegExp(String.raw`${PURSE}|akanti|asusu|\*\d`, 'u');

/**
 * Whether a message requests a transfer to an account or wallet, with or without its number. A question for the
 * reader's account, for a refund, and a completed transfer do not count.
 * @param plain a message as returned by plainText
 */
export function asksForTransfer(plain: string): boolean {
  if (!ABOUT_ACCOUNTS.test(plain)) return false;
  return matchesRequest(plain, ASKED) || ELSEWHERE.some((pattern) => pattern.test(plain));
}

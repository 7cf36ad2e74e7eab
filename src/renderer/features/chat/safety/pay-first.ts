import { matchesRequest, matchesStatement, sentencesOf } from './sentences.ts';

const PAY = String.raw`\b(?:pay|paying|payment|deposit|part payment|transfer|(?:send|drop)(?: (?:me|the|d|some|my|small|your|half))*(?: (?:money|cash|payment|deposit|balance|something|am something)|(?: (?:₦|n|#)?\d[\d.,]*(?:k|m)?\b)))`;
const DELIVER = String.raw`(?:send|ship|deliver|delivery|deliveries|shipping|dispatch|waybill|bring|release|give|package|drop|move|come|leave|carry|order|inspection|anything|go see|see|start|pickup)`;
const KEEP = String.raw`(?:hold|reserve|keep|secure|book|order|send|start|begin|process|proceed|package|post|load|go|goes|leaves|ship|release|dispatch|deliver|bring|come|carry|waybill|fix|confirm|drop)`;

/** Requests to the reader, in English and Pidgin. */
const ASKED = [
  // "If you can pay 30k now I will keep it"
  `${PAY}\\b(?:(?!\\b(?:when|after|on (?:delivery|arrival|collection|pickup))\\b).){0,50} (?:i|we)(?:'ll| will| go| fit| can) ${KEEP}\\b`,
  // "pay delivery fee first", "payment in advance"
  `${PAY}\\b.{0,40}\\b(?:first(?! bank)|up ?front|in advance|before ?hand)\\b`,
  String.raw`\bfirst (?:pay|send (?:the )?money|drop (?:the )?money|transfer|make payment)\b`,
  String.raw`\b(?:upfront|advance) payment\b`,
  // "pay before I send"
  `${PAY}\\b.{0,50}\\b(?:before|prior to)\\b.{0,25}\\b${DELIVER}\\b`,
  // "pay make I fit send am", "deposit to keep it"
  `${PAY}\\b.{0,60}\\b(?:to|so|so that|make|let|let me|then|and|for)(?: (?:i|we|me|us|it|my boy|the rider|go|will|can|could|fit|then))* ${KEEP}\\b(?! (?:me )?(?:the )?(?:receipt|proof|screenshot|evidence|address|name))`,
  // "Once you pay I will send it"
  String.raw`\b(?:once|as soon as|after|when|immediately)\b.{0,10}\b(?:you|your)\b(?: (?:have|don|do|make))* (?:pay|paid|payment|send (?:the )?money|transfer|deposit)`,
  // "Inspection fee is 5k, non refundable"
  String.raw`\b(?:non-? ?refundable|refundable|commitment|caution|mobili[sz]ation|booking|inspection|registration|processing|clearance|reservation|customs?|agent) (?:and \w+ )?(?:fee|deposit|charge)\b(?! (?:is |are )?(?:included|inclusive|free))`,
  String.raw`\b(?:pay|settle) .{0,15}\bclearance\b`,
  // "send tfare let me come"
  String.raw`\b(?:send|drop|pay|give)(?: (?:me|the|only|some|small|my|[\d.,]+k?|for))* (?:transport|t-?fare|fuel|(?:logistics|waybill|delivery) (?:money|fee))\b`,
  // "half now, half when it gets to you"
  String.raw`\b(?:half|part|\d{2} ?%)(?: (?:payment|deposit))? (?:now|before|up ?front|first)\b`,
  String.raw`\b(?:drop|pay|deposit|send) (?:at least )?\d{2} ?%`,
  String.raw`\b(?:do|pay|send|drop) half\b(?! price)`,
  // "send something small to show you are serious"
  String.raw`\b(?:send|drop|pay) (?:me )?(?:something(?: small)?|a token) (?:so|to|make|let)\b`,
  // "pay today or I sell to another person"
  `${PAY}\\b (?:me )?(?:now|today|asap|immediately)\\b`,
  String.raw`\bgift ?cards?\b.{0,30}\bsend\b.{0,15}\bcodes?\b`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** Statements by anyone, in English and Pidgin. */
const SAID = [
  String.raw`(?<!\b(?:my|your|his|her) )\b(?:cash|money|full payment|payment) (?:first|before (?:i|we|you|goods|delivery|dispatch|shipping|anything))\b`,
  String.raw`\b(?:collect|collects|need|needs|want|wants|take)\b.{0,15}\b(?:money|payment)\b.{0,5}\bbefore\b`,
  String.raw`\bwaiting for (?:your|the) (?:payment|money|alert)\b`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** The seller's own terms, in English and Pidgin: "I", "no" and "never" are part of them. */
const STATED = [
  // "we don't do pay on delivery"
  String.raw`\b(?:no|not|never|stopped)\b(?! (?:wahala|problem|qualms|stress|need))[^,]{0,20}\b(?:pay(?:ment)? on delivery|cash on delivery|pod)\b`,
  String.raw`\b(?:pay(?:ment)? on delivery|cash on delivery|pod)\b[^,]{0,15}\b(?:not|unavailable|no longer)\b`,
  String.raw`\bno (?:payment|money|alert|pay|cash),? no \w+`,
  String.raw`\bpayments? (?:validates?|secures?) (?:your |the |all )?orders?\b`,
  String.raw`\bonly (?:accept|take|do|collect) (?:full )?(?:upfront|advance|payment (?:in advance|upfront|first|before))`,
  // "Goods leave the shop after payment", "when I see alert I go send am"
  `\\b(?:after|as soon as|once|when|until|unless) .{0,20}\\b(?:payment|alert|money)\\b(?! on).{0,40}\\b(?:ships?|dispatch|deliver|send|waybill|release|rider|moves?|confirmed)\\b`,
  String.raw`\b(?:no|not|never|can't|cannot|don't) (?:go |fit |do )?(?:\w+ ){1,3}without (?:payment|paying|money|deposit)`,
].map((pattern) => new RegExp(pattern, 'u'));

/** Yoruba, Hausa and Igbo, in the form of plainText. */
const ELSEWHERE = [
  // Yoruba: "kọ́kọ́ sanwó", "san owó ṣáájú", "sanwó kí n tó"
  /\bkoko san ?wo\b|\bkoko san owo\b|\bkoko gba\b|\be ba ti san ?o?wo\b|\bsan ?(?:o?wo) (?:siwaju|saaju|ki (?:n|a|won) to|ka to|kin to)\b/u,
  // Hausa: "biya kudi kafin", "fara biya", "sai an biya"
  /(?<!\b(?:zan|na) )\bbiya(?:n)?\b.{0,15}\b(?:kafin|tukuna|da farko)\b|\b(?:ka|ki|ku|a) fara biyan?\b|\bsai (?:an|ka|kin|kun) biya\b/u,
  // Igbo: "kwụọ ego tupu", "bụrụ ụzọ kwụọ"
  /\b(?:i ga[- ]a)?kwu(?:o|ghi)? .{0,15}\b(?:mbu|tupu)\b|\bburu uzo kwuo\b/u,
];

/** Every pattern above contains one of these words. Most messages contain none, so the patterns need not run. */
const ABOUT_MONEY =
  /pay|deposit|transfer|send|drop|money|cash|fee|charge|half|part|%|gift|\bpod\b|settle|give|upfront|advance|alert|san ?o?wo|gba|biya|kwu/u;

/**
 * Whether a message asks for money before the goods are seen: payment before delivery, deposits and fees "to hold it",
 * money for transport, or no payment on delivery. Warnings against this, the writer's own offers to pay, and questions
 * about the payment do not count.
 * @param plain a message as returned by plainText
 */
export function isPayFirstRequest(plain: string): boolean {
  if (!ABOUT_MONEY.test(plain)) return false;
  if (matchesRequest(plain, ASKED) || matchesStatement(plain, SAID) || ELSEWHERE.some((pattern) => pattern.test(plain)))
    return true;
  return sentencesOf(plain).some((sentence) => STATED.some((pattern) => pattern.test(sentence)));
}

import { ABOUT_MONEY } from './may-be-risky.ts';
import { type Rule, rulesOf } from './rule.ts';
import { matchesRequest, matchesStatement, sentencesOf } from './sentences.ts';

const AMOUNT = String.raw`(?:₦|n|#)?\d[\d.,]*(?: ?[km]\b)?`;
const PAY = String.raw`\b(?:pay|paying|payment|deposit|part payment|transfer|(?:send|drop)(?: (?:me|the|d|some|my|small|your|half))*(?: (?:money|cash|payment|deposit|balance|something|am something)|(?: ${AMOUNT}\b)))`;
const DELIVER = String.raw`(?:send|ship|deliver|delivery|deliveries|shipping|dispatch|waybill|bring|release|give|package|drop|move|come|leave|carry|order|inspection|anything|go see|see|start|pickup|take)`;
const KEEP = String.raw`(?:hold|reserve|keep|secure|book|order|send|start|begin|process|proceed|package|pack|parcel|post|load|go|goes|leaves|ship|release|dispatch|deliver|bring|come|carry|waybill|fix|confirm|drop|buy|sew|cut|stop|lock|add|drive)`;
/** What is paid besides the price. */
const FEE = String.raw`(?:transport|t-?fare|fuel|logistics|waybill|delivery|dispatch|clearance|agreement|viewing|activation|form|token|commitment|registration)(?: (?:fare|money|fees?|cash))?`;

/** Requests to the reader, in English and Pidgin. */
const ASKED = rulesOf([
  [
    'if you can pay 30k now i will keep it',
    `${PAY}\\b(?:(?!\\b(?:when|after|on (?:delivery|arrival|collection|pickup))\\b).){0,50} (?:i|we)(?:'ll| will| go| fit| can) ${KEEP}\\b`,
  ],
  ['pay for delivery first', `${PAY}\\b.{0,40}\\b(?:first(?! bank)|up ?front|ahead|in advance|before ?hand)\\b`],
  [
    'first pay',
    String.raw`\bfirst (?:pay|register|activate|settle|fund|drop ${AMOUNT}|send (?:the )?money|drop (?:the )?money|transfer|make payment)\b`,
  ],
  ['upfront payment', String.raw`\b(?:upfront|advance) payment\b`],
  ['pay before i send', `${PAY}\\b.{0,50}\\b(?:before|prior to)\\b.{0,25}\\b${DELIVER}\\b`],
  [
    'kit na 12k, pay before resumption',
    String.raw`\bpay (?:it |am |this )?before (?!you\b|i (?:see|check|collect))\w+`,
  ],
  [
    'pay make i fit send am',
    `${PAY}\\b.{0,60}\\b(?:to|so|so that|make|let|let me|then|and|for)(?: (?:i|we|me|us|it|my boy|the rider|go|will|can|could|fit|then|dey|to))* ${KEEP}\\b(?! (?:me )?(?:the )?(?:receipt|proof|screenshot|evidence|address|name))`,
  ],
  [
    'once you pay i will send it',
    String.raw`\b(?:once|as soon as|after|when|immediately)\b.{0,10}\b(?:you|your)\b(?: (?:have|don|do|make))* (?:pay|paid|payment|send (?:the )?money|transfer|deposit)`,
  ],
  [
    'inspection fee is 5k',
    String.raw`\b(?:non-? ?refundable|refundable|commitment|caution|mobili[sz]ation|booking|inspection|registration|processing|clearance|reservation|customs?|agent) (?:and \w+ )?(?:fee|deposit|charge)\b(?! (?:is |are )?(?:included|inclusive|free))`,
  ],
  ['settle the clearance', String.raw`\b(?:pay|settle) .{0,15}\bclearance\b`],
  [
    'send tfare let me come',
    String.raw`\b(?:send|drop|pay|give)(?: (?:me|him|the|only|some|small|my|${AMOUNT}|for))* (?:transport|t-?fare|fuel|(?:logistics|waybill|delivery) (?:money|fee))\b`,
  ],
  [
    'na only fuel money you go send',
    String.raw`\b(?:${FEE})(?: (?:na|only|is))* (?:you|una) (?:go|will|need to|have to|must) (?:send|pay|drop)\b`,
  ],
  ['send the 7k waybill', String.raw`\b(?:send|pay|drop)(?: (?:the|me|my|him|them))* ${AMOUNT} (?:for )?(?:${FEE})\b`],
  [
    'just send him 6k transport first',
    String.raw`\b(?:send|give|pay|turo|tura)\b.{0,20}${AMOUNT}.{0,20}\bfirst\b(?! bank)`,
  ],
  [
    'send 10k to the agent so that it is released',
    String.raw`\b(?:send|give|pay)\b.{0,40}\b(?:rider|driver|agent|courier|bike man|dispatch)\b.{0,15}\b(?:make|so|then|and) `,
  ],
  [
    'half now, half when it gets to you',
    String.raw`\b(?:half|part|\d{2} ?%)(?: (?:payment|deposit))? (?:now|before|up ?front|first)\b`,
  ],
  ['drop at least 30 % today', String.raw`\b(?:drop|pay|deposit|send|need) (?:at least )?\d{2} ?%`],
  ['drop half', String.raw`\b(?:do|pay|send|drop|san) half\b(?! price)`],
  [
    'send something small to show you are serious',
    String.raw`\b(?:send|drop|pay) (?:me )?(?:small )?(?:something(?: small)?|a token|commitment)(?: money)? (?:so|to|make|let)\b`,
  ],
  ['pay today or i sell to another person', `${PAY}\\b (?:me )?(?:now|today|asap|immediately|sharp)\\b`],
  [
    'you need to pay the lawyer',
    String.raw`\byou (?:need|have|must|are required)(?: to)? (?:pay|deposit|activate|register)\b(?!.{0,40}\b(?:when|after|on delivery|on arrival)\b)`,
  ],
  ['you need 2 activate your account wit 5k', String.raw`\bactivate\b.{0,25}\bwith? ${AMOUNT}`],
  ['pay am make we add your name', String.raw`\bpay (?:am|it) (?:make|so|and) (?:we|i)\b`],
  ['if you serious, send money', String.raw`\bif you(?: are| dey)? serious,? (?:send|drop|pay|transfer)\b`],
  ['just transfer 28k there and relax', String.raw`\bjust (?:transfer|send|drop|pay) (?:the )?${AMOUNT}`],
  [
    'send 10,000 upgrade fee to this number',
    String.raw`\b(?:send|pay|drop|contribute|load|sort|cover|settle)\b.{0,25}${AMOUNT}.{0,20}\b(?:fees?|charges?|airtime|clearing|logistics|insurance|upgrade|verification)\b|\b(?:cover|sort|settle)\b.{0,25}\bfirst\b`,
  ],
  [
    'buy a $25 google play card',
    String.raw`\b(?:buy|get|need|send)\b.{0,20}\b(?:google play|amazon|steam|itunes|apple|razer|gift) ?cards?\b`,
  ],
  ['if you no pay today', String.raw`\bif you (?:no|do not) (?:pay|send|drop)\b`],
  ['remit half so my carpenter can buy wood', String.raw`\b(?:remit|send|drop|pay|fund) (?:half|it first|\d{2} ?%)`],
  [
    'send 3,500 for the bike man',
    String.raw`\b(?:send|drop|give|pay) ${AMOUNT} (?:for|to|give) (?:the |my )?(?:bike man|rider|driver|dispatch)\b`,
  ],
  ['you go send first', String.raw`\byou (?:go|will|must|need to) (?:send|pay|drop|settle) first\b`],
  ['trf the money first', String.raw`\b(?:trf|transfer|send|run)\b.{0,10}\b(?:money|am)\b.{0,5}\b(?:first|now now)\b`],
  ['pay and i forward it', String.raw`\bpay(?: it)?,? (?:and|then) (?:i|we) \w+`],
  [
    'make a commitment of 30%',
    String.raw`\b(?:make|drop|do|pay) (?:a )?(?:commitment|part payment|deposit) of (?:\d{2} ?%|${AMOUNT})`,
  ],
  [
    'send it to 0123456789 so the driver can carry it',
    String.raw`\b(?:send|pay|drop|transfer)(?: (?:it|am|the money|${AMOUNT}))? (?:to|into|for|give) (?:this |my )?(?:\d{10}|account|acct|opay|palmpay|number)\b.{0,40}\b(?:so|make|let|then|and)\b`,
  ],
  [
    'settle the bill and the cake leaves',
    String.raw`\bsettle (?:the |your )?(?:bill|invoice)\b.{0,40}\band (?:the|your|we|i)\b`,
  ],
  [
    'credit me small make i come',
    String.raw`\b(?:credit me|bring something|drop something)\b.{0,15}\bmake (?:i|we)\b|\brun am (?:now|first)\b|\bsend your (?:own )?share\b`,
  ],
  ['just 80k to clear it', String.raw`\b(?:just|only) ${AMOUNT} to (?:clear|release|unlock|process|activate|get)\b`],
  ['drop 10k make another person no carry am', String.raw`\b(?:drop|send|pay) ${AMOUNT} (?:make|so|let)\b`],
  ['do 3k activation', String.raw`\bdo ${AMOUNT} (?:activation|registration|verification|token|form)\b`],
  [
    'seller must pay vat of 2,500',
    String.raw`\b(?:seller|receiver|beneficiary) (?:must|has to|have to|needs? to|go|should) pay\b`,
  ],
  ['top up 15 usdt gas fee', String.raw`\btop up ${AMOUNT}(?: \w+){0,2} fee\b|\bgas fee\b`],
  ['buy a gift card and send the code', String.raw`\bgift ?cards?\b.{0,30}\bsend\b.{0,15}\bcodes?\b`],
]);

/** Statements by anyone, in English and Pidgin. */
const SAID = rulesOf([
  [
    'payment first, then delivery',
    String.raw`(?<!\b(?:my|your|his|her) )\b(?:cash|money|full payment|payment) (?:first(?! thing)|before (?:i|we|you|goods|delivery|dispatch|shipping|anything))\b`,
  ],
  [
    'they collect the money before',
    String.raw`\b(?:collect|collects|need|needs|want|wants|take)\b.{0,15}\b(?:money|payment|${AMOUNT})\b.{0,5}\bbefore\b`,
  ],
  ['advance na 20k', String.raw`\badvance (?:na|is|of) ${AMOUNT}`],
  ['i collect transport fare ahead', String.raw`\b(?:${FEE})(?: \w+){0,2} (?:ahead|up ?front|in advance|first)\b`],
  ['waiting for your alert', String.raw`\bwaiting for (?:your|the) (?:payment|money|alert)\b`],
  [
    'delivery fee upfront',
    String.raw`\b(?:fee|deposit|token|half|balance|${AMOUNT}|\d{2} ?%)(?: of ${AMOUNT}| is)? (?:up ?front|in advance|ahead|first(?! bank))\b`,
  ],
]);

/** The seller's own terms, in English and Pidgin: "I", "no" and "never" are part of them. */
const STATED = rulesOf([
  [
    'we do not do pay on delivery',
    String.raw`\b(?:no|not|never|stopped)\b(?! (?:wahala|problem|qualms|stress|need))[^,]{0,20}\b(?:pay(?:ment)? on delivery|cash on delivery|pod|pay when e reach)\b`,
  ],
  [
    'pay on delivery is not available',
    String.raw`\b(?:pay(?:ment)? on delivery|cash on delivery|pod)\b[^,]{0,15}\b(?:not|unavailable|no longer)\b`,
  ],
  [
    'no longer accept cash at the door',
    String.raw`\b(?:no longer|not|stopped|no dey) (?:accept|accepting|collect|take)\b.{0,15}\b(?:at the door|on delivery|when)\b`,
  ],
  [
    'make i drop aza?',
    String.raw`\b(?:should|shall|let|make) (?:i|me) (?:send|drop|give|text)(?: you)?(?: the| my)? (?:account|acct|aza|bank)\b`,
  ],
  [
    'i no fit give am unless i see alert',
    String.raw`\b(?:unless|until|till) (?:i|we) (?:see|get|receive|confirm) (?:the |your )?(?:alert|payment|money)\b`,
  ],
  [
    'nothing goes out until money land',
    String.raw`\b(?:nothing|nobody|not|no|never|cannot)\b.{0,40}\b(?:until|unless|till) (?:your |the |d )?(?:money|payment|alert) (?:land|enter|drop|show|reflect|come|is confirmed)`,
  ],
  ['strictly prepaid', String.raw`\bprepaid\b(?! (?:meter|card|line|sim))`],
  ['no payment, no sending', String.raw`\bno (?:payment|money|alert|pay|cash),? no \w+`],
  [
    'payment validates order',
    String.raw`\bpayments? (?:validates?|secures?|confirms?) (?:your |the |all |every )?orders?\b`,
  ],
  [
    'we only accept upfront',
    String.raw`\bonly (?:accept|take|do|collect) (?:full )?(?:upfront|advance|payment (?:in advance|upfront|first|before))`,
  ],
  [
    'when i see alert i go send am',
    `\\b(?:after|as soon as|once|when|until|unless) .{0,20}\\b(?:payment|alert|money)\\b(?! on).{0,40}\\b(?:ships?|dispatch|deliver|send|waybill|release|rider|moves?|confirmed)\\b`,
  ],
  [
    'i do not release without payment',
    String.raw`\bkii\b.{0,25}without payment\b|\b(?:no|not|never|nobody|can't|cannot|don't) (?:go |fit |do |dey )?(?:\w+ ){1,4}without (?:full )?(?:payment|paying|money|deposit)`,
  ],
]);

/** Yoruba, Hausa and Igbo, in the form of plainText. */
const ELSEWHERE = rulesOf([
  [
    'e koko sanwo',
    String.raw`\bkoko san ?wo\b|\bkoko san owo\b|\bkoko gba\b|\be ba ti san ?o?wo\b|\bsan ?(?:o?wo) (?:siwaju|saaju|ki (?:n|a|won) to|ka to|kin to)\b`,
  ],
  [
    'e fi 5k ranse for delivery',
    String.raw`\be fi .{0,12}ranse\b.{0,12}\b(?:delivery|waybill|transport)\b|\be fi ${AMOUNT} (?:sile|kale)\b|\bowo \w+ first\b`,
  ],
  ['ka turo rabin kudi first', String.raw`\b(?:ka|ki|ku) (?:turo|tura|biya|aiko)\b.{0,15}\b(?:first|tukuna|kafin)\b`],
  [
    'ka fara biya',
    String.raw`(?<!\b(?:zan|na|ban) )\bbiya(?:n)?\b.{0,15}\b(?:kafin|tukuna|da farko)\b|\b(?:ka|ki|ku|a) fara biyan?\b|\b(?:sai|idan) (?:an|ka|kin|kun) biya\b`,
  ],
  [
    'buru uzo kwuo ugwo',
    String.raw`\b(?:i ga[- ]a)?kwu(?:o|ghi)? .{0,15}\b(?:mbu|tupu|make i)\b|\bzite .{0,10}\bmbu\b|\bzite\b.{0,20}\bka m\b|\bburu uzo kwuo\b`,
  ],
]);

/**
 * The rules for messages that ask for money before the goods are seen, each with an example that it finds (and others
 * may find as well): requests, statements, the seller's terms, and other languages.
 */
export const PAY_FIRST_RULES = { ASKED, SAID, STATED, ELSEWHERE };

const isIn = (text: string, rules: readonly Rule[]) => rules.some(({ pattern }) => text.search(pattern) !== -1);

/**
 * Whether a message asks for money before the goods are seen: payment before delivery, deposits and fees "to hold it",
 * money for transport, or no payment on delivery. Warnings against this, the writer's own offers to pay, and questions
 * about the payment do not count.
 * @param plain a message as returned by plainText
 */
export function isPayFirstRequest(plain: string): boolean {
  if (!ABOUT_MONEY.test(plain)) return false;
  if (matchesRequest(plain, ASKED) || matchesStatement(plain, SAID)) return true;
  return isIn(plain, ELSEWHERE) || sentencesOf(plain).some((sentence) => isIn(sentence, STATED));
}

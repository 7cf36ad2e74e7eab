import { ASKED } from './asked-rules.ts';
import { AMOUNT, FEE } from './money-words.ts';
import { rulesOf } from './rule.ts';

/** Statements by anyone, in English and Pidgin. */
const SAID = rulesOf([
  [
    'payment first, then delivery',
    String.raw`(?<!\b(?:my|your|his|her|for|find|get|enough) )\b(?:cash|money|full payment|payment) (?:first(?! thing)|before (?:i|we|you|goods|delivery|dispatch|shipping|anything))\b`,
  ],
  [
    'they collect the money before',
    String.raw`\b(?:collect|collects|need|needs|want|wants|take)\b.{0,15}\b(?:money|payment|fee|deposit|transport|commitment|advance|mobili[sz]ation|${AMOUNT})\b.{0,8}\bbefore\b(?! (?:i|we) (?:pay|send)\b)`,
  ],
  ['advance na 20k', String.raw`\badvance (?:na|is|of) ${AMOUNT}`],
  ['i collect transport fare ahead', String.raw`\b(?:${FEE})(?: \w+){0,2} (?:ahead|up ?front|in advance|first)\b`],
  ['waiting for your alert', String.raw`\bwaiting for (?:your|the) (?:payment|money|alert)\b`],
  [
    'delivery fee upfront',
    String.raw`\b(?:fee|deposit|token|half|balance|${AMOUNT}(?<!,)|\d{2} ?%)(?: of ${AMOUNT}| is)? (?:up ?front|in advance|ahead|first(?! bank| body| class| owner| grade| floor| come))\b`,
  ],
  [
    'i need 15k to buy the compressor',
    String.raw`\b(?:i|we)(?:'ll| will| go)? (?:need|want|collect|take|require) (?:like |about |only )?(?:${AMOUNT}|half|deposit|\d{2} ?%)\b.{0,10} (?:to|for|before|make|from you)\b`,
  ],
  [
    'money should be complete before i cut',
    String.raw`\b(?:money|payment|balance|fee|deposit|\d+k)\b.{0,15}\b(?:should|must|has to|have to|need to|needs to|go|is|be|are|dey)\b.{0,20}\bbefore\b(?! (?:i|we) (?:see|check|buy|come)\b)`,
  ],
  [
    '60% before delivery',
    String.raw`(?:\d{2} ?%|\b(?:transfer|half|balance|deposit|fee)) before (?:pick ?up|delivery|dispatch|shipping|work|collection)\b`,
  ],
  [
    'initial deposit of 500k',
    String.raw`(?<!\b(?:made|paid|sent|make) (?:the |a |my )?)\b(?:deposit|down payment|commitment|token) (?:of|is|na|fee) ${AMOUNT}`,
  ],
  [
    'we ship only after payment',
    String.raw`\bonly (?:after|upon|on|when|against) (?:\w+ )?payment\b|\bonly (?:send|ship|deliver|release|dispatch|give|start|book|package)\b.{0,25}\b(?:after|when|once|upon|if)\b.{0,12}\b(?:pay\w*|money|alert)\b|\bonly after\b.{0,18}\bpaid\b|\d{2} ?% (?:advance|deposit|mobili[sz]ation)\b|\bneed\b.{0,25}\bmobili[sz]ation\b|\bon full payment\b|\bagainst payment\b|\bafter (?:full |your )?payment,? (?:you|we|i|it|your)\b|(?<!\bmake )\bpayment before (?!you|i |we |evening|night|noon|tomorrow|the end|\w+day)\w+|\b(?:paid|settled) (?:by you )?first\b`,
  ],
  ['make payment', String.raw`^\W*(?:make|send) (?:the |full |your )?payment\W*$`],
  [
    'full payment required',
    String.raw`\b(?:full payment|payment|deposit|advance|down payment)(?: is)? (?:required|compulsory|a must|mandatory|needed|applies)\b|\bpre-? ?orders? only\b`,
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
  ['no payment, no sending', String.raw`\bno (?:payment|money|alert|pay|cash|deposit|booking fee|commitment),? no \w+`],
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
    `\\b(?:after|as soon as|once|when|until|unless) (?!i (?:sent|paid|send)).{0,20}\\b(?:payment|alert|money)\\b(?! on).{0,40}\\b(?:ships?|dispatch|deliver|send|waybill|release|rider|moves?|confirmed)\\b`,
  ],
  [
    'i do not release without payment',
    String.raw`\bkii\b.{0,25}without payment\b|\b(?:no|not|never|nobody|can't|cannot|don't) (?:go |fit |do |dey )?(?:\w+ ){1,4}without (?:full )?(?:payment|paying|money|deposit)`,
  ],
  [
    'orders are only processed after payment',
    String.raw`\b(?:processed|shipped|sent|delivered|released|confirmed|booked|dispatched|starts?|start|given|fixed|reserved|ready)\b.{0,20}\b(?:after|upon|on confirmation of|once|when)\b.{0,12}\bpayment\b`,
  ],
  [
    'your date is not booked till you have paid',
    String.raw`\b(?:not|never|no|nothing|nobody|cannot|can't|won't|isn't)\b.{0,40}\b(?:till|until|unless|except|without|before)\b.{0,20}\b(?:you paid|you've paid|you pay|you send|you drop|paid|payment|deposit|money|commitment|paying)\b(?! on)`,
  ],
  [
    'how soon can you pay',
    String.raw`\b(?:how soon|what time) (?:can|will|go) you (?:pay|send)\b|\bare you (?:paying|sending)\b.{0,15}\b(?:now|today)\b`,
  ],
  [
    'we will send the dispatch as soon as you pay',
    String.raw`\b(?:i|we)(?:'ll| will| go)? (?:send|ship|release|bring|give|dispatch|waybill|come|start|package|deliver)\b.{0,30}\b(?:as soon as|once|when|after|immediately|if) you (?:don )?(?:pay|paid|send (?:the )?money|transfer|drop)\b`,
  ],
  ['you pay, i send', String.raw`\byou pay,? (?:and |then )?(?:i|we) (?:send|ship|release|bring|give|come|deliver)\b`],
  [
    'as soon as i see it i will give the rider',
    String.raw`\b(?:as soon as|once|when|immediately) (?:i|we) (?:see|get|confirm|receive) (?:it|am|the alert|alert|payment|the money|the credit),? (?:i|we)(?:'ll| will| go)? (?:give|release|hand|package|ship|waybill|dispatch|bring|move|send (?!(?:you |the |your )*(?:money|cash|payment|balance)))`,
  ],
  ['i no fit carry market come without you pay', String.raw`\bwithout (?:you|una) (?:pay|paying|send|drop)\b`],
  ['orders without payment are no orders', String.raw`\borders? (?:made )?without (?:payment|paying)\b`],
  [
    'as soon as alert lands it leaves my hand',
    String.raw`\b(?:after|as soon as|once|when|until|immediately)\b(?!.{0,10}\bi (?:sent|paid|send))(?:(?!\byour (?:money|payment)\b.{0,5}back).){0,20}\b(?:payment|alert|money)\b(?! on).{0,30}\b(?:leaves?|pack\w*|hand|give|pickup|pick|start|bring|come|process|sew|bake|get|send|code|move|on (?:its|the) way)\b`,
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
    String.raw`\be fi .{0,12}ranse\b.{0,20}\b(?:delivery|waybill|transport|so|ki n|make)\b|\be san owo\b.{0,12}\b(?:first|siwaju|before)\b|\be fi ${AMOUNT} (?:sile|kale)\b|\bowo \w+ first\b`,
  ],
  [
    'ka turo rabin kudi first',
    String.raw`\b(?:ka|ki|ku) (?:turo|tura|biya|aiko)\b.{0,30}\b(?:first|tukuna|kafin|then|so|sai)\b`,
  ],
  [
    'ka fara biya',
    String.raw`(?<!\b(?:zan|na|ban) )\bbiya(?:n)?\b.{0,15}\b(?:kafin|tukuna|da farko)\b|\b(?:ka|ki|ku|a) fara biyan?\b|\b(?:sai|idan) (?:an|ka|kin|kun) biya\b`,
  ],
  [
    'buru uzo kwuo ugwo',
    String.raw`\b(?:i ga[- ]a)?kwu(?:o|ghi)? .{0,15}\b(?:mbu|tupu|make i)\b|\bzite .{0,10}\bmbu\b|\bzite\b.{0,20}\bka m\b|\bzite ego\b(?! m\b)|\bburu uzo kwuo\b|(?<!\bm )\bkwuo ugwo\b(?! gi)`,
  ],
]);

/**
 * The rules for messages that ask for money before the goods are seen, each with an example that it finds (and others
 * may find as well): requests, statements, the seller's terms, and other languages.
 */
export const PAY_FIRST_RULES = { ASKED, SAID, STATED, ELSEWHERE };

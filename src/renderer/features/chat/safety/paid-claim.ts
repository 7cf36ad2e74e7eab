import { ABOUT_MONEY } from './may-be-risky.ts';
import { rulesOf } from './rule.ts';
import { clauseBefore, sentencesOf } from './sentences.ts';

const AMOUNT = String.raw`(?:₦|n|#)? ?(?<![\d.,])\d[\d.,]*(?: ?k\b| ?m\b| thousand| naira)?`;
const THE = '(?:the|d|your|my|full|complete|you|una|of|pass|balance)';
const MONEY = String.raw`(?:(?:money|payments?|balance|cash|amount|fee|cash|kudi|owo|ego)\b|${AMOUNT})`;
const TRANSFER = '(?:transfer+|tranfer|trf)';
const ACCOUNT = String.raw`(?:account|acct|acc|aza|bank|gtb(?:ank)?|opay|kuda|palmpay|moniepoint|uba|zenith|access|wallet)`;
/** The goods were sent, and not the money. */
const GOODS = String.raw`(?!.{0,40}\b(?:park|waybill|gig|bus|dispatch|carton|driver|rider)\b)`;
const DONE = String.raw`(?:has|have|had|was|is|been|be|already|just|now|don|did|finally|since)`;

/**
 * What tells the reader that they were paid, by the writer or by somebody for them, each rule with an example that it
 * finds: words for paying and sending, for what arrived, alerts and receipts, and other languages.
 */
export const PAID_RULES = rulesOf([
  // Paid
  ['i have paid', String.raw`\b(?:i|we|i've|we've|av)(?: ${DONE}| \w+ly)* paid\b`],
  ['my sister abroad paid you', String.raw`\bpaid (?:you|into your|in full)\b`],
  [
    'paid sir',
    String.raw`^\W*(?:all )?(?:(?:paid|transfer+ed)(?=\W*$)|(?:paid|sent|done|transfer+ed)\b(?=\W*(?:sir|ma\b|already|now|o\b|check|please|confirm|boss|oga|dear)))`,
  ],
  [
    'your payment was paid twice',
    String.raw`\b(?:over ?paid|paid twice|sent .{0,15}\btwice|sent too much|instead of ${AMOUNT})\b`,
  ],
  [
    'i gave the cash to your boy',
    String.raw`\b(?:gave|don give|given)\b.{0,25}\b(?:your|ur|the) (?:boy|girl|brother|sister|wife|husband|rider|apprentice|sales ?girl|staff|manager|cashier)\b.{0,20}\b(?:money|cash)|\b(?:gave|don give|given) (?:the |d )?(?:money|cash)\b.{0,20}\byour\b`,
  ],
  [
    'na since yesterday i pay you',
    String.raw`\bsince\b.{0,20}\bi (?:pay|send am|do am|do the thing)\b|\bi (?:send am|do am|do the thing) since\b`,
  ],
  ['paid for the wig', String.raw`^\W*paid (?:for|4) (?!delivery|transport|my)`],
  ['has been settled in full', String.raw`\b(?:settled|cleared) in full\b`],
  [
    'i give your sales girl the money',
    String.raw`\bi give your\b.{0,30}\b(?:money|cash)\b|\bhanded (?:your|the)\b.{0,25}(?:\b(?:money|cash)\b|${AMOUNT})|\byour (?:rider|boy|girl|driver|staff|sister|brother|wife) (?:don collect|collected|took)\b.{0,20}\b(?:money|cash|${AMOUNT})|${AMOUNT} i (?:gave|give) you\b`,
  ],
  ['we paid to you by our accounts department', String.raw`\b(?:released|paid|remitted|moved|disbursed) to you\b`],
  [
    'i moved 100k to you',
    String.raw`\b(?:moved|pushed|threw|shot|beamed|put) ${AMOUNT}(?: \w+)? (?:to|into|in|inside) (?:you|your|the account)\b|\band put the ${AMOUNT} in\b`,
  ],
  [
    'i have dropped 85 usdt',
    String.raw`\b(?:i've|i have|i|we've|we have|just) dropped (?:the )?${AMOUNT}|\bi(?:'ve| have)? funded (?:it|the)\b`,
  ],
  [
    'i don do the 5k',
    String.raw`\bdon do (?:the |d |that )?${AMOUNT}|\b(?:do|send|pay) (?:the )?${AMOUNT} give you\b|\bdon clear you\b`,
  ],
  [
    'first installment was done',
    String.raw`\b(?:instal+ment|deposit|part)\b.{0,10} (?:(?:was|has been) (?:done|made|sent|paid)|is in)\b|^\W*\d{2} ?% (?:done|paid|sent)\b`,
  ],
  [
    'i don pay o',
    String.raw`(?<!\b(?:you|for|una|customer|person|people|somebody|buyer) )\bdon (?:(?:pay|settle|credit|deposit|${TRANSFER})(?! (?:nepa|my|school|rent|people|him|her|them|dem)\b)|balance you|clear your|shoot you)`,
  ],
  ['i have made the payment', String.raw`\bmade (?:${THE} )*payments?\b`],
  [
    'payment has been made',
    String.raw`\b(?:money|payment|cash|${TRANSFER})(?: of ${AMOUNT})?(?: ${DONE})* (?:sent|made|done|paid|completed?|successful)\b(?! (?:before|first|up ?front|in advance|ahead|on delivery|when|after)\b)`,
  ],
  ['35k sent to your kuda', String.raw`${AMOUNT}(?: ${DONE}| \w+){0,2} (?:sent|paid|transfer+ed)\b`],
  // Sent
  ['i have sent the money', String.raw`\bsent (?:it |am )?(?:${THE} )*${MONEY}`],
  ['i don send the money', String.raw`\b(?:don|i) (?:send|drop|put)(?: ${THE})* ${MONEY}`],
  ['it was 55k i sent', String.raw`${AMOUNT} (?:that )?(?:i|we) (?:don )?sen[dt]\b`],
  [
    'i sent it 10 minutes ago',
    String.raw`\bi (?:sent|did|don do|do) (?:it|am)\b${GOODS}.{0,40}\b(?:ago|since)\b|\bi don do am since\b`,
  ],
  [
    'my brother don send am',
    String.raw`\b(?:bro(?:ther|da|s)|sist(?:er|a)|husband|wife|boss|(?:boy|girl)?friend|office|company|mum|dad|customer|neighbou?r|daughter|son|babe|secretary|accountant)\b.{0,25}\b(?:don send|sent)\b`,
  ],
  [
    'sent it now now',
    String.raw`\bsent it${GOODS} (?:now|already|just|(?:through|via|from) (?:my )?(?:${ACCOUNT}|transfer|ussd|pos|mobile|app))\b|^\W*i don do am\b`,
  ],
  // Transferred
  [
    'i just transferred it',
    String.raw`\b(?:i|we|i've|we've|just|already)(?: ${DONE})* ${TRANSFER}ed\b|^\s*${TRANSFER}ed\b`,
  ],
  [
    'i have done the transfer',
    String.raw`\b(?:did|done|don do|i do|initiated|made)(?: ${THE}| a| ${AMOUNT})* (?:${TRANSFER}|payment)\b`,
  ],
  [
    'transferring right now',
    String.raw`\bdey transfer\b.{0,15}\b(?:now|so)\b|\btransferring\b(?!.{0,30}\b(?:tonight|tomorrow|later|this (?:evening|night)|next|when|soon)\b)`,
  ],
  ['sending the money now', String.raw`\bsending(?: ${THE})* (?:money|payment|${AMOUNT})`],
  [
    'i don run the money',
    String.raw`\bdon (?:run|throw|shoot|push|wire)\b.{0,20}(?:\b(?:money|${TRANSFER}|${ACCOUNT})\b|\d)|\btransfer dey go\b|\b(?:dem|they|bank) don (?:debit|remove|comot)\b|\bmoney don (?:go|comot|leave)\b`,
  ],
  ['i have deposited the money', String.raw`\b(?:have|has|i|we|just|already) deposited\b|^\W*deposited\b`],
  [
    'i have settled the full 85,000',
    String.raw`\b(?:settled|cleared|balanced|wired|lodged|remitted|credited|topped up|pushed|cashed|taken care of|took care of)\b.{0,30}(?:\b(?:you|your|it|money|sum|balance|amount|outstanding|bill|counter)\b|\d)|\b(?:balance|bill|account|funds|payment)(?: ${DONE})* (?:settled|cleared|credited|completed|approved|remitted|effected)\b`,
  ],
  [
    'done with the payment',
    String.raw`\bdone with (?:the |my |your )?(?:payment|${TRANSFER})\b|\b(?:tnx|transaction|${TRANSFER}) (?:cmpltd|completed|complete|effected|successful|done)\b`,
  ],
  [
    'the 40k has gone through',
    String.raw`\b(?:money|moni|funds?|cash|it|e|payment|transfer|btc|usdt|\d+k|thousand|thing)(?: (?!never|not|no\b|yet|if)\w+){0,3} (?:gone through|went through|landed|don (?:land|enter|drop|go|comot|reach)|entered|enter (?:your|o\b)|dropped|reached you|left (?:my|here|since)|are in|been deducted|deducted|been released)\b(?! if)`,
  ],
  [
    'money is with you now',
    String.raw`\b(?:money|cash|funds|total|amount|thousand)(?: \w+){0,3} (?:is |dey |are )?(?:now )?(?:with|inside|for) (?:you\b|your account)|\byou(?:'ve| have)(?: had)? (?:your|my|our) (?:money|cash|${AMOUNT})|\bpos man\b.{0,25}\b(?:has|get|hold)\b|\bgotten ${AMOUNT}`,
  ],
  [
    'my wife did it from her opay',
    String.raw`\b(?:wife|husband|brother|sister|boss|oga|friend|cousin|accountant|guy|pikin|son|daughter|mama|papa)\b.{0,25}\b(?:did it|pay am|send am|pushed|remitted|use (?:im|her|his) \w+ (?:send|pay))\b`,
  ],
  [
    'the name you will see is bisola',
    String.raw`\bname (?:you will see|that will show|wey go show|(?:should|will|go) (?:show|be different))\b|\b(?:(?:will|go|should) )?show (?:as|the) sender\b|\bsender(?:'s)? name\b|\byou go see \w+\b|\b(?:im|her|his) name (?:is|na) \w+`,
  ],
  [
    'network is delaying the alert',
    String.raw`\b(?:network|bank|access|sms)\b.{0,40}\b(?:alert|notification|holding|delaying|dey hold|slow|dey sleep|hang)\b|\b(?:alert|notification) (?:is )?(?:otw|on the way|is delay|is on its way|dey slow)`,
  ],
  [
    'session id 0902',
    String.raw`\bsession id\b|\bteller (?:number|no)\b|\bhere is the hash\b|\bref(?:erence)?(?: number)? (?:ends|is)\b|\breverse confirmation\b|\byour statement\b|\btrace it for you\b|\bconfirmations\b`,
  ],
  [
    'i handed cash to your girl',
    String.raw`\b(?:handed|gave|drop)\b.{0,15}\b(?:cash|money|${AMOUNT}) (?:to|for|with) your\b`,
  ],
  [
    'i paid with my card',
    String.raw`\bcodes? (?:i|we) (?:uploaded|sent|gave)\b|\bsnap the code give\b|\b(?:btc|usdt|eth) (?:into|to|is on)\b|\bpaid with my card\b|\bdeducted\b|\bdebit me\b`,
  ],
  [
    'shey you don see wetin i send?',
    String.raw`\b(?:able to see|seen?|saw) (?:my (?:transfer|payment|money)|wetin i send)\b|\bi sent it\b.{0,30}\b(?:lie|swear|witness)\b|\bwitness i sent\b`,
  ],
  ['sorted you out already', String.raw`\b(?:sorted|settled) you\b|\btoo much by (?:accident|mistake)\b`],
  ['i have now completed it', String.raw`\bhave (?:now )?completed (?:it|${THE})\b`],
  // Arrived
  ['half is in your palmpay', String.raw`\b(?:is|are|dey) (?:already )?(?:in|inside) your ${ACCOUNT}\b`],
  [
    'account credited',
    String.raw`^\W*(?:your )?(?:account|acct|acc|aza|wallet) (?:has been |is |don )?credit(?:ed)?\b`,
  ],
  ['your aza don ring?', String.raw`\b(?:aza|phone|account) don ring\b|\bna me be that ${AMOUNT}`],
  ['35k came to you', String.raw`${AMOUNT}[^.]{0,10} came to you\b|${AMOUNT} don set\b`],
  ['it went twice', String.raw`\bwent (?:through )?twice\b|\breverse (?:one|the (?:other|second|extra))\b`],
  ['mine left by 8', String.raw`\bmine (?:left|has left|don (?:go|leave|minus)|was debited)\b`],
  [
    'money don land your account',
    String.raw`\b(?:money|cash|${AMOUNT})(?: \w+){0,4} (?:don )?(?:land|enter|drop)(?:ed)? (?:for )?(?:your|that) ${ACCOUNT}\b`,
  ],
  [
    '40k has left my account',
    String.raw`\b(?:left|gone|minus|debited|leave|comot) (?:from )?my (?:own )?${ACCOUNT}\b|\bmy (?:own )?${ACCOUNT} don minus\b`,
  ],
  ['i have been debited', String.raw`\b(?:been|was|got) debited\b|^\W*debited\b`],
  [
    'money don enter?',
    String.raw`\b(?:has|have|did|e|money|alert|payment)\b(?: \w+){0,3} (?:enter(?:ed)?|drop(?:ped)?|land(?:ed)?|reflect(?:ed)?|arrived?)\s*\?`,
  ],
  ['you have your money now', String.raw`\byou (?:have|don get) your money\b`],
  ['the money is there', String.raw`\bmoney (?:is|dey) (?:there|inside|in your|for your)\b`],
  [
    'it will reflect soon',
    String.raw`\b(?:it|e|money|transfer|payment|transaction|credit)(?: (?!not\b|no\b|never\b|yet\b)\w+){0,3} reflect(?:ed|ing)?\b|\b(?:is|it's|still|dey|shows?|showing|says|saying|displaying)(?: as| only| still)? ["“'‘]?(?:pending|processing|in progress)\b|\btransfer in progress\b`,
  ],
  // The alert
  [
    'have you seen the alert',
    String.raw`(?<!\b(?:i|we|yet to)(?: (?:don|have|just|never|no|not|can|cannot|yet|to|did|do|even))* )\b(?:seen|see|saw|gotten|got|get|confirm|watch out for|look out for|expect|receive)(?: ${THE})* alert\b`,
  ],
  [
    'you will receive the alert',
    String.raw`\byou(?:'ll| will| go| should| for don| fit)(?: soon)? (?:get|receive|see)(?: (?:${THE}|an?|credit|bank))* (?:alert|money|credit)\b`,
  ],
  ['any alert yet?', String.raw`\b(?:any )?alert (?:yet|don enter)\??\s*\?`],
  [
    'alert go soon drop',
    String.raw`\balert (?:go|will|is going to|dey)(?: soon)? (?:drop|enter|land|come|reflect)\b|\balert dey come\b`,
  ],
  ['alert!!! check your phone', String.raw`^\s*alert\s*!+|\balert (?:neva|never) (?:cum|come)\b`],
  ['transfer successful', String.raw`\b(?:${TRANSFER}|showing|status|says|saying|receipt)\b.{0,15}\bsuccess(?:ful)?\b`],
  ['e never reflect', String.raw`\be never reflect\b`],
  [
    'confirm my payment',
    String.raw`(?<!\b(?:we|i) )\bconfirm (?:receipt of )?(?:the |my |d )?(?:payment|transfer|receipt(?! of)|money|credit)\b`,
  ],
  [
    'check your account',
    String.raw`\b(?:check|chk|confirm|look|look at|refresh) (?:your|ur|d) (?:bank )?(?:account|acct|acc|balance|app|${ACCOUNT})\b`,
  ],
  // The receipt
  [
    'receipt',
    String.raw`^\s*(?:the |my |transaction |transfer |payment |see |here is |na the )*(?:receipt|pop|slip|screenshot)\s*(?:$|[^\w\s,]|attached|below|above|sent|here|dey)`,
  ],
  [
    'find attached evidence of remittance',
    String.raw`\b(?:attached|enclosed)\b.{0,15}\b(?:evidence|proof|receipt|slip)\b|\b(?:evidence|proof) of remittance\b|\bslip (?:enclosed|attached)\b`,
  ],
  [
    'proof of payment attached',
    String.raw`^\s*(?:\[photo\] )?(?:here is |see )?(?:the |my )?(?:proof|evidence|screenshot) of (?:the )?(?:payment|transfer|debit|trf)|\bhere(?:'s| is) (?:my|the) (?:evidence|proof|slip)\b`,
  ],
  [
    'na the receipt be this',
    String.raw`\b(?:receipt|slip|screenshot|proof|teller|debit) (?:be (?:this|that)|dey (?:there|so))\b`,
  ],
  ['bank teller', String.raw`^\W*(?:bank )?(?:teller|deposit slip)\W*$`],
  ['the debit alert be this', String.raw`\bdebit alert\b`],
  [
    'i don drop receipt',
    String.raw`\b(?:don|i|have) (?:drop|dropped|send|sent) (?:the |you |my )*(?:receipt|proof|screenshot|evidence|slip|teller|pop)\b`,
  ],
  [
    'see my receipt below',
    String.raw`\b(?:see|check|view)(?: the| my| this| for)* (?:receipt|screenshot|slip|proof|evidence)\b(?! from| when)`,
  ],
  [
    'i sent it to your opay',
    String.raw`\b(?:sent|send) (?:it|am) (?:to|give|for|into|inside|enter) (?:your|that|the) (?:\w+ )?${ACCOUNT}\b`,
  ],
  ['successful, look', String.raw`^\W*(?:it is |it was |it's |its |payment )?successful\b`],
  ['the receipt says successful', String.raw`\breceipt (?:says|shows|is showing)\b`],
  // Yoruba, Hausa, Igbo
  [
    'mo ti san owo',
    String.raw`\bmo (?:ti )?(?:san|sanwo|fi (?:owo|${AMOUNT})|${TRANSFER}|pay|send (?:owo|${AMOUNT}))\b|\b(?:owo|alert) (?:ti|naa ti) wole\b[^.]*\?|\bowo yin ti lo\b|\blo transfer\b|\bti (?:se transfer|san owo|sanwo|fi owo)\b`,
  ],
  ['e wo account yin', String.raw`\be wo (?:account|akanti)\b`],
  [
    'na biya',
    String.raw`\b(?:na|(?<!sai )an|mun) (?:biya|tura|turo|saka|aika)\b(?! kaya)|\bya tura maka\b|\bcire kudi|\bba yaron .{0,12}cash|\bkudin? (?:ya|sun) shig[oa](?: \w+)?\s*\?|\bduba (?:account|asusu)`,
  ],
  [
    'ezigala m ego',
    String.raw`\b(?:e?zi(?:ga|e|te|pu)(?:la|go)|akw[uo]o?(?:la|go)|kw[uo]o(?:la|go)) m\b(?! ng?wa)|\bego(?: \w+)?(?: o)? a?bata(?:go|la)\s*\?|\bdebitigo m\b|\bm (?:e?zigala|a?kwuola)\b|\blee account\b`,
  ],
]);

/** "If", "I will", "not yet": the following words did not happen. */
const UNMEANT =
  /\b(?:if|when|once|immediately|as soon as|till|unless|upon|after|until|before|will|would|may|can|could|let|make|not|never|no|nobody|nothing|tomorrow|go|how|who)\b/u;
/** Money for something else, or that goes back. */
const OTHER =
  /\b(?:refund(?:ed)?|money back|my rent|i rent|salary|school fees|pictures|contacts|photos|nepa|mi o ti|for don|(?:have not|never|no) seen?|same thing|last (?:year|owner|month)|papers|files|not enough|no be money|reversed|return(?:ed)?|paid (?:the |d )?(?:delivery |dispatch )?(?:man|rider|driver|guy|agent|landlord|mechanic|tailor)|house rent|another (?:seller|vendor|shop|person)|(?:receipt|screenshot|proof) (?:that |wey )?you (?:sent|send))\b/u;
/** The writer has given money back. */
const REFUNDED =
  /\bi(?:'ve| have| don)?(?: just| already)? (?:return(?:ed)?|refund(?:ed)?|reversed?)\b|\b(?:sent|transferred) (?:your |the |d )?(?:money|\S*\d\S*)(?: naira)? back\b/u;
const QUESTION =
  /^\s*(?:have|did|do|does|how|can|could|should|when|where|is|are|what|which|abi)\b(?! (?:you (?:seen|see|gotten|get|received)|it|the (?:money|alert|payment|transfer)|my (?:payment|transfer|money))\b).*\?/u;

/**
 * Whether a message tells the reader that they were paid. Whether it is true only the reader's own account shows.
 * @param plain a message as returned by plainText
 */
export function isPaidClaim(plain: string): boolean {
  if (!ABOUT_MONEY.test(plain) || REFUNDED.test(plain)) return false;
  return sentencesOf(plain).some(
    (sentence) =>
      !OTHER.test(sentence) &&
      !QUESTION.test(sentence) &&
      PAID_RULES.some(({ pattern }) =>
        [...sentence.matchAll(pattern)].some(({ index }) => !UNMEANT.test(clauseBefore(sentence, index))),
      ),
  );
}

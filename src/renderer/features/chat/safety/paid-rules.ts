import { ACCOUNT, AMOUNT, MONEY, THE, TRANSFER } from './money-words.ts';
import { rulesOf } from './rule.ts';

/** The goods were sent, and not the money. */
const GOODS = String.raw`(?!.{0,40}\b(?:park|waybill|gig|bus|dispatch|carton|driver|rider)\b)`;
/** Words of one clause in which nothing is denied, conditional or still to come. */
const GAP = String.raw`(?:(?!\b(?:will|go|would|not|never|no|if|when|before|after|until|once|should|may|can)\b)[^.?!\n])`;
const DONE = String.raw`(?:has|have|had|was|is|been|be|already|just|now|don|did|finally|since)`;

/**
 * What tells the reader that they were paid, by the writer or by somebody for them, each rule with an example that it
 * finds.
 */
export const PAID_RULES = rulesOf([
  // Paid
  ['i have paid', String.raw`\b(?:i|we|i've|we've|av)(?: ${DONE}| \w+ly)* paid\b`],
  ['my sister abroad paid you', String.raw`\bpaid (?:you|into your|in full)\b`],
  [
    'paid sir',
    String.raw`^\W*(?:all )?(?:just paid\b|(?:paid|transfer+ed)(?=\W*$)|(?:paid|sent|done|transfer+ed)\b(?=\W*(?:sir|ma\b|already|now|o\b|check|please|confirm|boss|oga|dear)))`,
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
  ['i have made the payment', String.raw`\bmade (?:${THE} |a )*(?:payments?|deposits?|transfers?|lodg\w+)\b`],
  [
    'payment has been made',
    String.raw`\b(?:money|payment|cash|${TRANSFER})(?: of ${AMOUNT})?(?: ${DONE})* (?:sent|made|done|paid|completed?|successful)\b(?! (?:before|first|up ?front|in advance|ahead|on delivery|when|after)\b)`,
  ],
  ['35k sent to your kuda', String.raw`${AMOUNT}(?: ${DONE}| \w+){0,2} (?:sent|paid|transfer+ed)\b`],
  // Sent
  ['i have sent the money', String.raw`(?<!\byou(?:'ve| have| don| just)* )\bsent (?:it |am )?(?:${THE} )*${MONEY}`],
  [
    'i don send the money',
    String.raw`(?<!\b(?:you|una) )\b(?:don|i)(?: \w+ly)? (?:send|drop|put)(?: ${THE})* ${MONEY}`,
  ],
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
    String.raw`\b(?:i|we|i've|we've|just|already)(?: ${DONE}| \w+ly)* ${TRANSFER}ed\b|^\s*${TRANSFER}ed\b`,
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
    String.raw`\bdon (?:run|throw|shoot|push|wire)\b.{0,20}(?:\b(?:money|${TRANSFER}|${ACCOUNT})\b|\d)|\btransfer dey go\b|\b(?:dem|they|bank) don (?:debit|remove|com+ot)\b|\bmoney don (?:go|com+ot|leave)\b`,
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
    String.raw`\b(?:money|moni|funds?|cash|it|e|payment|transfer|btc|usdt|\d+k|thousand|thing)(?: (?!never|not|no\b|yet|if|will|go\b|would|to\b)\w+){0,3} (?:gone through|went through|landed|don (?:land|enter|drop|com+ot|reach)|don go(?! (?:since|out|finish|already))|entered|enter (?:your|o\b)|dropped|reached you|left (?:my|here|since)|are in|been deducted|deducted|been released)\b(?! if)(?! (?:in |inside )?(?:my|our) )`,
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
    String.raw`\bcodes? (?:i|we) (?:uploaded|sent|gave)\b|\bsnap the code give\b|\b(?:btc|usdt|eth) (?:into|to|is on)\b|\bpaid with my card\b|\bdeducted (?!from (?:your|the))\w+|\bdebit me\b`,
  ],
  [
    'shey you don see wetin i send?',
    String.raw`\b(?:able to see|seen?|saw) (?:my (?:transfer|payment|money)|wetin i send)\b|\bi sent it\b.{0,30}\b(?:lie|swear|witness)\b|\bwitness i sent\b`,
  ],
  ['sorted you out already', String.raw`\b(?:sorted|settled) you\b|\btoo much by (?:accident|mistake)\b`],
  ['i have now completed it', String.raw`\bhave (?:now )?completed (?:it|${THE})\b`],
  // Payments by other people, and for deposits and fees
  [
    'i sent the deposit that you asked for',
    String.raw`\b(?:i|we|i've|we've|have|has|just|already)(?: ${DONE}| also| even| still| mistakenly)* (?:sent|paid|dropped|transfer+ed|added|cleared|settled|completed)(?: (?:you|to you|back|back to you|over))?(?: ${THE}| that| this| out)* (?:(?<=you )everything|half|deposit|rest|remaining|transport|rent|part|fees?|commitment|advance|${MONEY})`,
  ],
  [
    'my wife paid yesterday',
    String.raw`\bmy (?:\w+(?:'s)? ){1,3}(?:${DONE} )*(?:paid|transfer+ed|processed|settled|remitted|wired|deposited|credited|(?:pay|settle|credit) (?:you|am))\b(?! (?:me|him|her|us)\b)`,
  ],
  [
    'the fee for the cake has been remitted',
    String.raw`\b(?:fees?|money|payment|balance|deposit|rent|amount|bill|cost|funds?|charges?)\b${GAP}{0,40}\b(?:has|have|was|were|is|don|been)(?: ${DONE})* (?:remitted|wired|paid|sent|done|made|transfer+ed|settled|cleared|deposited|credited|dropped)\b(?! (?:before|first|up ?front|in advance|ahead|on|when|after|by|every|up to|till)\b)`,
  ],
  [
    'usdt sent',
    String.raw`\b(?:usdt|btc|eth|money|payment|cash|deposit|balance|fee|rent|half|funds)(?: (?:of|for) [^,.]{0,20})? (?:sent|paid|made|done|dropped|transfer+ed)\b(?! (?:before|first|up ?front|in advance|ahead|on|when|after|by|every)\b)`,
  ],
  [
    'i don run am',
    String.raw`\b(?:i|we|bro\w*|wife|husband|oga|madam) (?:just )?don (?:(?:run|shoot|throw|push|wire|pay|settle|transfer|clear|credit|balance) (?:am|you|una|everything|it|all|half)|(?:do|send) am(?= (?:since|already|now|o)\b|\W*$)|(?:pay|settle|send|do|clear) (?:complete|finish|half)|(?:run|shoot|throw|push|wire|send|drop|pay|transfer) ${GAP}{0,20}(?:\b(?:money|kudi\w*|owo|ego|balance|deposit)\b|\d+ ?k\b|\d,?\d{3}))`,
  ],
  [
    "i used my sister's account to pay",
    String.raw`\b(?:used|take|took) (?:my|his|her) (?:own )?(?:\w+(?:'s)? )?(?:${ACCOUNT}) (?:to |take )?(?:pay|send|do|transfer)\b`,
  ],
  ['na you i pay', String.raw`\bna (?:you|una|your \w+) (?:i|we) (?:pay|send|transfer|give)\b`],
  [
    'na me send that 18k',
    String.raw`\bna (?:me|my \w+) (?:send|pay|do|transfer)\b|${AMOUNT}${GAP}{0,40}\b(?:is|na) (?:from )?(?:me|mine)\b|\bna (?:my )?${ACCOUNT} (?:i|we) (?:take |use )?(?:send|pay|do)\b`,
  ],
  [
    'i pay you since last week',
    String.raw`(?<!\b(?:make|let|can|should|as|if|when) )\bi pay (?:you|am|the money)${GAP}{0,20}\b(?:since|yesterday|last|already|this morning|complete)\b`,
  ],
  [
    'you collected my 48k',
    String.raw`\byou (?:don |have |already |just )*(?:collect(?:ed)?|take|took|received?|get|got|chop|hold|holding) my (?:full |complete )?(?:money|cash|deposit|balance|payment|${AMOUNT})`,
  ],
  [
    'you must have seen 9,800 from kuda',
    String.raw`\b(?:you(?:'ll|'ve| will| go| must| should| suppose| don| have)*(?: have)?|hope you(?:'ve| have)?|have you|did you) (?:see|seen|receive|received|get|got|gotten)(?: ${THE})* (?:\w+ )?(?:credit|payment|transfer|money|alerts?|${AMOUNT})(?! (?:more|back|when|whenever|each|for new)\b)(?!${GAP}{0,30}\b(?:bring|come|buyer|customer)\b)`,
  ],
  [
    'confirm 12,500 from chidinma',
    String.raw`\bconfirm\b(?: receipt of| please| if| that|\W){0,4}${AMOUNT}|\bconfirm (?:on|in) your (?:app|bank|phone|wallet|${ACCOUNT})\b|\bconfirm (?:it|both|them)\b`,
  ],
  [
    'this is the evidence of payment',
    String.raw`\b(?:here|this|that|see|na this)(?: is| be|'s| na)?(?: ${THE}| payment| transfer| my)* (?:receipt|evidence|proof|screenshot|slip)\b(?! (?:from|of (?:the )?(?:purchase|land|origin)|you|for the (?:land|car)))|^\W*(?:${ACCOUNT}|transfer|payment) (?:receipt|slip|screenshot)\b`,
  ],
  [
    '25,500 in your account',
    String.raw`(?:\b(?:money|payment|cash|balance|fee|funds|everything|it)\b|\d|=)${GAP}{0,25}\b(?:in|inside) your (?:own |bank )?${ACCOUNT}\b(?! (?:details|number|name))`,
  ],
  ['two transfers', String.raw`\b(?:two|three|2|3) (?:transfers|alerts)\b`],
  [
    'already debited',
    String.raw`\b(?:i'm|am|already|don)(?: been)? debit(?:ed)?\b|\bdebited my\b|\b(?:they've|they have|bank has|dem don) (?:removed|taken|debited|deducted|com+ot)\b`,
  ],
  [
    'i dropped the cash with your girl',
    String.raw`\b(?:dropped|left|gave|handed|given|submitted)(?: ${THE}| it| ${AMOUNT}| in)* (?:cash|money|${AMOUNT})? ?(?:with|to|for) your (?!(?:house|shop|place|address|park|gate)\b)\w+`,
  ],
  [
    'your payment is being processed by the bank',
    String.raw`\b(?:transfer|payment|money|transaction) is (?:still )?(?:being processed|on (?:its|the) way|on hold|processing|pending)\b|\bput your money on hold\b`,
  ],
  [
    'the courier has your payment with him',
    String.raw`\b(?:has|have|get|with) your (?:payment|money|cash) (?:with|in|already)\b|\b(?:your|my) (?:payment|money|cash)(?: of ${AMOUNT})? is (?:already |now )?(?:with|at|in)\b|\bpayment confirmation\b`,
  ],
  // Yoruba, Hausa, Igbo
  [
    'mo ti san owo',
    String.raw`\bmo (?:ti )?(?:san|sanwo|fi (?:owo|${AMOUNT})|${TRANSFER}|pay\b|send (?:owo|${AMOUNT}|e\b))|\b(?:owo|alert) (?:ti|naa ti) wole\b[^.]*\?|\bowo yin ti lo\b|\blo transfer\b|\bti (?:se transfer|san owo|sanwo|fi owo)\b`,
  ],
  ['e wo account yin', String.raw`\be wo (?:account|akanti)\b`],
  [
    'na biya',
    String.raw`\b(?:na|(?<!sai )an|mun) (?:biya|tura|turo|saka|aika)\b(?! kaya)|\bya tura maka\b|\bcire kudi|\bba yaron .{0,12}cash|\bkudin? (?:ya|sun) shig[oa](?: \w+)?\s*\?|\bduba (?:account|asusu)`,
  ],
  [
    'ezigala m ego',
    String.raw`\b(?:e?zi(?:ga|go|e|te|pu)(?:la|go)|akw[uo]o?(?:la|go)|kw[uo]o(?:la|go)) m\b(?! ng?wa)|\bego(?: \w+)?(?: o)? a?bata(?:go|la)\s*\?|\bdebitigo m\b|\bm (?:e?zigala|a?kwuola)\b|\blee account\b`,
  ],
]);

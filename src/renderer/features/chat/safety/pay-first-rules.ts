import { rulesOf } from './rule.ts';

const AMOUNT = String.raw`(?:₦|n|#)?\d[\d.,]*(?: ?[km]\b)?`;
const PAY = String.raw`\b(?:pay|paying|payment(?! (?:confirmation|attached))|deposit|part payment|(?<!\b(?:the|my|did|your|of|d|made|this|do) )transfer|(?:send|drop)(?: (?:me|the|d|some|my|small|your|half))*(?: (?:money|cash|payment|deposit|balance|something|am something)|(?: ${AMOUNT}\b)))`;
const DELIVER = String.raw`(?:send|ship|deliver|delivery|deliveries|shipping|dispatch|waybill|bring|release|give|package|drop|move|come|leave|carry|order|inspection|anything|go see|see|start|pickup|take)`;
const KEEP = String.raw`(?:hold|reserve|keep|secure|book|order|send|start|begin|process|proceed|package|pack|parcel|post|load|go|goes|leaves|ship|release|dispatch|deliver|bring|come|carry|waybill|fix|confirm|drop|buy|sew|cut|stop|lock|add|drive)`;
/** Words that ask for a payment, and do not just name it. */
const ASK = String.raw`\b(?:pay|(?:make|do) (?:a |the |your |full |part |half )*payment|(?:send|drop|transfer|deposit)(?: (?:me|us|the|some|small|your|half|at least))*(?: (?:money|cash|deposit|balance)| ${AMOUNT}))\b(?:(?!\b(?:when|wen|after|if|once|back|excess|on (?:delivery|arrival|pick))\b).)`;
/** What is paid besides the price. */
const FEE = String.raw`(?:transport|t-?fare|fuel|logistics|waybill|delivery|dispatch|clearance|agreement|viewing|activation|form|token|commitment|registration)(?: (?:fare|money|fees?|cash))?`;

/** Requests to the reader, in English and Pidgin. */
const ASKED = rulesOf([
  [
    'if you can pay 30k now i will keep it',
    `(?<!\\byour )${PAY}\\b(?:(?!\\b(?:when|after|on (?:delivery|arrival|collection|pickup))\\b).){0,50} (?:i|we)(?:'ll| will| go| fit| can) ${KEEP}\\b`,
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
    String.raw`\b(?:send|give|pay)\b.{0,20}(?:${AMOUNT}|\b(?:money|fee|transport|something)\b).{0,20}\b(?:rider|driver|agent|courier|bike man|dispatch)\b.{0,15}\b(?:make|so|then|and) `,
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
  // Whatever is paid, and whatever waits for it
  ['drop something', String.raw`\b(?:drop|send|bring) something(?! else| like)\b(?! (?:to|for) (?:eat|chop))`],
  [
    'send the money and let your brother come',
    `${ASK}{0,40}\\b(?:and|then|make|so)(?: (?:i|we|he|she|they|my \\w+|let))? ?(?:'ll|will|go|fit)? (?!(?:pay|refund|i|we|the|come and|confirm|see|check)\\b)`,
  ],
  [
    'can you send the money for cement',
    String.raw`\b(?:can|could|will) you(?: please)? (?:send|pay|transfer|drop|make)\b.{0,15}(?:\b(?:money|deposit|payment|balance)\b|\d)`,
  ],
  [
    'payment before 5pm secures the price',
    String.raw`(?<!\b(?:of|your) )\bpay(?:ment)? (?!attached).{0,30}\b(?:validates?|secures?|confirms?|locks?|guarantees?|on or before|not later than)\b|\bpay to (?:secure|book|reserve|confirm|lock|hold)\b`,
  ],
  [
    'please pay 10k for the name search',
    String.raw`\bplease,? (?:just |first |help me |quickly )?(?:pay|deposit|make (?:the |your |full |part )*payment(?! (?:in)?to\b)|settle|drop ${AMOUNT})\b(?!.{0,40}\b(?:when|after|on (?:delivery|arrival|pick)|if (?:it|you like)|once)\b)`,
  ],
  [
    'you pay 2k before we waka',
    `${ASK}{0,50}\\bbefore (?:we|i|they|dem|he|she|him|the|my|our|any)\\b(?! (?:can |could |will |go )?(?:see|check|inspect|test|collect|confirm|buy|know)\\b)`,
  ],
  [
    'settle their mobilization',
    String.raw`\b(?:pay|settle|send|drop|clear)\b.{0,35}\b(?:mobili[sz]ation|commitment|clearing|customs?|duty|workmanship|insurance|medical|upgrade)\b`,
  ],
  [
    'send that and it will be cleared',
    String.raw`\b(?:send|pay|drop) (?:that|this|it|am|them) (?:and|so|make|then|sharp|first|let|today)\b`,
  ],
  [
    'after you settle the agent',
    String.raw`\b(?:once|after|when|immediately|until|till|unless|without|as soon as)\b.{0,10}\byou(?:'ve| have| don)? (?:settle|clear|complete|send|drop|buy|paid|pay|deposit)\b(?!.{0,15}\b(?:picture|address|number|location|item|waybill|photo|it)\b)`,
  ],
  [
    'you give him 12k before he hands it over',
    String.raw`\b(?:give|gives) (?:him|her|me|them|the \w+|my \w+) ${AMOUNT}.{0,40}\b(?:before|so|then|first|make)\b`,
  ],
  [
    'you must buy the registration form before viewing',
    String.raw`\b(?:buy|obtain|pick) (?:it|am|(?:the |a )?(?:\w+ )?form)\b.{0,15}\bbefore\b`,
  ],
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
  ['initial deposit of 500k', String.raw`\b(?:deposit|down payment|commitment|token) (?:of|is|na|fee) ${AMOUNT}`],
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
    String.raw`\be fi .{0,12}ranse\b.{0,12}\b(?:delivery|waybill|transport)\b|\be fi ${AMOUNT} (?:sile|kale)\b|\bowo \w+ first\b`,
  ],
  ['ka turo rabin kudi first', String.raw`\b(?:ka|ki|ku) (?:turo|tura|biya|aiko)\b.{0,15}\b(?:first|tukuna|kafin)\b`],
  [
    'ka fara biya',
    String.raw`(?<!\b(?:zan|na|ban) )\bbiya(?:n)?\b.{0,15}\b(?:kafin|tukuna|da farko)\b|\b(?:ka|ki|ku|a) fara biyan?\b|\b(?:sai|idan) (?:an|ka|kin|kun) biya\b`,
  ],
  [
    'buru uzo kwuo ugwo',
    String.raw`\b(?:i ga[- ]a)?kwu(?:o|ghi)? .{0,15}\b(?:mbu|tupu|make i)\b|\bzite .{0,10}\bmbu\b|\bzite\b.{0,20}\bka m\b|\bburu uzo kwuo\b|(?<!\bm )\bkwuo ugwo\b(?! gi)`,
  ],
]);

/**
 * The rules for messages that ask for money before the goods are seen, each with an example that it finds (and others
 * may find as well): requests, statements, the seller's terms, and other languages.
 */
export const PAY_FIRST_RULES = { ASKED, SAID, STATED, ELSEWHERE };

import { AMOUNT, FEE } from './money-words.ts';
import { rulesOf } from './rule.ts';

const PAY = String.raw`\b(?:pays?(?! to\b)|paying|payment(?! (?:confirmation|attached))|deposit|part payment|(?<!\b(?:the|my|did|your|of|d|made|this|do) )transfer|(?:send|drop)(?: (?:me|the|d|some|my|small|your|half))*(?: (?:money|cash|payment|deposit|balance|something|am something)|(?: ${AMOUNT}\b)))`;
const DELIVER = String.raw`(?:send|ship|deliver|delivery|deliveries|shipping|dispatch|waybill|bring|release|give|package|drop|move|come|leave|carry|order|inspection|anything|go see|see|start|pickup|take)`;
const KEEP = String.raw`(?:hold|reserve|keep|secure|book|order|send|start|begin|process|proceed|package|pack|parcel|post|load|go|goes|leaves|ship|release|dispatch|deliver|bring|come|carry|waybill|fix|confirm|drop|buy|sew|cut|stop|lock|add|drive)`;
/** Words that ask for a payment, and do not just name it. */
const ASK = String.raw`\b(?:pay|(?:make|do) (?:a |the |d |your |full |part |half )*(?:payment|transfer)|(?:send|drop|transfer|deposit)(?: (?:me|us|the|some|small|your|half|at least))*(?: (?:money|cash|deposit|balance)| ${AMOUNT}))\b(?:(?!\b(?:when|wen|after|if|once|back|excess|on (?:delivery|arrival|pick))\b).)`;

/** Requests to the reader to pay first, in English and Pidgin, each rule with an example that it finds. */
export const ASKED = rulesOf([
  [
    'if you can pay 30k now i will keep it',
    `(?<!\\byour )${PAY}\\b(?:(?!\\b(?:when|after|on (?:delivery|arrival|collection|pickup))\\b).){0,50} (?:i|we)(?:'ll| will| go| fit| can) ${KEEP}\\b`,
  ],
  [
    'pay for delivery first',
    `${PAY}\\b.{0,40}\\b(?:first(?! bank| body| class| owner| grade| floor| come)|up ?front|ahead|in advance|before ?hand)\\b`,
  ],
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
  ['pay today or i sell to another person', `${PAY}\\b (?:me )?(?:${AMOUNT} )?(?:now|today|asap|immediately|sharp)\\b`],
  [
    'you need to pay the lawyer',
    String.raw`\byou(?:'ll| will| go)? (?:need|have|must|are required)(?: to)? (?:pay|deposit|activate|register)\b(?!.{0,40}\b(?:when|after|on delivery|on arrival)\b)`,
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
  [
    'if you no pay today',
    String.raw`\bif you (?:no|do not|cannot|can not|can't)(?: fit| want to| wan)? (?:pay|send|drop)\b`,
  ],
  ['remit half so my carpenter can buy wood', String.raw`\b(?:remit|send|drop|pay|fund) (?:half|it first|\d{2} ?%)`],
  [
    'send 3,500 for the bike man',
    String.raw`\b(?:send|drop|give|pay) ${AMOUNT} (?:for|to|give) (?:the |my )?(?:bike man|rider|driver|dispatch)\b`,
  ],
  [
    'you go send first',
    String.raw`\byou (?:go|will|must|need to) (?:send|pay|drop|settle) first\b|\byou(?: go|'ll| will| must| need to| have to) drop ${AMOUNT}`,
  ],
  [
    'trf the money first',
    String.raw`(?<!\bme )\b(?:trf|transfer|send|run)\b.{0,10}\b(?:money|am)\b.{0,5}\b(?:first|now now)\b`,
  ],
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
    String.raw`\b(?:credit me|(?:bring|send|drop) (?:something|half|small|${AMOUNT}))\b.{0,15}\bmake (?:i|we)\b|\brun am (?:now|first)\b|\bsend your (?:own )?share\b`,
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
  // A payment, and what happens only after it
  [
    'pay for your delivery only, 2,500',
    String.raw`(?:^\W*|please,? |just )pay for (?:your |the |d )?(?:delivery|waybill|logistics|transport)\b(?!.{0,30}\b(?:when|on arrival|after)\b)`,
  ],
  [
    'you go drop am before i come',
    String.raw`\byou(?: go|'ll| will| must| need to| have to) (?:drop|pay|send)(?: am| it| that)? before\b`,
  ],
  [
    'pay something down',
    String.raw`\bpay (?:something|small money)\b(?! (?:else|less))|\b(?:drop|send|bring) something(?! else| like)\b(?! (?:to|for) (?:eat|chop))`,
  ],
  [
    'send the money and let your brother come',
    `${ASK}{0,40}\\b(?:and|then|make|so)(?: (?:i|we|he|she|they|my \\w+|let))? ?(?:'ll|will|go|fit)? (?!(?:pay|refund|i|we|the|come and|confirm|see|check|send (?:me )?(?:the )?(?:receipt|proof|evidence|screenshot))\\b)`,
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

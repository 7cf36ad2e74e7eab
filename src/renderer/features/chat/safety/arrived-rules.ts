import { ACCOUNT, AMOUNT, THE, TRANSFER } from './money-words.ts';
import { rulesOf } from './rule.ts';

/** Rules for texts that say that money has arrived or is on its way, or that mention its alert or receipt. */
export const ARRIVED_RULES = rulesOf([
  // Money
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
    String.raw`\b(?:left|gone|minus|debited|leave|com+ot) (?:from )?my (?:own )?${ACCOUNT}\b|\bmy (?:own )?${ACCOUNT} don minus\b`,
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
    String.raw`(?<!\b(?:i|we|i've|we've|i'm|yet to)(?: (?:don|have|just|never|no|not|can|cannot|yet|to|did|do|even))* )\b(?:seen|see|saw|gotten|got|get|confirm|watch out for|look out for|expect|receive)(?: ${THE})* alert\b`,
  ],
  [
    'you will receive the alert',
    String.raw`\byou(?:'ll| will| go| should| for don| fit)(?: soon)? (?:get|receive|see)(?: (?:${THE}|an?|credit|bank))* (?:alert|money|credit)\b`,
  ],
  ['any alert yet?', String.raw`\b(?:any )?alert (?:yet|don enter)\??\s*\?`],
  [
    'alert go soon drop',
    String.raw`\balert (?:go|will|is going to|dey|suppose don|should have)(?: soon)? (?:drop|enter|land|come|reflect)\b|\balert dey come\b`,
  ],
  ['alert!!! check your phone', String.raw`^\s*alert\s*!+|\balert (?:neva|never) (?:cum|come)\b`],
  [
    'confirm if you have gotten the alert',
    String.raw`\b(?:confirm|check|tell me|see|know) (?:if|whether|say)\b.{0,25}\b(?:alert|money|payment|transfer|e|it)\b.{0,15}\b(?:gotten|received|seen|enter\w*|drop\w*|land\w*|reflect\w*|com(?:e|ing)|in)\b|\b(?:confirm|check) (?:if|whether) you(?:'ve| have)? (?:gotten|received|seen)\b.{0,15}\b(?:alert|money|payment|transfer|it)\b`,
  ],
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
    String.raw`\b(?:sent|send) (?:it|am) (?:to|give|for|into|inside|enter|go) (?:your|that|the) (?:\w+ )?${ACCOUNT}\b`,
  ],
  ['successful, look', String.raw`^\W*(?:it is |it was |it's |its |payment )?successful\b`],
  ['the receipt says successful', String.raw`\breceipt (?:says|shows|is showing)\b`],
]);

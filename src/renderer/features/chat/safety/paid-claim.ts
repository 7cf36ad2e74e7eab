import { ARRIVED_RULES } from './arrived-rules.ts';
import { ABOUT_MONEY } from './may-be-risky.ts';
import { PAID_RULES } from './paid-rules.ts';
import { clauseBefore, sentencesOf } from './sentences.ts';

const RULES = [...PAID_RULES, ...ARRIVED_RULES];

/** "If", "I will", "not yet": the following words did not happen. */
const UNMEANT =
  /\b(?:if|when|once|immediately|as soon as|till|unless|upon|after|until|before|will|would|may|can|could|let|make|not|never|no|nobody|nothing|tomorrow|go|how|who)\b/u;
/** Money for something else, or that goes back. */
const OTHER =
  /\b(?:refund(?:ed)?|money back|my rent|i rent|salary|school fees|pictures|contacts|photos|nepa|mi o ti|for don|(?:i|we)(?: still| yet| don| just)* (?:have not|never|no|not|do not|did not|can not|cannot|can't) (?:yet )?(?:seen?|see|get|got|gotten|receiv\w+)|(?:pay|paid|settle|settled) (?:me|driver|rider|someone|somebody|another)|paid \S*\d\S* for (?:it|this|mine|am) (?:in|last|when|back|brand)|last time|beware|always (?:confirm|check)|be careful|(?:vendor|seller|agent|guy|person|man|woman|people|shop|page|one) (?:that |wey |who )?(?:i|we) paid|(?:paid|pay|settled?) (?:an?|the|my|one|some|all) (?!money|amount|balance|deposit|fees?|full|rent|half|rest|delivery|transport|remaining|payment|sum|price|cash|bill|advance|commitment|first|complete|total|whole|workmanship|shipping|cost|charges?|invoice|outstanding|agreed|second|last|other|instal|part|\d|₦|n\d|agreement)\w+|same thing|last (?:year|owner|month)|papers|files|not enough|no be money|reversed|returned|(?:paid|pay|sent) (?:the |d |my |him |her )?(?:delivery |dispatch )?(?:man|rider|driver|guy|agent|landlord|mechanic|tailor|plumber|mum|mother)|house rent|another (?:seller|vendor|shop|person)|(?:receipt|screenshot|proof) (?:that |wey )?you (?:sent|send))\b/u;
/** The writer has given money back. */
const REFUNDED =
  /\bi(?:'ve| have| don)?(?: just| already)? (?:return(?:ed)?|refund(?:ed)?|reversed?)\b|\b(?:sent|transferred) (?:your |the |d )?(?:money|\S*\d\S*)(?: naira)? back\b/u;
const QUESTION =
  /^\s*(?:have|did|do|does|how|can|could|should|when|where|is|are|what|which|abi)\b(?! (?:you (?:seen|see|gotten|get|received)|it|the (?:money|alert|payment|transfer)|my (?:payment|transfer|money))\b).*\?|\b(?:you|una)(?:'ve| don| have| just| already| did)* (?:sen[dt]|pa(?:y|id)|transfer\w*|made|make the|do the)\b.*\?/u;

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
      RULES.some(({ pattern }) =>
        [...sentence.matchAll(pattern)].some(({ index }) => !UNMEANT.test(clauseBefore(sentence, index))),
      ),
  );
}

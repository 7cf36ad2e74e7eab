import type { Rule } from './rule.ts';

/** Splits a text into sentences: at line breaks, and at punctuation or emoji before a space. */
export function sentencesOf(plain: string): string[] {
  return plain.split(/\n+|(?<=[.!?;])\s+|\p{Extended_Pictographic}+/u).filter((sentence) => sentence.trim() !== '');
}

/** "Should I pay first?", "Do you do pay on delivery?": a question about the payment, not a request for money. */
const QUESTION =
  /^\s*(?:(?:so|please|and|but)[ ,]+)*(?:is|are|do|does|should|must|why|which|what|how|when|abi|can i|could i)\b.*\?/u;
/** "Never pay before …", "I paid …", "he wanted …": the following words are not a request to the reader. */
const DENIED =
  /\b(?:no|not|never|nobody|without|avoid|stop|wanted|refuse|if any\w+|anybody|anyone|na who|scammers?|is there|any|how much)\b/u;
const OTHERS = /\b(?:i|i'll|i'm|we|we'll|he|she|they|someone|somebody|people|let me|zan|mo|aga)\b/u;
/** "I need you to pay": a request to the reader after all. */
const READER = /\b(?:you|you'll)\b/u;

/** Whether the words from an index on are meant seriously: neither negated in their clause nor part of a question. */
function isMeant(sentence: string, index: number): boolean {
  return !QUESTION.test(sentence) && !DENIED.test(clauseBefore(sentence, index));
}

export function clauseBefore(sentence: string, index: number): string {
  return (
    sentence
      .slice(0, index)
      .split(/[,:]|\bbut\b/u)
      .at(-1) ?? ''
  );
}

/** Whether the request is addressed to the reader, as far as the preceding words of its clause show. */
function isOfReader(sentence: string, index: number): boolean {
  const clause = clauseBefore(sentence, index);
  const other = OTHERS.exec(clause);
  return other === null || READER.test(clause.slice(other.index));
}

const isFound = (plain: string, rules: readonly Rule[], counts: (sentence: string, index: number) => boolean) =>
  sentencesOf(plain).some((sentence) =>
    rules.some(({ pattern }) => [...sentence.matchAll(pattern)].some(({ index }) => counts(sentence, index))),
  );

/** Whether a rule is found in a text as a serious statement. */
export function matchesStatement(plain: string, rules: readonly Rule[]): boolean {
  return isFound(plain, rules, isMeant);
}

/** Whether a rule is found in a text as a serious request to the reader. */
export function matchesRequest(plain: string, rules: readonly Rule[]): boolean {
  return isFound(plain, rules, (sentence, index) => isMeant(sentence, index) && isOfReader(sentence, index));
}

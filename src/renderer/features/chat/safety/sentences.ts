/** Takes a text apart where a sentence ends: at a line break, or a stop, mark or emoji before a space. */
export function sentencesOf(plain: string): string[] {
  return plain.split(/\n+|(?<=[.!?;])\s+|\p{Extended_Pictographic}+/u).filter((sentence) => sentence.trim() !== '');
}

/** "Should I pay first?", "Do you do pay on delivery?": the way of paying is asked for, not the money. */
const QUESTION =
  /^\s*(?:(?:so|please|and|but)[ ,]+)*(?:is|are|do|does|should|must|why|which|what|how|when|abi|can i|could i)\b.*\?/u;
/** "Never pay before …", "I paid …", "he wanted …": what follows is not asked of the reader. */
const DENIED =
  /\b(?:no|not|never|nobody|without|avoid|stop|wanted|refuse|if any\w+|anybody|anyone|scammers?|is there|any|how much)\b/u;
const OTHERS = /\b(?:i|i'll|i'm|we|we'll|he|she|they|someone|somebody|people|let me|zan|mo|aga)\b/u;
/** "I need you to pay": of the reader after all. */
const READER = /\b(?:you|you'll)\b/u;

/** Whether what stands in a sentence from an index on is said in earnest: neither denied in its clause nor asked about. */
function isMeant(sentence: string, index: number): boolean {
  return !QUESTION.test(sentence) && !DENIED.test(clauseBefore(sentence, index));
}

function clauseBefore(sentence: string, index: number): string {
  return (
    sentence
      .slice(0, index)
      .split(/[,:]|\bbut\b/u)
      .at(-1) ?? ''
  );
}

/** Whether it is the reader of whom it is asked, as far as its own clause shows before it. */
function isOfReader(sentence: string, index: number): boolean {
  const clause = clauseBefore(sentence, index);
  const other = OTHERS.exec(clause);
  return other === null || READER.test(clause.slice(other.index));
}

const isFound = (plain: string, patterns: readonly RegExp[], counts: (sentence: string, index: number) => boolean) =>
  sentencesOf(plain).some((sentence) =>
    patterns.some((pattern) => [...sentence.matchAll(pattern)].some(({ index }) => counts(sentence, index))),
  );

/** Whether a pattern, which must be global, is found in a text where it is said in earnest. */
export function isSaid(plain: string, patterns: readonly RegExp[]): boolean {
  return isFound(plain, patterns, isMeant);
}

/** Whether a pattern, which must be global, is found in a text where it is asked of the reader in earnest. */
export function isAsked(plain: string, patterns: readonly RegExp[]): boolean {
  return isFound(plain, patterns, (sentence, index) => isMeant(sentence, index) && isOfReader(sentence, index));
}

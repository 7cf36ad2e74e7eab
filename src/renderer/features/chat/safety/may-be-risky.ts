/** Words and signs of which every rule's messages contain one: of money, accounts and receipts, digits, addresses. */
const HINTS =
  /[^\n -~]|\d|[.:]\w|%|p[ao][iy]|pop\b|deposit|transf|tranf|trf|sen[dt]|drop|money|cash|fee|charge|half|part|gift|\bpod\b|settle|g[ai]ve|front|advance|alert|san|owo|gba|biya|kwu|kudi|ego|first|activate|token|ranse|tur[oa]|acc|acct|aza|done|don\b|credit|debit|receipt|proof|evidence|screenshot|slip|reflect|pending|process|check|chk|confirm|balance|wole|register/iu;

/**
 * Whether the rules of message-notice.ts can find anything in a message. Most messages contain nothing of the kind, and
 * a conversation of such messages does not load the rules.
 */
export const mayBeRisky = (text: string): boolean => HINTS.test(text);

/**
 * Words of which every message about money that the rules find contains one: of paying and sending, of what arrives and
 * is shown, of banks, and of Yoruba, Hausa and Igbo. Most messages contain none, so the rules need not run.
 */
export const ABOUT_MONEY =
  /pa[iy]|sen[dt]|trf|tran[sf]|drop|deposit|settle|clear|balance|credit|debit|deduct|minus|wire|lodge|remit|topped|push|cash|money|moni|fund|charge|fee|fare|ahead|first|front|advance|half|part|%|gift|card|code|pod\b|giv|gav|hand|collect|activat|token|cover|sort|load|contribute|run|done|don\b|did|do am|made|complet|cmplt|success|process|pending|progress|reflect|land|enter|left|confirm|check|chk|look|alert|receipt|pop\b|slip|screenshot|proof|evidence|name|sender|network|bank|access|sms|session|teller|hash|ref|statement|trace|acc|aza|too much|twice|instead|revers|moved|came to|prepaid|ring\b|snt\b|pd\b|dne?\b|care of|witness|btc|usdt|gotten|got\b|seen\b|from me|buy|mo (?:ti|fi|san)|owo|wole|san ?o?wo|through|biya|tur[oa]|saka|kudi|duba|cire|yaron|ranse|sile|gba|ego|zi(?:ga|te|go)|kwu|kwu?o|akw|lee |e wo /iu;

/** Digits of accounts and amounts, addresses, and letters that are not plain. */
const ACCOUNTS_AND_LINKS = /[^\n -~]|\d|[.:]\w/u;

/**
 * Whether the rules of message-notice.ts can find anything in a message. A conversation without such messages does not
 * load the rules.
 */
export const mayBeRisky = (text: string): boolean => ACCOUNTS_AND_LINKS.test(text) || ABOUT_MONEY.test(text);

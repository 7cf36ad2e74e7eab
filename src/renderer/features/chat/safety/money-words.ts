// Parts of the patterns in paid-rules.ts and arrived-rules.ts.

export const AMOUNT = String.raw`(?:₦|n|#)? ?(?<![\d.,])\d[\d.,]*(?: ?k\b| ?m\b| thousand| naira)?`;
export const THE = '(?:the|d|your|my|full|complete|you|una|of|pass|balance)';
export const MONEY = String.raw`(?:(?:money|payments?|balance|cash|amount|fee|cash|kudi|owo|ego)\b|${AMOUNT})`;
export const TRANSFER = '(?:transfer+|tranfer|trf)';
export const ACCOUNT = String.raw`(?:account|acct|acc|aza|bank|gtb(?:ank)?|opay|kuda|palmpay|moniepoint|uba|zenith|access|wallet)`;

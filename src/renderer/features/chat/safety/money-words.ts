// Parts of the patterns of claims and of requests for payment.

/** "15k", "₦9,500", "20 thousand". */
export const AMOUNT = String.raw`(?:₦|n|#)? ?(?<![\d.,])\d[\d.,]*(?: ?k\b| ?m\b| thousand| naira)?`;
/** Words before what was paid. */
export const THE = '(?:the|d|your|my|full|complete|you|una|of|pass|balance)';
/** What was paid. */
export const MONEY = String.raw`(?:(?:money|payments?|balance|cash|amount|fee|kudi|owo|ego)\b|${AMOUNT})`;
export const TRANSFER = '(?:transfer+|tranfer|trf)';
export const ACCOUNT = String.raw`(?:account|acct|acc|aza|bank|gtb(?:ank)?|opay|kuda|palmpay|moniepoint|uba|zenith|access|wallet)`;
/** What is paid besides the price. */
export const FEE = String.raw`(?:transport|t-?fare|fuel|logistics|waybill|delivery|dispatch|clearance|agreement|viewing|activation|form|token|commitment|registration)(?: (?:fare|money|fees?|cash))?`;

/** Apps that hold money; their account numbers are often phone numbers. */
export const WALLETS = String.raw`(?:o-?pay|palm ?pay|monie ?point|kuda|paga|carbon|fairmoney|vbank)`;

const BANKS = String.raw`(?:gtb|gtbank|gtco|guaranty trust|uba|first ?bank|fbn|access|zenith|fidelity|fcmb|union bank|sterling|wema|alat|polaris|keystone|stanbic|ecobank|unity bank|heritage bank|jaiz|providus|titan trust|globus|parallex|premium trust|suntrust|taj ?bank|lotus bank|vfd|rubies|sparkle|lapo|microfinance|mfb|standard chartered|bank)`;

/** Nigerian banks as people write them in plain text, and words for an account. */
export const BANK_OR_ACCOUNT = new RegExp(
  String.raw`\b(?:${BANKS}|${WALLETS}|acct|acc|account|a/c|aza|nuban|akaunti?|akanti|asusu\w*|ussd)\b`,
  'u',
);

/** A wallet's name, or a word for an account. */
export const WALLET_OR_ACCOUNT = new RegExp(String.raw`\b(?:${WALLETS}|acct|acc|account|a/c|aza|nuban)\b`, 'u');

/** A destination for a transfer. */
export const PURSE = String.raw`(?:account|acct|acc|aza|wallet|akaunti?|${BANKS}|${WALLETS})`;

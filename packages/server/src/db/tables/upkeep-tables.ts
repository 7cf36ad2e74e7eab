// What servers need for themselves. How each kind of value is held: see ../schema.ts.

/** Mails that have not been handed over yet. */
export interface LettersTable {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attempts: number;
  next_attempt_at: number;
  last_fault: string | null;
  /** When the letter has lost its sense, such as that of a code. */
  expires_at: number;
  created_at: number;
}

/** What all servers on this database must know alike, and nobody else. */
export interface SecretsTable {
  name: string;
  value: string;
}

/** Which server does a chore that only one may do at a time. */
export interface LeasesTable {
  name: string;
  holder: string;
  expires_at: number;
}

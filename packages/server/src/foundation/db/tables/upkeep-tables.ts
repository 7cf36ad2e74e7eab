import type { Generated } from 'kysely';

// Tables that servers need for their own operation. For the types of values, see ../schema.ts.

/** Emails that have not been handed over yet. */
export interface EmailsTable {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attempts: number;
  next_attempt_at: number;
  last_fault: string | null;
  /** When the email becomes useless, such as that of a code. */
  expires_at: number;
  created_at: number;
  /** The link that ends emails like this one, for the headers that email programs know. */
  unsubscribe: string | null;
}

/** Secrets that all servers on this database share. */
export interface SecretsTable {
  name: string;
  value: string;
}

/** Which server runs a job that only one may run at a time. */
export interface LeasesTable {
  name: string;
  holder: string;
  expires_at: number;
}

/** What changed in the data from which posts are shown, see ../shown-changes.ts. Triggers write it. */
export interface ShownChangesTable {
  id: Generated<number>;
  /** The id of a post, or of a reader whose likes or saves changed, or "lists" or "everything". */
  subject: string;
}

/** One letter to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail and how long it makes sense to go on trying to deliver it, in milliseconds. */
export interface Letter extends Mail {
  lifetimeMs: number;
}

/** Something that takes letters: a mail server, or the outbox folder. */
export interface Mailer {
  /** Resolves once the letter is in safe hands, and rejects when it is not. */
  send(mail: Mail): Promise<void>;
  /** Resolves when letters would be taken, and rejects when they would not. */
  check(): Promise<void>;
  close(): void;
}

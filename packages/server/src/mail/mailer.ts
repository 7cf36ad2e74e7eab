/** One letter to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Something that takes letters: a mail server, or the outbox folder. */
export interface Mailer {
  /** Resolves once the letter is in safe hands, and rejects when it is not. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

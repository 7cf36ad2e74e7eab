/** One email to one person. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** An email, and how long it is worth trying to deliver, in milliseconds. */
export interface OutgoingEmail extends Email {
  lifetimeMs: number;
}

/** Sends emails: through a mail server, or into the outbox folder. */
export interface Mailer {
  /** Resolves once the email is accepted, and rejects when it is not. */
  send(mail: Email): Promise<void>;
  /** Resolves when emails would be accepted, and rejects when they would not. */
  check(): Promise<void>;
  close(): void;
}

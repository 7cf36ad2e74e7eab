/** One email to one person. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  /**
   * A link that ends emails like this one. Email programs show it as their own button, and send it a POST without
   * asking (RFC 8058).
   */
  unsubscribe?: string | undefined;
}

/** An email, and how long it is worth trying to deliver, in milliseconds. */
export interface OutgoingEmail extends Email {
  lifetimeMs: number;
}

/** The headers of an email by which email programs offer to end such emails. */
export function unsubscribeHeaders({ unsubscribe }: Email): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Sends emails: through a mail server, or into the outbox folder. */
export interface Mailer {
  /** Resolves once the email is accepted, and rejects when it is not. */
  send(mail: Email): Promise<void>;
  /** Resolves when emails would be accepted, and rejects when they would not. */
  check(): Promise<void>;
  close(): void;
}

import { createTransport } from 'nodemailer';

import { type Mailer, unsubscribeHeaders } from './mailer.ts';

/** Sends through the mail server of SMTP_URL, with time limits for a server that does not answer. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    // A password is never sent unencrypted. Without a password, encryption is used where the server offers it.
    requireTLS: new URL(url).username !== '',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(email) {
      const { to, subject, text, html } = email;
      // Marks the email as automatic, so that no automatic replies such as "I am on holiday" come back.
      const headers = { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(email) };
      await transport.sendMail({ from, to, subject, text, html, headers });
    },
    async check() {
      await transport.verify();
    },
    close() {
      transport.close();
    },
  };
}

import { createTransport } from 'nodemailer';

import type { Mailer } from './mailer.ts';

/** Sends through the mail server of SMTP_URL, and gives up on one that does not answer. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    // A password never goes over the wire in the clear; without one, encryption is used where it is offered.
    requireTLS: new URL(url).username !== '',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send({ to, subject, text, html }) {
      // A machine wrote it: no answers such as "I am on holiday" are wanted.
      await transport.sendMail({ from, to, subject, text, html, headers: { 'Auto-Submitted': 'auto-generated' } });
    },
    async check() {
      await transport.verify();
    },
    close() {
      transport.close();
    },
  };
}

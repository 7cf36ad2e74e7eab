import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import { newId } from '../db/new-id.ts';
import { writeDurably } from '../startup/durable-file.ts';
import { type Mailer, unsubscribeHeaders } from './mailer.ts';

/**
 * Writes each email into a folder as an `.eml` file that any email program opens. The names sort by age.
 * @param folder the folder of the emails
 * @param aside a folder on the same disk for unfinished files
 */
export function outboxMailer(folder: string, aside: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(email) {
      const { to, subject, text, html } = email;
      const { message } = await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        headers: unsubscribeHeaders(email),
      });
      if (!Buffer.isBuffer(message)) throw new TypeError('the mail was composed as a stream, not as bytes');
      await writeDurably(join(folder, `${newId()}.eml`), message, aside);
    },
    check: () => access(folder, constants.W_OK),
    close() {
      transport.close();
    },
  };
}

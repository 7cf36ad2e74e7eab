import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import PostalMime from 'postal-mime';

import { renderMessage, unsentMessagesPage } from './unsent-messages-page.ts';

/** GET /outbox: the newest emails that a mail server would have sent. */
export function outboxPage(folder: string): FastifyPluginAsyncZod {
  // An email in the folder never changes, and testers who wait for one reload the page again and again.
  let rendered = new Map<string, Promise<string>>();
  const render = (names: readonly string[]) => {
    rendered = new Map(names.map((name) => [name, rendered.get(name) ?? renderEmail(join(folder, name))]));
    return Promise.all(rendered.values());
  };
  return unsentMessagesPage({
    path: '/outbox',
    spec: 'architecture §6',
    summaries: {
      page: 'List the newest emails that a mail server would have sent; only from this machine and outside production',
      style: 'Read the style sheet of the email outbox',
    },
    title: 'Outbox',
    about: 'Mails that a mail server would have sent, newest first.',
    empty: 'No mail yet.',
    async readNewest(max) {
      const emails = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
      return render(emails.toSorted().toReversed().slice(0, max));
    },
  });
}

async function renderEmail(file: string): Promise<string> {
  const mail = await PostalMime.parse(await readFile(file));
  const to = mail.to?.map((person) => person.address ?? '').join(', ') ?? '';
  return renderMessage({ heading: mail.subject ?? '', note: `To ${to}, ${mail.date ?? ''}`, text: mail.text ?? '' });
}

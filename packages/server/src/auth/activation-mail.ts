import { escapeHtml } from '../mail/escape-html.ts';
import type { Mail } from '../mail/mailer.ts';

/** The letter with the activation link, spec §2. The link is good for 48 hours. */
export function activationMail(publicUrl: string, person: { name: string; userName: string; email: string }, token: string): Mail {
  const link = `${publicUrl}/activate?${new URLSearchParams({ email: person.email, token }).toString()}`;
  const greeting = `Hello ${person.name},`;
  const purpose = `welcome to Oja. Open this link to activate your account @${person.userName}:`;
  const lifetime = 'The link is good for 48 hours. If it has run out, log in to get a new one.';
  const stranger = 'If you did not sign up for Oja, ignore this mail: without the link nothing happens.';
  return {
    to: person.email,
    subject: 'Activate your Oja account',
    text: `${greeting}\n\n${purpose}\n\n${link}\n\n${lifetime}\n\n${stranger}\n`,
    html: `<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(purpose)}</p>
<p><a href="${escapeHtml(link)}">Activate my account</a></p>
<p>${lifetime}</p>
<p>${stranger}</p>
`,
  };
}

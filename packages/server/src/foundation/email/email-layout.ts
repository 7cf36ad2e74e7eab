import { escapeHtml } from '../text/escape-html.ts';
import type { OutgoingEmail } from './mailer.ts';

/** How long an email about an event is useful, in milliseconds. */
export const NOTICE_LIFETIME_MS = 3 * 24 * 60 * 60_000;

/** An account whose address is confirmed. */
export interface Addressee {
  userName: string;
  email: string;
}

/** The content of an email; the layout is the same for all. */
export interface EmailParts {
  to: string;
  subject: string;
  /**
   * The user name in the greeting. Left out where the address is not confirmed yet: the person who signed up chose
   * that name too, and could use it to send an advertisement to a stranger.
   */
  userName?: string;
  /** What happened and what to do, one paragraph each. */
  paragraphs: readonly string[];
  /** A code to enter, shown large. */
  code?: string;
  /** The button's label and its target. */
  button?: { label: string; link: string };
  /** A link for the opposite of the button, smaller and below it. */
  otherLink?: { label: string; link: string };
  /** Further information, below the button. */
  afterwards?: readonly string[];
  /** Why this email was sent, in one sentence or two. */
  why: string;
  /** A link that ends emails like this one, see Email. */
  unsubscribe?: string;
  lifetimeMs: number;
}

/**
 * Composes an email as text and as HTML with the same content. Only the layout contains markup; the content is
 * escaped.
 */
export function composeEmail(parts: EmailParts): OutgoingEmail {
  const { to, subject, lifetimeMs, unsubscribe } = parts;
  return { to, subject, text: asText(parts), html: asHtml(parts), unsubscribe, lifetimeMs };
}

/** What a person typed, as text that no email program turns into a link, as it does with names like "win.example". */
export function inert(typed: string): string {
  return typed.replaceAll('.', '.\u{200B}');
}

const greetingOf = ({ userName }: EmailParts) => (userName === undefined ? 'Hello,' : `Hello ${userName},`);

function asText(parts: EmailParts): string {
  const { paragraphs, code, button, otherLink, afterwards = [], why } = parts;
  const blocks = [
    greetingOf(parts),
    ...paragraphs,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...(otherLink ? [`${otherLink.label}:\n${otherLink.link}`] : []),
    ...afterwards,
    `-- \nOja\n${why}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

/**
 * Email programs support inline styles and tables, and little else. The colours are given for light and for dark
 * mode. A program that inverts colours by itself finds dark text on a light background and a button with its own
 * background.
 */
function asHtml(parts: EmailParts): string {
  const { subject, paragraphs, code, button, otherLink, afterwards = [], why } = parts;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #0d1028 !important; }
  .card { background: #151938 !important; color: #f6f2e7 !important; }
  .brand, .link { color: #ffc455 !important; }
  .code { background: #232952 !important; color: #f6f2e7 !important; }
  .why { color: #b9bdd9 !important; }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f3f1ea">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f1ea"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;color:#15193a;border-radius:12px"><tr><td style="padding:32px;font:16px/1.55 'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<p class="brand" style="margin:0 0 24px;font-size:24px;font-weight:800;color:#262e80">Oja</p>
${[greetingOf(parts), ...paragraphs].map(paragraphHtml).join('\n')}
${code === undefined ? '' : codeHtml(code)}${button ? buttonHtml(button) : ''}${otherLink ? otherLinkHtml(otherLink) : ''}${afterwards.map(paragraphHtml).join('\n')}
<p class="why" style="margin:24px 0 0;font-size:13px;color:#565b80">${escapeHtml(why)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function paragraphHtml(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

function codeHtml(code: string): string {
  return `<p class="code" style="margin:0 0 16px;padding:16px;background:#eceefa;color:#15193a;border-radius:8px;font:700 28px/1.2 Consolas,Menlo,monospace;letter-spacing:8px;text-align:center">${escapeHtml(code)}</p>
`;
}

function buttonHtml({ label, link }: { label: string; link: string }): string {
  const address = escapeHtml(link);
  return `<p style="margin:0 0 16px"><a href="${address}" style="display:inline-block;padding:12px 24px;background:#262e80;border:1px solid #7279ab;border-radius:8px;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px">If the button does not work, open this address:<br><a class="link" href="${address}" style="color:#262e80;word-break:break-all">${address}</a></p>
`;
}

function otherLinkHtml({ label, link }: { label: string; link: string }): string {
  const address = escapeHtml(link);
  return `<p style="margin:0 0 16px"><a class="link" href="${address}" style="color:#262e80;font-weight:700">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px"><a class="link" href="${address}" style="color:#262e80;word-break:break-all">${address}</a></p>
`;
}

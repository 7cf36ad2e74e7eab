import { escapeHtml } from '../../foundation/text/escape-html.ts';
import type { UnwantedAccount } from '../../market/accounts/remove-unwanted.ts';
import { PAGE_LOOK, pageLinks } from './page-look.ts';

/** Where the style sheet of the page is served. */
export const NOT_ME_STYLE = '/not-me.css';

/** The page of a link "This was not me": it asks before it removes anything. It works without scripts. */
export function notMePage(account: UnwantedAccount, token: string): string {
  switch (account.state) {
    case 'waiting':
      return linkPage(
        'Was this not you?',
        `<p>Somebody opened the Oja account <strong>${escapeHtml(account.userName)}</strong> with your email address. It is not activated. If that was not you, remove it.</p>
<form method="post" action="/not-me?${escapeHtml(new URLSearchParams({ token }).toString())}"><button>Remove the account</button></form>`,
      );
    case 'activated':
      return linkPage(
        'This account is activated',
        `<p>The account <strong>${escapeHtml(account.userName)}</strong> was activated with the link in the same email, so this link no longer removes it. If that was not you, <a href="/forgot-password">choose a new password</a>: then every other device is logged out. After that you can delete the account in the settings.</p>`,
      );
    default:
      return linkPage('There is no such account', '<p>It was removed already, or the link is not complete.</p>');
  }
}

/** The page after the account was removed. */
export function removedPage(): string {
  return linkPage('The account is removed', '<p>Nobody can use your email address with it any more. Thank you.</p>');
}

/**
 * A page that a link in an email opens.
 * @param title shown as its heading
 * @param body its markup
 */
export function linkPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Oja</title>
${pageLinks(NOT_ME_STYLE)}
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

/** The style of the page, served as a file, because the content policy allows no style inside a page. */
export const NOT_ME_STYLESHEET = `${PAGE_LOOK}
body { display: grid; place-items: center; min-block-size: 100vh; padding: 1rem; }
main {
  inline-size: 100%; max-inline-size: 30rem; padding: 2rem;
  border: 1px solid var(--line); border-radius: 1.25rem; background: var(--surface);
}
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.1; letter-spacing: -0.015em; }
p { margin: 0; overflow-wrap: anywhere; }
form { margin-block-start: 1.5rem; }
button {
  inline-size: 100%; min-block-size: 3.375rem; padding: 0.5rem 1.25rem; border: 1px solid transparent; border-radius: 999rem;
  background: #f5ad1b; color: #1d1503; font: inherit; font-size: 1.125rem; font-weight: 700; cursor: pointer;
}
button:active { background: #ffc04a; }
@media (hover: hover) {
  button:hover { background: #ffc04a; }
}
`.trimStart();

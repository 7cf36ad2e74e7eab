import { escapeHtml } from '../../foundation/text/escape-html.ts';
import { linkPage } from './not-me-page.ts';

/** The page of the link "End these emails": it asks before it ends anything. It works without scripts. */
export function searchEmailsPage(token: string): string {
  return linkPage(
    'End these emails?',
    `<p>You get an email a day about new posts that fit your saved searches. Your searches stay saved.</p>
<form method="post" action="/end-search-emails?${escapeHtml(new URLSearchParams({ token }).toString())}"><button>End these emails</button></form>`,
  );
}

/** The page after the emails were ended. */
export function endedPage(): string {
  return linkPage(
    'No more of these emails',
    '<p>Your searches stay saved. You can choose emails again <a href="/dashboard/search">beside each search</a>.</p>',
  );
}

/** The page of a link that is not complete. */
export function unknownLinkPage(): string {
  return linkPage(
    'This link is not complete',
    '<p>Open it from the email once more, or choose your alerts <a href="/dashboard/search">beside each search</a>.</p>',
  );
}

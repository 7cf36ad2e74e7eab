import { escapeHtml } from '../../foundation/text/escape-html.ts';
import { linkPage } from './not-me-page.ts';

/** What the pages say about one kind of emails, as sentences or parts of one, in HTML. */
export interface EndEmailsTexts {
  /** The address of the link, without its `token`. */
  path: `/${string}`;
  /** What the emails are. */
  what: string;
  /** What stays after their end. */
  stays: string;
  /** Where they can be chosen again, to follow "choose emails again". */
  where: string;
}

/** The page of the link "End these emails": it asks before it ends anything. It works without scripts. */
export function endEmailsPage({ path, what, stays }: EndEmailsTexts, token: string): string {
  return linkPage(
    'End these emails?',
    `<p>${what} ${stays}</p>
<form method="post" action="${path}?${escapeHtml(new URLSearchParams({ token }).toString())}"><button>End these emails</button></form>`,
  );
}

/** The page after the emails were ended. */
export function endedPage({ stays, where }: EndEmailsTexts): string {
  return linkPage('No more of these emails', `<p>${stays} You can choose emails again ${where}.</p>`);
}

/** The page of a link that is not complete. */
export function unknownLinkPage({ where }: EndEmailsTexts): string {
  return linkPage(
    'This link is not complete',
    `<p>Open it from the email once more, or choose your emails ${where}.</p>`,
  );
}

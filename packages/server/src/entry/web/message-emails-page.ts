import { escapeHtml } from '../../foundation/text/escape-html.ts';
import { linkPage } from './not-me-page.ts';

/** The page of the link "End these emails": it asks before it ends anything. It works without scripts. */
export function messageEmailsPage(token: string): string {
  return linkPage(
    'End these emails?',
    `<p>You get an email when a message was unread for half an hour and Oja was open on none of your devices. Your messages stay where they are.</p>
<form method="post" action="/end-message-emails?${escapeHtml(new URLSearchParams({ token }).toString())}"><button>End these emails</button></form>`,
  );
}

/** The page after the emails were ended. */
export function endedPage(): string {
  return linkPage(
    'No more of these emails',
    '<p>Your messages stay where they are. You can choose emails again in your <a href="/dashboard/settings">settings</a>, under Notifications.</p>',
  );
}

/** The page of a link that is not complete. */
export function unknownLinkPage(): string {
  return linkPage(
    'This link is not complete',
    '<p>Open it from the email once more, or choose your emails in your <a href="/dashboard/settings">settings</a>, under Notifications.</p>',
  );
}

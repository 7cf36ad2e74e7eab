import { DAY, RESTORE_LIFETIME_MS } from '@oja/contract/limits';

import { escapeHtml } from '../../foundation/text/escape-html.ts';
import { inLagos } from '../../market/accounts/who-asked.ts';
import type { DeletedAccount } from '../../market/accounts/restore-account.ts';
import { linkPage } from './not-me-page.ts';

const RESTORE_DAYS = RESTORE_LIFETIME_MS / DAY;

/** The page of the link in the email about a deleted account: it asks before it restores. It works without scripts. */
export function restorePage(account: DeletedAccount, token: string): string {
  switch (account.state) {
    case 'deleted':
      return linkPage(
        'Restore your account?',
        `<p>The Oja account <strong>${escapeHtml(account.userName)}</strong> is deleted. Until ${inLagos(account.until)}, Lagos time, you can have it back with its posts, followers and messages. Then it is erased.</p>
<form method="post" action="/restore?${escapeHtml(new URLSearchParams({ token }).toString())}"><button>Restore my account</button></form>`,
      );
    case 'restored':
      return linkPage(
        'This link was used already',
        `<p>It has restored the account <strong>${escapeHtml(account.userName)}</strong>, which is there with everything in it. <a href="/login">Log in</a> with your password, as before.</p>`,
      );
    case 'expired':
      return linkPage(
        'This link is too old',
        `<p>It was good for ${RESTORE_DAYS} days. The account <strong>${escapeHtml(account.userName)}</strong> is being erased and cannot be restored any more. You are welcome to <a href="/signup">open a new one</a> afterwards.</p>`,
      );
    default:
      return linkPage(
        'There is no account to restore',
        `<p>The ${RESTORE_DAYS} days are over and the account is erased, or the account was deleted again and a newer email has the link, or this link is not complete.</p>`,
      );
  }
}

/** The page after the account was restored. */
export function restoredPage(userName: string): string {
  return linkPage(
    'Your account is back',
    `<p>The account <strong>${escapeHtml(userName)}</strong> is there again, with everything but its adverts. <a href="/login">Log in</a> with your password, as before.</p>`,
  );
}

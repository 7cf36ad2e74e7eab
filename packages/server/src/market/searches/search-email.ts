import { DAY } from '@oja/contract/limits';
import { formatNaira } from '@oja/contract/naira';

import { type Addressee, composeEmail, inert } from '../../foundation/email/email-layout.ts';
import type { OutgoingEmail } from '../../foundation/email/mailer.ts';

/** Posts of a search that are named in the email; the others are counted. */
const NAMED_MAX = 5;

/** A new post that fits a saved search. */
export interface MailedPost {
  searchId: string;
  searchName: string;
  title: string;
  kobo: number | null;
  /** The local government or state, or else the vendor's own words. */
  place: string;
}

/** The email of a day about new posts that fit a person's saved searches: one paragraph for each search. */
export function searchEmail(
  publicUrl: string,
  { userName, email }: Addressee,
  { posts, endToken }: { posts: readonly MailedPost[]; endToken: string },
): OutgoingEmail {
  const searches = [...Map.groupBy(posts, ({ searchId }) => searchId).values()];
  const endLink = `${publicUrl}/end-search-emails?${new URLSearchParams({ token: endToken }).toString()}`;
  const [first] = posts;
  const fits = posts.length === 1 ? 'new post fits' : 'new posts fit';
  return composeEmail({
    to: email,
    userName,
    subject:
      searches.length === 1
        ? `${posts.length} ${fits} your search “${inert(first?.searchName ?? '')}”`
        : `${posts.length} ${fits} your searches`,
    paragraphs: searches.map(paragraphOf),
    button: { label: 'See them on Oja', link: `${publicUrl}/dashboard/search` },
    otherLink: { label: 'End these emails', link: endLink },
    why: 'You get this email, at most once a day, because you saved searches with a daily email.',
    unsubscribe: endLink,
    lifetimeMs: DAY,
  });
}

function paragraphOf(posts: readonly MailedPost[]): string {
  const name = inert(posts[0]?.searchName ?? '');
  const named = posts.slice(0, NAMED_MAX).map(lineOf).join('; ');
  const more = posts.length > NAMED_MAX ? `; and ${posts.length - NAMED_MAX} more` : '';
  return `“${name}” (${posts.length}): ${named}${more}.`;
}

function lineOf({ title, kobo, place }: MailedPost): string {
  const price = kobo === null ? '' : `, ${formatNaira(kobo / 100)}`;
  return `${inert(title)}${price}, ${inert(place)}`;
}

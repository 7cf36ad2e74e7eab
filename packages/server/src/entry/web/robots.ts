/**
 * What crawlers may read: the landing page, profiles and posts, with all that these need, and the address of the
 * sitemap. The rest of the web app shows nothing without a session, and the server's own pages are not content.
 */
export function robotsText(publicUrl: string): string {
  return `User-agent: *
Allow: /dashboard/profile/
Allow: /dashboard/post/details/
Disallow: /dashboard
Disallow: /api
Disallow: /outbox
Disallow: /sandbox
Disallow: /activate
Disallow: /reset-password
Disallow: /verify-forgot-password
Disallow: /payment-success
Disallow: /testing

Sitemap: ${publicUrl}/sitemap.xml
`;
}
